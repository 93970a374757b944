import { type Side, sides } from '#features/flock/shared/sections/fpd.ts';
import { sectionIn } from '#features/flock/shared/sections/sections.ts';
import type { TermsTexts } from '#features/flock/texts/terms/CN.ts';
import type { KeyOf, Words } from '#web/kit/i18n.ts';

type Terms = Words<TermsTexts>;

/** What an entry is about, in words: "Foot pads 7"; of what is not scored the nearest noun. */
export function nameEntry(key: string, value: unknown, terms: Terms): string {
  const [kind = '', id] = key.split(':');
  if (kind === 'section') return terms(`section.${id}` as KeyOf<TermsTexts>);
  const no = (value as { no?: number } | null)?.no;
  const section = sectionIn(kind);
  const word = nouns[kind] ?? (section ? `section.${section}` : 'term.report');
  return no === undefined ? terms(word) : `${terms(word)} ${no}`;
}

/** A value in few words: scores by their numbers, texts as they are. */
export function tellValue(key: string, value: unknown, terms: Terms): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'string')
    return key.startsWith('section:') ? terms(`state.${value}` as KeyOf<TermsTexts>) : value;
  if (typeof value !== 'object') return String(value);
  const { score, colour, texture, ppm, text, name, isSkipped } = value as Record<string, unknown>;
  if (isSkipped) return terms('state.skipped');
  if (typeof text === 'string' || typeof name === 'string') return String(text ?? name);
  if (typeof ppm === 'number') return terms('unit.ppm', { n: ppm });
  const scores = [score, colour, texture].filter((each) => each !== undefined && each !== null);
  if (scores.length === 0) return '…';
  // Who chooses between two readings of a bird chooses for both of its feet.
  const feet = sides.flatMap((side) => {
    const own = (value as Partial<Record<Side, unknown>>)[side];
    return typeof own === 'number' ? [`${terms(`foot.${side}`)} ${own}`] : [];
  });
  return [`${terms('term.score')} ${scores.join(' / ')}`, ...feet].join(' · ');
}

const nouns: Readonly<Record<string, KeyOf<TermsTexts>>> = {
  name: 'farm.name',
  type: 'farm.type',
  birds: 'farm.birds',
  genetics: 'farm.genetics',
  breed: 'farm.breed',
  breedText: 'farm.breed',
  area: 'farm.area',
  vet: 'term.vet',
  limits: 'term.limit',
  house: 'farm.house',
  walk: 'term.bird',
  photo: 'term.photo',
  comment: 'term.comment',
  question: 'term.question',
  note: 'term.note',
};
