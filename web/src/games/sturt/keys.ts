// Single letters work only while nothing is being typed, and can be switched off.
export function isTyping(event: KeyboardEvent): boolean {
  const target = event.target;
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName);
}

/** The letter, or nothing where it belongs to the browser or is switched off (data-letters on the root). */
export function letterOf(event: KeyboardEvent): string {
  const off = document.documentElement.dataset['letters'] === 'off';
  return event.ctrlKey || event.metaKey || event.altKey || off || event.key.length > 1 ? '' : event.key.toLowerCase();
}
