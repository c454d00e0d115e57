// What moves after a step: first the animal, then the jeep, then the dice. Any tap or key ends it at once.
import { motion } from '../../board/motion.svelte';
import type { Entry } from '../../api/types';
import { keyOf } from './landscape';
import type { AnimalData, BonusName, Story } from './types';

const SETTLES = 320;
const MARKER_STEP = 120;
const TILE = 90;
const ROLLS = 1020;

export interface Act {
  /** Settles, with the hexes of its group, which pulse. */
  animal: AnimalData | null;
  group: string[];
  lost: { seat: number; key: string } | null;
  /** From where it flies, in units of the landscape. */
  flight: { x: number; y: number } | null;
  bonus: BonusName[];
  drawn: number;
  jeepAt: number;
  rolls: boolean;
  diceAt: number;
}

export class StepAnimation {
  act = $state.raw<Act | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  play(news: Entry[], flight: (animal: AnimalData) => Act['flight']): void {
    this.end();
    const act = actOf(news.flatMap((entry) => (entry.story ?? []) as Story[]));
    if (!act || motion.less) return;
    this.act = { ...act, flight: act.animal && flight(act.animal) };
    this.timer = setTimeout(() => this.end(), act.diceAt + (act.rolls ? ROLLS + 40 : TILE * act.drawn + 260));
  }

  end(): void {
    clearTimeout(this.timer);
    if (this.act) this.act = null;
  }

  get rolling(): boolean {
    return this.act?.rolls ?? false;
  }
}

function actOf(stories: Story[]): Act | null {
  const act: Act = {
    animal: null,
    group: [],
    lost: null,
    flight: null,
    bonus: [],
    drawn: 0,
    jeepAt: 0,
    rolls: false,
    diceAt: 0,
  };
  for (const story of stories) {
    if (story.kind === 'animal') {
      act.animal = story.data;
      act.group = story.data.group.map(keyOf);
      act.jeepAt = SETTLES + MARKER_STEP * Math.min(story.data.points, 6);
    } else if (story.kind === 'lost') {
      act.lost = { seat: story.data.seat, key: keyOf(story.data) };
      act.jeepAt = SETTLES;
    } else if (story.kind === 'bonus') {
      act.bonus.push(story.data.name);
    } else if (story.kind === 'jeep') {
      act.drawn = story.data.drawn.length;
    } else if (story.kind === 'dice') {
      act.rolls = true;
    }
  }
  act.diceAt = act.jeepAt + TILE * act.drawn;
  return stories.length ? act : null;
}
