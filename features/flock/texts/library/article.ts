import type { DrawingKey } from '#features/flock/shared/scoring/drawings/drawing-keys.ts';
import { sources } from '#features/flock/shared/scoring/sources.ts';

/** The articles of the library in the order they are read. */
export const articleKeys = [
  'two-droppings',
  'green-alarm',
  'what-droppings-tell',
  'dry-litter',
  'foot-pads',
  'ammonia',
  'water-meter',
  'clean-feathers',
  'gut-trouble',
  'how-many',
  'turkeys-ducks',
  'own-limits',
] as const;
export type ArticleKey = (typeof articleKeys)[number];

/** What the list shows of an article. */
export interface ArticleHead {
  readonly title: string;
  readonly lead: string;
}

/**
 * What an article says below its title and lead. Sentences end with their
 * sources as in `[S3, S5]`, tags of shared/scoring/sources.ts; `[PD]` marks this product's own definition.
 */
export interface Article {
  readonly facts: readonly string[];
  readonly body: readonly { readonly title: string; readonly text: string }[];
  readonly today: readonly string[];
  readonly vet: readonly string[];
}

/** What is drawn above an article: one, or two that are compared. */
export const articleDrawings: Readonly<Record<ArticleKey, readonly [DrawingKey, DrawingKey?]>> = {
  'two-droppings': ['int_colour-0', 'cec_colour-0'],
  'green-alarm': ['int_colour-4'],
  'what-droppings-tell': ['int_colour-1'],
  'dry-litter': ['litter-3'],
  'foot-pads': ['fpd-2'],
  ammonia: ['tip-ammonia'],
  'water-meter': ['int_texture-1'],
  'clean-feathers': ['feather-2'],
  'gut-trouble': ['int_colour-3', 'cec_texture-2-foamy'],
  'how-many': ['tip-birds'],
  'turkeys-ducks': ['int_colour-2'],
  'own-limits': ['nh3-4'],
};

/** Minutes that an article takes in a barn; all are of one length (articles.test.ts). */
export const readingMinutes = 3;

const tagged = /\s*\[((?:S\d+\w*|PD)(?:, (?:S\d+\w*|PD))*)\]/g;

/** A sentence or paragraph in pieces: text, and the source tags that stand behind it. */
export function splitTags(text: string): { readonly text: string; readonly tags: readonly string[] }[] {
  const pieces: { text: string; tags: readonly string[] }[] = [];
  let from = 0;
  for (const match of text.matchAll(tagged)) {
    pieces.push({ text: text.slice(from, match.index), tags: match[1]!.split(', ') });
    from = match.index + match[0].length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), tags: [] });
  return pieces;
}

/** All sentences of an article, in reading order. */
export function sentencesOf({ facts, body, today, vet }: Article): string[] {
  return [...facts, ...body.flatMap(({ title, text }) => [title, text]), ...today, ...vet];
}

/** Tags of the sources that texts name, each once, without `PD`, in the order of their numbers. */
export function sourceTags(texts: readonly string[]): string[] {
  const tags = texts.flatMap((text) => splitTags(text).flatMap((piece) => piece.tags));
  return [...new Set(tags)].filter((tag) => tag in sources).sort((a, b) => numberOf(a) - numberOf(b));
}

function numberOf(tag: string): number {
  return Number.parseInt(tag.slice(1), 10);
}
