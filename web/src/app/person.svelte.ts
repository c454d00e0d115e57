// Who one is here. Nobody at first; a guest from the first thing that needs somebody.
import { Refused, api } from '../api/http';
import { live } from '../api/live.svelte';
import type { Person } from '../api/types';
import { settings } from './settings.svelte';

/** All tabs of this browser are one person. */
const tabs = new BroadcastChannel('tablelands.person');

class Me {
  person = $state.raw<Person | null>(null);
  /** Whether we have asked. */
  known = $state(false);

  async ask(): Promise<void> {
    try {
      this.take(await api.me());
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
    this.take(person);
    tabs.postMessage('changed');
  }

  /** The server says who one is: another tab has changed it. */
  async listen(): Promise<void> {
    try {
      this.take(await api.me());
    } catch (error) {
      if (error instanceof Refused) this.take(null);
    }
  }

  private take(person: Person | null): void {
    const changed = person?.id !== this.person?.id;
    this.person = person;
    if (changed) live.renew();
  }
}

export const me = new Me();
tabs.onmessage = () => void me.listen();
