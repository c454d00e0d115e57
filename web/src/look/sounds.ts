// Every sound of the page as a score of short, dry, wooden notes, and how a note is made on the spot. They are rendered
// and measured in tests/page/test_sounds.py: none clips or clicks, all are about as loud, no two are alike.

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

interface Note {
  at: number;
  pitch: number;
  length: number;
  loud: number;
  /** A tone, or a breath of noise around the pitch: sand, cloth, snow. */
  shape?: 'triangle' | 'sine' | 'noise';
}

/** So fast a note rises, and so fast it is gone in the end: never at once, which would click. */
const RISE = 0.003;
const FADE = 0.004;

const SCORES: Record<Sound, Note[]> = {
  choose: [{ at: 0, pitch: 420, length: 0.05, loud: 0.56 }],
  turn: [{ at: 0, pitch: 640, length: 0.035, loud: 0.46 }],
  lay: [
    { at: 0, pitch: 180, length: 0.1, loud: 0.7 },
    { at: 0.07, pitch: 290, length: 0.09, loud: 0.5 },
  ],
  other: [
    { at: 0, pitch: 170, length: 0.08, loud: 0.44 },
    { at: 0.07, pitch: 250, length: 0.07, loud: 0.34 },
  ],
  refuse: [
    { at: 0, pitch: 150, length: 0.06, loud: 0.95 },
    { at: 0.11, pitch: 140, length: 0.06, loud: 0.8 },
  ],
  die: [0, 0.05, 0.11, 0.18, 0.27, 0.4].map((at, n) => ({
    at,
    pitch: 2600 - n * 180,
    length: 0.03,
    loud: 0.6,
    shape: 'noise' as const,
  })),
  keep: [{ at: 0, pitch: 340, length: 0.06, loud: 0.55, shape: 'sine' }],
  settle: [
    { at: 0, pitch: 300, length: 0.06, loud: 0.58 },
    { at: 0.13, pitch: 270, length: 0.06, loud: 0.58 },
  ],
  bonus: [
    { at: 0, pitch: 1568, length: 0.4, loud: 0.11, shape: 'sine' },
    { at: 0.02, pitch: 2349, length: 0.28, loud: 0.05, shape: 'sine' },
  ],
  lost: [{ at: 0, pitch: 1500, length: 0.45, loud: 0.4, shape: 'noise' }],
  longer: [392, 440, 523].map((pitch, n) => ({
    at: n * 0.09,
    pitch,
    length: 0.13,
    loud: 0.23,
    shape: 'sine' as const,
  })),
  train: [
    { at: 0, pitch: 740, length: 0.24, loud: 0.13, shape: 'sine' },
    { at: 0, pitch: 932, length: 0.24, loud: 0.11, shape: 'sine' },
    ...[0.32, 0.44, 0.56, 0.68].map((at) => ({ at, pitch: 500, length: 0.08, loud: 0.5, shape: 'noise' as const })),
  ],
  hole: [{ at: 0, pitch: 760, length: 0.04, loud: 0.36, shape: 'sine' }],
  flag: [
    { at: 0, pitch: 3400, length: 0.05, loud: 0.6, shape: 'noise' },
    { at: 0.06, pitch: 4600, length: 0.06, loud: 0.6, shape: 'noise' },
  ],
  crash: [
    { at: 0, pitch: 180, length: 0.3, loud: 0.9, shape: 'noise' },
    { at: 0.07, pitch: 330, length: 0.06, loud: 0.5 },
  ],
  'your-turn': [
    { at: 0, pitch: 880, length: 0.18, loud: 0.14, shape: 'sine' },
    { at: 0.18, pitch: 1175, length: 0.24, loud: 0.14, shape: 'sine' },
  ],
  win: [523, 659, 784, 1047].map((pitch, n) => ({
    at: n * 0.14,
    pitch,
    length: n < 3 ? 0.22 : 0.4,
    loud: 0.13,
    shape: 'sine' as const,
  })),
};

export const SOUNDS = Object.keys(SCORES) as Sound[];

export function sing(audio: BaseAudioContext, to: AudioNode, sound: Sound): void {
  for (const note of SCORES[sound]) strike(audio, to, note);
}

function strike(audio: BaseAudioContext, to: AudioNode, note: Note): void {
  const [from, end] = [audio.currentTime + note.at, audio.currentTime + note.at + note.length];
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(note.loud, from + RISE);
  gain.gain.exponentialRampToValueAtTime(note.loud / 100, end - FADE);
  gain.gain.linearRampToValueAtTime(0, end);
  const voice = note.shape === 'noise' ? breath(audio, note, gain) : tone(audio, note, gain, from, end);
  gain.connect(to);
  voice.start(from);
  voice.stop(end);
}

function tone(
  audio: BaseAudioContext,
  { pitch, shape }: Note,
  gain: GainNode,
  from: number,
  end: number,
): OscillatorNode {
  const voice = audio.createOscillator();
  voice.type = shape === 'sine' ? 'sine' : 'triangle';
  voice.frequency.setValueAtTime(pitch, from);
  voice.frequency.exponentialRampToValueAtTime(pitch * 0.8, end);
  voice.connect(gain);
  return voice;
}

function breath(audio: BaseAudioContext, { pitch, length }: Note, gain: GainNode): AudioBufferSourceNode {
  const voice = audio.createBufferSource();
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 1;
  for (let n = 0; n < samples.length; n++) {
    seed = (seed * 16807) % 2147483647;
    samples[n] = (2 * seed) / 2147483647 - 1;
  }
  voice.buffer = buffer;
  const around = audio.createBiquadFilter();
  around.type = 'bandpass';
  around.frequency.value = pitch;
  around.Q.value = 1.2;
  voice.connect(around).connect(gain);
  return voice;
}
