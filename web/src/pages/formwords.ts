// Rules name options as programs do (`area: unlimited`); whoever reads them on the page finds the words of the form.
import type { Option } from '../api/types';
import { m } from '../paraglide/messages.js';

/** Values that a form of their own makes. */
const FACES: Record<string, () => string> = { easy: m.dh_faces_easy, hard: m.dh_faces_hard, mixed: m.dh_faces_mixed };

export function inFormWords(text: string, options: Option[]): string {
  return text.replace(/`([^`]+)`/g, (whole, code: string) => {
    const words = wordsOf(code, options);
    return words ? `**${words}**` : whole;
  });
}

function wordsOf(code: string, options: Option[]): string | null {
  const [name, value] = code.split(': ');
  const option = options.find((one) => one.name === name);
  if (!option) return valueAlone(code, options);
  if (value !== undefined) return m.option_value({ option: option.title, value: valueWords(option, value) });
  const switched = option.choices.find((choice) => choice.value === true);
  return switched ? m.option_value({ option: option.title, value: switched.text }) : option.title;
}

function valueWords(option: Option, value: string): string {
  const choice = option.choices.find((one) => String(one.value) === value);
  const [short, long] = value.match(/\d+/g) ?? [];
  return choice?.text ?? (long ? `${short} × ${long}` : value);
}

function valueAlone(code: string, options: Option[]): string | null {
  const found = options.flatMap((option) => option.choices.filter((choice) => choice.value === code));
  if (found.length === 1) return found[0]?.text ?? null;
  return options.some((option) => option.kind === 'course') ? (FACES[code]?.() ?? null) : null;
}
