// Who one is here. Nobody at first; a guest from the first thing that needs somebody.
import { Refused, api } from '../api/http';
import { live } from '../api/live.svelte';
import type { Person } from '../api/types';
import { settings } from './settings.svelte';

class Me {
  person = $state.raw<Person | null>(null);
  /** Whether we have asked. */
  known = $state(false);

  async ask(): Promise<void> {
    try {
      this.become(await api.me());
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
    this.known = true;
  }

  /** Somebody, in any case. */
  async somebody(): Promise<Person> {
    if (!this.person) await this.ask(); // another tab may have become somebody
    if (this.person) return this.person;
    const guest = await api.becomeGuest();
    this.become(settings.language === guest.language ? guest : await api.changeMe({ language: settings.language }));
    return guest;
  }

  become(person: Person | null): void {
    const changed = person?.id !== this.person?.id;
    this.person = person;
    if (changed) live.renew();
  }
}

export const me = new Me();
