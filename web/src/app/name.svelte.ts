// A guest is asked for a name once: before other people see it.
import { me } from './person.svelte';

const KEY = 'tablelands.named';

class NameQuestion {
  /** Set while the question is on the screen. */
  answered = $state.raw<((goesOn: boolean) => void) | null>(null);

  /** Whether to go on: the person has given a name, kept the one they were given, or was asked before. */
  async ask(): Promise<boolean> {
    const person = await me.somebody();
    if (!person.guest || localStorage.getItem(KEY)) return true;
    this.cancel();
    return new Promise((resolve) => {
      this.answered = (goesOn) => {
        this.answered = null;
        resolve(goesOn);
      };
    });
  }

  /** Not again. */
  settle(): void {
    localStorage.setItem(KEY, 'yes');
    this.answered?.(true);
  }

  /** The person does not want what they were asked for. */
  cancel(): void {
    this.answered?.(false);
  }
}

export const nameQuestion = new NameQuestion();
