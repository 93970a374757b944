import { dot, type Text } from '#core/texts/text.ts';
import type { RightsNode } from './ticks.ts';

/** A right with the menu it belongs to; the code of one that is unknown here. */
export function rightName(nodes: readonly RightsNode[], code: string, read: (text: Text) => string): string {
  const node = nodes.find((each) => each.code === code);
  if (!node) return code;
  const parent = nodes.find((each) => each.code === node.parent);
  return [parent, node].flatMap((each) => (each ? read(each.name) : [])).join(read(dot));
}
