// Lays what changes over the scene, as the interface promises: the result is the scene of the new version, exactly.
import type { Entry, Heard, HeardOf, Scene } from './types';

/** The new scene; null when something was missed, and the table has to be watched anew. */
export function lay(scene: Scene | null, heard: Heard): Scene | null {
  switch (heard.on) {
    case 'scene': {
      const { on: _, ...whole } = heard;
      return scene ? { ...whole, log: withStories(scene.log, whole.log) } : whole;
    }
    case 'step':
      return scene && layStep(scene, heard);
    case 'said':
      return scene && { ...scene, chat: [...scene.chat.filter((said) => said.n !== heard.n), withoutFrame(heard)] };
    case 'seat':
      return (
        scene && {
          ...scene,
          seats: scene.seats.map((seat, n) => (n === heard.seat ? { ...seat, ...seatPart(heard) } : seat)),
        }
      );
    case 'offer':
      return (
        scene && { ...scene, offers: heard.offers, rated: heard.rated, casual: heard.casual, guessed: heard.guessed }
      );
    default:
      return scene;
  }
}

/** What has just happened: entries that were not there before and come with their stories. A change of seat brings
 * them in a whole scene. */
export function newEntries(before: Scene | null, after: Scene): Entry[] {
  return before ? after.log.slice(before.log.length).filter((entry) => entry.story) : [];
}

/** A scene tells only the newest stories; those that are known already stay. */
function withStories(known: Entry[], log: Entry[]): Entry[] {
  return log.map((entry, n) => {
    const story = known[n]?.text === entry.text ? known[n].story : undefined;
    return entry.story || !story ? entry : ({ ...entry, story } as Entry);
  });
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
