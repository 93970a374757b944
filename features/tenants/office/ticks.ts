/** One code of the rights tree: menus have no parent. */
export interface RightsNode {
  code: string;
  name: { CN: string; EN: string };
  parent: string | null;
}

/** The codes after a tick or untick: an action brings its menu, a menu that goes takes its actions along. */
export function toggleCode(nodes: readonly RightsNode[], ticked: ReadonlySet<string>, code: string): Set<string> {
  const next = new Set(ticked);
  const node = nodes.find((each) => each.code === code);
  if (next.has(code)) {
    next.delete(code);
    for (const each of nodes) if (each.parent === code) next.delete(each.code);
    return next;
  }
  next.add(code);
  if (node?.parent) next.add(node.parent);
  return next;
}

/** Ticks or unticks a whole group, as far as its codes may be given. */
export function toggleGroup(
  codes: readonly string[],
  ticked: ReadonlySet<string>,
  mayTick: (code: string) => boolean,
): Set<string> {
  const open = codes.filter(mayTick);
  const next = new Set(ticked);
  const isAll = open.every((code) => next.has(code));
  for (const code of open) isAll ? next.delete(code) : next.add(code);
  return next;
}

/** What a change adds and withdraws, in the order of the tree. */
export function codeChanges(nodes: readonly RightsNode[], before: ReadonlySet<string>, after: ReadonlySet<string>) {
  const codes = nodes.map((node) => node.code);
  return {
    added: codes.filter((code) => after.has(code) && !before.has(code)),
    removed: codes.filter((code) => before.has(code) && !after.has(code)),
  };
}

/** The codes among the values of a role or tenant. */
export function codesOf({ codes }: Readonly<Record<string, unknown>>): string[] {
  return Array.isArray(codes) ? (codes as string[]) : [];
}
