// Keys that act wherever the focus is.

/** Whether the key goes into a field or a dialog. */
export function isTyping({ target }: Event): boolean {
  return target instanceof Element && target.closest('input, textarea, select, dialog, [contenteditable]') !== null;
}

/** Whether Enter and Space press a button or follow a link. */
export function isOnButton({ target }: Event): boolean {
  return target instanceof Element && target.closest('button, a, summary, [role=button]') !== null;
}

/**
 * "r", "?" or "Escape"; empty where the key belongs to a field, a dialog or the browser, or something else has used it.
 * Single characters can be switched off in the settings.
 */
export function shortcutOf(event: KeyboardEvent): string {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return '';
  if (event.key.length > 1 || event.key === ' ') return event.key;
  return document.documentElement.dataset.letters === 'off' ? '' : event.key.toLowerCase();
}
