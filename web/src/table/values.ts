// Numbers of a review, as people read them.
import { getLocale } from '../paraglide/runtime.js';

/** A share of the win, or a value by a bot's own measure. */
export function valueWords(value: number, isChance: boolean): string {
  return isChance
    ? format(value, { style: 'percent', maximumFractionDigits: 0 })
    : format(value, { maximumFractionDigits: 2 });
}

/** Points with their sign; those that were reckoned have a decimal. */
export function signed(points: number, decimals = 1): string {
  return format(points, {
    signDisplay: 'exceptZero',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}

function format(value: number, how: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(getLocale(), how).format(value).replace('-', '−');
}
