// What the table's panels cover of the board, as the page tells in custom properties.
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

const DESKTOP: Insets = { top: 84, right: 336, bottom: 20, left: 296 };
const PHONE: Insets = { top: 150, right: 0, bottom: 44, left: 0 };

export const PHONE_WIDTH = 700;

export function insetsOf(element: Element, width: number): Insets {
  const style = getComputedStyle(element);
  const usual = width < PHONE_WIDTH ? PHONE : DESKTOP;
  const side = (name: keyof Insets): number => {
    const told = parseFloat(style.getPropertyValue(`--inset-${name}`));
    return Number.isFinite(told) ? told : usual[name];
  };
  return { top: side('top'), right: side('right'), bottom: side('bottom'), left: side('left') };
}
