import { isDeepStrictEqual } from 'node:util';
import type { Dictionaries } from '#core/dictionaries/option.ts';
import { dictionaries } from '#core/dictionaries/registry.ts';
import { normaliseSection, validateDraftSection, validateSection } from '#core/forms/section.ts';
import type { Values } from '#core/forms/values.ts';
import { programmes } from '#features/casework/programmes/registry.ts';
import { type ContentType, contentProblems, contentSections } from '#features/contents/shared/content.ts';
import { sanitise } from '#server/base/sanitise.ts';

const known = { ...dictionaries, programme: programmes.map(({ code, name }) => ({ value: code, label: name })) };

/**
 * What an editor who filled in the form with these values would be told, `field: problem` each; files aside. `further`
 * are choices of other rooms that the form offers.
 */
export function formProblems(type: ContentType, values: Values, further: Dictionaries = {}): string[] {
  const context = { today: '2026-11-21', data: {}, dictionaries: { ...known, ...further } };
  const sections = contentSections(type);
  const fields = sections.flatMap((section) => section.fields);
  const ownKeys = new Set(fields.map(({ key }) => key));
  const unknown = Object.keys(values).filter((key) => !ownKeys.has(key));
  const inexact = sections.flatMap((section) => {
    const stored = normaliseSection(section, values);
    return section.fields.filter(({ key }) => !isDeepStrictEqual(stored[key], values[key]));
  });
  const unclean = fields.filter(({ key, kind }) => kind === 'rich-text' && isUnclean(String(values[key])));
  const problems = sections.flatMap((section) => {
    const own = Object.fromEntries(section.fields.map(({ key }) => [key, values[key]]));
    return [...validateDraftSection(section, own), ...validateSection(section, own, context)];
  });
  return [
    ...unknown.map((key) => `${key}: no field of ${type.code}`),
    ...inexact.map(({ key }) => `${key}: kept differently`),
    ...unclean.map(({ key }) => `${key}: sanitised`),
    ...[...problems, ...contentProblems(type, values)].map(({ path, key }) => `${path}: ${key}`),
  ];
}

/** Throws, naming the file and the fields, unless an editor could publish the values. */
export function checkForm(file: string, type: ContentType, values: Values, further: Dictionaries = {}): void {
  const problems = formProblems(type, values, further);
  if (problems.length > 0) throw new Error(`data/demo/${file}: ${problems.join('; ')}`);
}

/** Links get their `rel` when an editor saves; anything else that is taken away should not have been there. */
function isUnclean(html: string): boolean {
  return sanitise(html).replaceAll(' rel="noopener noreferrer nofollow"', '') !== html;
}
