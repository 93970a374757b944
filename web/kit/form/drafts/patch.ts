import { derivedValue } from '#core/forms/derive.ts';
import { diffSection, isSame, mergePatch } from '#core/forms/merge.ts';
import { fieldAt, getPath, isPathUnlocked, setPath } from '#core/forms/paths.ts';
import { normaliseSection, type Section } from '#core/forms/section.ts';
import type { Values } from '#core/forms/values.ts';

/** What a save has to carry so that the server holds what was typed; paths in `without` and derived values stay out. */
export function patchOf(section: Section, base: Values, typed: Values, without: readonly string[] = []): Values {
  const mine = normaliseSection(section, typed);
  const changes = diffSection(base, mine).filter(
    ({ path }) => !isPathUnlocked(path, without) && !isDerived(section, mine, path),
  );
  return Object.fromEntries(changes.map(({ path, after }) => [path, after ?? null]));
}

/** The typed values laid over what somebody else has saved since, and the paths that both changed differently: there mine stays. */
export function rebase(
  section: Section,
  from: { base: Values; typed: Values },
  theirs: Values,
): { typed: Values; conflicts: string[] } {
  const mine = normaliseSection(section, from.typed);
  const { merged, conflicts } = mergePatch(from.base, mine, theirs);
  const real = conflicts.filter(({ path }) => !isDerived(section, mine, path));
  const target = real.reduce((values, { path, mine: own }) => setPath(values, path, own), merged);
  // Only what really changes is touched, so that a half-typed word elsewhere keeps its spaces.
  const typed = diffSection(mine, target).reduce((values, { path, after }) => setPath(values, path, after), from.typed);
  return { typed, conflicts: real.map(({ path }) => path) };
}

/** The base as it is once a patch whose answer was lost turns out to have arrived, path by path. */
export function withArrived(base: Values, patch: Values, theirs: Values): Values {
  return Object.entries(patch)
    .filter(([path, value]) => isSame(getPath(theirs, path), value ?? undefined))
    .reduce((values, [path, value]) => setPath(values, path, value ?? undefined), base);
}

function isDerived(section: Section, values: Values, path: string): boolean {
  const field = fieldAt({ sections: [section] }, `${section.key}.${path}`);
  if (!field?.derive) return false;
  const owner = path.includes('.') ? getPath(values, path.slice(0, path.lastIndexOf('.'))) : values;
  return derivedValue(field, (owner ?? {}) as Values) !== undefined;
}
