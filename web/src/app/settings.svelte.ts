// What a person has chosen for this browser.
import { motion } from '../board/motion.svelte';
import type { Language } from '../api/types';
import { getLocale, setLocale } from '../paraglide/runtime.js';

export type Theme = 'system' | 'day' | 'night';
type Wish = 'system' | 'full' | 'less';
const KEY = 'tablelands.settings';

interface Kept {
  language?: Language;
  theme?: Theme;
  motion?: Wish;
  sound?: boolean;
  letters?: boolean;
  notify?: boolean;
}

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

function browserLanguage(): Language {
  const wished = navigator.languages.map((one) => one.slice(0, 2));
  return (wished.find((one) => ['en', 'de', 'fr'].includes(one)) as Language | undefined) ?? 'en';
}

class Settings {
  private before = kept();
  language = $state<Language>(this.before.language ?? browserLanguage());
  theme = $state<Theme>(this.before.theme ?? 'system');
  motion = $state<Wish>(this.before.motion ?? 'system');
  sound = $state(this.before.sound ?? false);
  /** Keys of one letter. */
  letters = $state(this.before.letters ?? true);
  notify = $state(this.before.notify ?? false);

  constructor() {
    this.apply();
    addEventListener('storage', ({ key }) => {
      if (key === KEY) this.adopt(kept());
    });
  }

  /** Another tab has chosen something else. */
  private adopt({ language, theme, motion: moves, sound, letters, notify }: Kept): void {
    this.language = language ?? this.language;
    this.theme = theme ?? 'system';
    this.motion = moves ?? 'system';
    this.sound = sound ?? false;
    this.letters = letters ?? true;
    this.notify = notify ?? false;
    this.apply();
  }

  /** After any change. */
  save(): void {
    const { language, theme, motion: moves, sound, letters, notify } = this;
    localStorage.setItem(KEY, JSON.stringify({ language, theme, motion: moves, sound, letters, notify }));
    this.apply();
  }

  get night(): boolean {
    if (this.theme !== 'system') return this.theme === 'night';
    return matchMedia('(prefers-color-scheme: dark)').matches;
  }

  private apply(): void {
    const root = document.documentElement;
    if (this.theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = this.theme;
    root.dataset.motion = this.motion;
    root.dataset.letters = this.letters ? 'on' : 'off';
    root.lang = this.language;
    motion.wish = this.motion;
    if (getLocale() !== this.language) void setLocale(this.language, { reload: false });
  }
}

export const settings = new Settings();
