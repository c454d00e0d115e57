// Short, dry, wooden sounds, made on the spot; silent until switched on in the settings.
import { settings } from '../app/settings.svelte';

export type Sound =
  | 'choose'
  | 'turn'
  | 'lay'
  | 'other'
  | 'refuse'
  | 'die'
  | 'keep'
  | 'settle'
  | 'bonus'
  | 'lost'
  | 'longer'
  | 'train'
  | 'hole'
  | 'flag'
  | 'crash'
  | 'your-turn'
  | 'win';

/** What a story brings to the ear. */
export const SOUND_OF: Record<string, Sound> = { dice: 'die', animal: 'settle', bonus: 'bonus', lost: 'lost', route: 'train', billabong: 'longer', finished: 'longer' };

let context: AudioContext | null = null;

interface Knock {
  at: number;
  pitch: number;
  length: number;
  loud: number;
  shape?: OscillatorType;
}

const SCORES: Record<Sound, Knock[]> = {
  choose: [{ at: 0, pitch: 420, length: 0.04, loud: 0.2 }],
  turn: [{ at: 0, pitch: 620, length: 0.03, loud: 0.12 }],
  lay: [
    { at: 0, pitch: 180, length: 0.09, loud: 0.4 },
    { at: 0.07, pitch: 270, length: 0.08, loud: 0.3 },
  ],
  other: [
    { at: 0, pitch: 170, length: 0.08, loud: 0.2 },
    { at: 0.07, pitch: 250, length: 0.07, loud: 0.15 },
  ],
  refuse: [
    { at: 0, pitch: 130, length: 0.06, loud: 0.25 },
    { at: 0.1, pitch: 120, length: 0.06, loud: 0.2 },
  ],
  die: [0, 0.05, 0.11, 0.18, 0.27, 0.4].map((at, n) => ({ at, pitch: 900 - n * 60, length: 0.02, loud: 0.14 })),
  settle: [
    { at: 0, pitch: 300, length: 0.05, loud: 0.2 },
    { at: 0.12, pitch: 280, length: 0.05, loud: 0.18 },
  ],
  keep: [{ at: 0, pitch: 340, length: 0.05, loud: 0.3, shape: 'sine' }],
  bonus: [
    { at: 0, pitch: 1568, length: 0.35, loud: 0.14, shape: 'sine' },
    { at: 0.02, pitch: 2349, length: 0.25, loud: 0.06, shape: 'sine' },
  ],
  lost: [0, 0.04, 0.09, 0.15].map((at, n) => ({ at, pitch: 240 - n * 30, length: 0.08, loud: 0.12 })),
  longer: [392, 440, 523].map((pitch, n) => ({ at: n * 0.09, pitch, length: 0.12, loud: 0.18, shape: 'sine' as const })),
  train: [
    { at: 0, pitch: 740, length: 0.22, loud: 0.12, shape: 'sine' },
    { at: 0, pitch: 932, length: 0.22, loud: 0.1, shape: 'sine' },
    ...[0.3, 0.42, 0.54, 0.66].map((at) => ({ at, pitch: 110, length: 0.05, loud: 0.25 })),
  ],
  hole: [{ at: 0, pitch: 700, length: 0.03, loud: 0.2, shape: 'sine' }],
  flag: [
    { at: 0, pitch: 1000, length: 0.03, loud: 0.12 },
    { at: 0.05, pitch: 1300, length: 0.04, loud: 0.12 },
  ],
  'your-turn': [
    { at: 0, pitch: 880, length: 0.16, loud: 0.16, shape: 'sine' },
    { at: 0.18, pitch: 1175, length: 0.22, loud: 0.16, shape: 'sine' },
  ],
  win: [523, 659, 784, 1047].map((pitch, n) => ({ at: n * 0.14, pitch, length: 0.2, loud: 0.18, shape: 'sine' as const })),
  crash: [
    { at: 0, pitch: 90, length: 0.2, loud: 0.45 },
    { at: 0.06, pitch: 320, length: 0.05, loud: 0.3 },
  ],
};

export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  for (const knock of SCORES[sound]) sing(context, knock);
}

function sing(audio: AudioContext, { at, pitch, length, loud, shape = 'triangle' }: Knock): void {
  const [voice, gain, from] = [audio.createOscillator(), audio.createGain(), audio.currentTime + at];
  voice.type = shape;
  voice.frequency.setValueAtTime(pitch, from);
  voice.frequency.exponentialRampToValueAtTime(pitch * 0.8, from + length);
  gain.gain.setValueAtTime(loud, from);
  gain.gain.exponentialRampToValueAtTime(0.001, from + length);
  voice.connect(gain).connect(audio.destination);
  voice.start(from);
  voice.stop(from + length);
}
