import { isDeepStrictEqual } from 'node:util';
import { dictionaries } from '#core/dictionaries/registry.ts';
import { normaliseSection, validateDraftSection, validateSection } from '#core/forms/section.ts';
import type { Values } from '#core/forms/values.ts';
import { programmes } from '#features/casework/programmes/registry.ts';
import { type ContentType, contentProblems, contentSections } from '#features/contents/shared/content.ts';
import { demoPlaces, placeId } from '#features/places/demo/demo-places.ts';
import { sanitise } from '#server/base/sanitise.ts';

const context = {
  today: '2026-11-21',
  data: {},
  dictionaries: {
    ...dictionaries,
    programme: programmes.map(({ code, name }) => ({ value: code, label: name })),
    places: demoPlaces.map(({ key, name }) => ({ value: placeId(key), label: { CN: name[0], EN: name[1] } })),
  },
};

/** What an editor who filled in the form with these values would be told, `field: problem` each; files aside. */
export function formProblems(type: ContentType, values: Values): string[] {
  const sections = contentSections(type);
  const fields = sections.flatMap((section) => section.fields);
  const known = new Set(fields.map(({ key }) => key));
  const unknown = Object.keys(values).filter((key) => !known.has(key));
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
export function checkForm(file: string, type: ContentType, values: Values): void {
  const problems = formProblems(type, values);
  if (problems.length > 0) throw new Error(`data/demo/${file}: ${problems.join('; ')}`);
}

/** Links get their `rel` when an editor saves; anything else that is taken away should not have been there. */
function isUnclean(html: string): boolean {
  return sanitise(html).replaceAll(' rel="noopener noreferrer nofollow"', '') !== html;
}
