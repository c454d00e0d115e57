// Plays sounds, once they are switched on in the settings. What comes at the same time is kept from clipping.
import { settings } from '../app/settings.svelte';
import { sing, type Sound } from './sounds';

/** What a story brings to the ear. */
export const SOUND_OF: Record<string, Sound> = {
  dice: 'die',
  animal: 'settle',
  bonus: 'bonus',
  lost: 'lost',
  route: 'train',
  billabong: 'longer',
  finished: 'longer',
};

let context: AudioContext | null = null;
let limit: DynamicsCompressorNode | null = null;

export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  limit ??= limiter(context);
  sing(context, limit, sound);
}

function limiter(audio: AudioContext): DynamicsCompressorNode {
  const node = new DynamicsCompressorNode(audio, { threshold: -6, knee: 6, ratio: 12, attack: 0.001, release: 0.1 });
  node.connect(audio.destination);
  return node;
}
