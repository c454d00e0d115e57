// Lays what changes over the scene, as the interface promises: the result is the scene of the new version, exactly.
import type { Heard, HeardOf, Scene } from './types';

/** The new scene; null when something was missed, and the table has to be watched anew. */
export function lay(scene: Scene | null, heard: Heard): Scene | null {
  switch (heard.on) {
    case 'scene': {
      const { on: _, ...whole } = heard;
      return whole;
    }
    case 'step':
      return scene && layStep(scene, heard);
    case 'said':
      return scene && { ...scene, chat: [...scene.chat.filter((said) => said.n !== heard.n), withoutFrame(heard)] };
    case 'seat':
      return scene && { ...scene, seats: scene.seats.map((seat, n) => (n === heard.seat ? { ...seat, ...seatPart(heard) } : seat)) };
    case 'offer':
      return scene && { ...scene, offers: heard.offers };
    default:
      return scene;
  }
}

function layStep(scene: Scene, step: HeardOf<'step'>): Scene | null {
  if (step.before !== scene.version || step.as !== scene.as) return null;
  const { on: _on, before: _before, events, view, ...changed } = step;
  const seen = view === null ? scene.view : ({ ...scene.view, ...view } as Scene['view']);
  return { ...scene, ...changed, log: [...scene.log, ...events], view: seen };
}

function seatPart(heard: HeardOf<'seat'>): Pick<HeardOf<'seat'>, 'online' | 'clock'> {
  const { on: _on, table: _table, seat: _seat, ...part } = heard;
  return part;
}

function withoutFrame(heard: HeardOf<'said'>): Scene['chat'][number] {
  const { on: _on, table: _table, ...said } = heard;
  return said;
}
