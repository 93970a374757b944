import type { Farm } from './farm.ts';

/** Birds as they are drawn: a white chicken, a brown hen, a turkey, a duck. */
export const birdKinds = ['white', 'brown', 'turkey', 'duck'] as const;
export type BirdKind = (typeof birdKinds)[number];

/** How the birds of a farm look: by its breed, then its type; hens that lay are brown unless their line is a white one. */
export function birdKind({ type, breed, genetics }: Pick<Farm, 'type' | 'breed' | 'genetics'>): BirdKind {
  if (breed === 'turkey' || type === 'turkey') return 'turkey';
  if (breed === 'duck' || type === 'duck') return 'duck';
  if (type !== 'layer' && type !== 'layer_breeder') return 'white';
  return whiteLines.test(genetics) ? 'white' : 'brown';
}

/** Lines of white hens as breeders name them, and the word in the languages of the product. */
const whiteLines = /white|w-?36|w-?80|\blsl\b|leghorn|shaver\s?w|白|blanc|branc|beyaz|trắng/i;
