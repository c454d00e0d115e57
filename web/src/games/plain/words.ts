// What the server says of a board that the page cannot draw. Games without a screen part send `diagram` in the view and
// `text` in the outlook of each move; of others the JSON is shown.
import type { Scene } from '../../api/types';

export function diagramOf(scene: Scene): string {
  const view = (scene.view ?? {}) as { diagram?: string };
  return view.diagram ?? JSON.stringify(view, null, 1);
}

export function moveTexts(scene: Scene): string[] {
  const outlook = (scene.outlook ?? []) as { text?: string }[];
  return (scene.legal ?? []).map((move, n) => outlook[n]?.text ?? JSON.stringify(move));
}
