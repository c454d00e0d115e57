// A board on its own, on a saved scene: /demo.html?scene=down-under&theme=night&lang=de&panels=1. For pictures and tests.
import { mount } from 'svelte';
import type { Scene } from './api/types';
import Demo from './Demo.svelte';
import { entryOf } from './games/registry';
import { loadDrawings } from './look/drawings';
import './look/base.css';
import { setLocale } from './paraglide/runtime.js';

const asked = new URLSearchParams(location.search);
if (asked.get('theme')) document.documentElement.dataset.theme = asked.get('theme') ?? '';
if (asked.get('motion')) document.documentElement.dataset.motion = asked.get('motion') ?? '';
void setLocale((asked.get('lang') ?? 'en') as 'en', { reload: false });

const scene = (await (await fetch(`/scenes/${asked.get('scene')}.json`)).json()) as Scene;
await loadDrawings();
const game = (await entryOf(scene.game).load()).default;
mount(Demo, {
  target: document.getElementById('app') as HTMLElement,
  props: { scene, game, panels: asked.has('panels') },
});
