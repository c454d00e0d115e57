// What a person has chosen for this browser.
import { motion } from '../board/motion.svelte';
import type { Language } from '../api/types';
import { getLocale, setLocale } from '../paraglide/runtime.js';

export type Theme = 'system' | 'day' | 'night';
export type Pace = 'slow' | 'normal' | 'instant';
type Wish = 'system' | 'full' | 'less';
const KEY = 'tablelands.settings';

interface Kept {
  language: Language;
  theme: Theme;
  motion: Wish;
  sound: boolean;
  letters: boolean;
  notify: boolean;
  pace: Pace;
  coordinates: boolean;
  threats: boolean;
}

function defaults(): Kept {
  return {
    language: browserLanguage(),
    theme: 'system',
    motion: 'system',
    sound: false,
    letters: true,
    notify: false,
    pace: 'normal',
    coordinates: true,
    threats: true,
  };
}

function kept(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
  } catch {
    return {};
  }
}

function browserLanguage(): Language {
  const wished = navigator.languages.map((one) => one.slice(0, 2));
  return (wished.find((one) => ['en', 'de', 'fr'].includes(one)) as Language | undefined) ?? 'en';
}

class Settings implements Kept {
  private before: Kept = { ...defaults(), ...kept() };
  language = $state(this.before.language);
  theme = $state(this.before.theme);
  motion = $state(this.before.motion);
  sound = $state(this.before.sound);
  /** Keys of one letter. */
  letters = $state(this.before.letters);
  notify = $state(this.before.notify);
  /** How fast the moves of other players are shown. */
  pace = $state(this.before.pace);
  /** Letters and numbers at the border of a board. */
  coordinates = $state(this.before.coordinates);
  /** Sturt's Stony Desert marks the cells that complete a route. */
  threats = $state(this.before.threats);

  private readonly dusk = matchMedia('(prefers-color-scheme: dark)');
  private dark = $state(this.dusk.matches);

  constructor() {
    this.apply();
    this.dusk.addEventListener('change', ({ matches }) => (this.dark = matches));
    addEventListener('storage', ({ key }) => {
      if (key === KEY) this.adopt(kept());
    });
  }

  /** Another tab has chosen something else. */
  private adopt(chosen: Partial<Kept>): void {
    Object.assign(this, { ...defaults(), language: this.language, ...chosen });
    this.apply();
  }

  /** After any change. */
  save(): void {
    const names = Object.keys(defaults()) as (keyof Kept)[];
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(names.map((name) => [name, this[name]]))));
    this.apply();
  }

  get night(): boolean {
    if (this.theme !== 'system') return this.theme === 'night';
    return this.dark;
  }

  private apply(): void {
    const root = document.documentElement;
    if (this.theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = this.theme;
    root.dataset.motion = this.motion;
    root.dataset.letters = this.letters ? 'on' : 'off';
    root.lang = this.language;
    motion.wish = this.motion;
    if (getLocale() !== this.language) void setLocale(this.language, { reload: false });
  }
}

export const settings = new Settings();
