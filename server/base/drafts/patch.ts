import { fieldAt, setPath } from '#core/forms/paths.ts';
import { normaliseSection, type Section, validateDraftSection } from '#core/forms/section.ts';
import type { Values } from '#core/forms/values.ts';
import { isRecord } from '#core/forms/values.ts';
import type { Problem } from '#core/texts/errors/problems.ts';

/** A section with a patch laid over it, in its stored form, or what even a draft may not hold; problem paths begin with the section. */
export function applyPatch(
  section: Section,
  values: Values,
  patch: Values,
): { values: Values } | { problems: Problem[] } {
  const unknown = Object.keys(patch).filter((path) => !isKnown(section, path));
  if (unknown.length > 0) {
    return {
      problems: unknown.map((name) => ({ path: `${section.key}.${name}`, key: 'UNKNOWN_FIELD', params: { name } })),
    };
  }
  const whole = Object.entries(patch).reduce((part, [path, value]) => setPath(part, path, keyed(path, value)), values);
  const problems = validateDraftSection(section, whole);
  if (problems.length === 0 && !isStorable(whole)) problems.push({ path: '', key: 'WRONG_TYPE' });
  if (problems.length === 0) return { values: normaliseSection(section, whole) };
  return {
    problems: problems.map((problem) => ({
      ...problem,
      path: problem.path ? `${section.key}.${problem.path}` : section.key,
    })),
  };
}

function isKnown(section: Section, path: string): boolean {
  return fieldAt({ sections: [section] }, `${section.key}.${path}`) !== undefined;
}

/** Null empties a field or takes a row away; a row written at its own path keeps its id. */
function keyed(path: string, value: unknown): unknown {
  if (value === null) return undefined;
  const id = /\[([\w-]+)\]$/.exec(path)?.[1];
  return id !== undefined && isRecord(value) ? { ...value, id } : value;
}

/** PostgreSQL keeps neither U+0000 nor half of a surrogate pair in JSON. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  if (Array.isArray(value)) return value.every(isStorable);
  if (isRecord(value)) return Object.entries(value).every(([key, each]) => isStorable(key) && isStorable(each));
  return true;
}
