// What differs from the usual game, in the words of the form that a table is made with.
import type { Json, Option } from '../api/types';
import { m } from '../paraglide/messages.js';

/** "two routes", "Area: easy"; without the options that are `told` already. */
export function variantsOf(chosen: Json, options: Option[], told: readonly string[] = []): string[] {
  return options
    .filter(({ name, default: usual }) => chosen[name] !== undefined && !isSame(chosen[name], usual))
    .filter(({ name }) => !told.includes(name))
    .map((option) => wordsFor(option, chosen[option.name]));
}

function isSame(value: unknown, usual: unknown): boolean {
  return JSON.stringify(value) === JSON.stringify(usual);
}

/** A value of several words says what it is about by itself. */
function wordsFor(option: Option, value: unknown): string {
  const choice = option.choices.find((choice) => isSame(choice.value, value));
  if (choice?.text.includes(' ')) return choice.text;
  const text = choice?.text ?? (Array.isArray(value) && option.kind === 'size' ? value.join(' × ') : value);
  if (typeof text === 'string' && option.kind !== 'course')
    return m.option_value({ option: option.title, value: text });
  if (typeof text === 'number') return m.option_value({ option: option.title, value: String(text) });
  return m.option_value({ option: option.title, value: m.own_value() });
}
