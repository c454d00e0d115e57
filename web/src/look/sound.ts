// Short, dry, wooden sounds, made on the spot; silent until switched on in the settings.
import { settings } from '../app/settings.svelte';

export type Sound = 'choose' | 'turn' | 'lay' | 'other' | 'refuse' | 'die' | 'settle' | 'your-turn' | 'win' | 'crash';

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
