import type { PrintNode } from '#core/documents/print.ts';
import { type BirdKind, birdKind } from '#features/flock/shared/scoring/bird-kind.ts';
import { type DrawingKey, drawingOf } from '#features/flock/shared/scoring/drawings/drawing-keys.ts';
import { tellingScore } from '#features/flock/shared/scoring/items.ts';
import type { Photo, Report } from '#features/flock/shared/scoring/report.ts';
import {
  type ScaleKey,
  type SectionKey,
  sectionIn,
  sectionKeys,
  sectionOf,
} from '#features/flock/shared/sections/sections.ts';
import type { FlockFacts, FlockWords } from './facts.ts';
import { heading, paper, small } from './look.ts';
import { scoreWords } from './phrases.ts';

/** A photo, what it is of, and the drawing of the score that was given: the worse scale of a dropping. */
export interface ScoredPhoto {
  readonly photo: Photo;
  readonly caption: string;
  readonly drawing: {
    readonly key: DrawingKey;
    readonly scale: ScaleKey;
    readonly score: number;
    readonly caption: string;
  } | null;
}

/** The photos of a report in the order of their items; those of the whole house last. */
export function scoredPhotos({ report, farm }: Pick<FlockFacts, 'report' | 'farm'>, words: FlockWords): ScoredPhoto[] {
  const kind = birdKind(farm);
  const told = report.photos.map((photo) => ({ photo, ...itemOf(report, photo) }));
  return told
    .toSorted((a, b) => a.order - b.order)
    .map(({ photo, section, item }) => {
      if (!section || !item) return { photo, caption: words.report('photos.note'), drawing: null };
      const place = 'place' in item && item.place !== null ? item.place : null;
      const name = words.report('photos.of', { item: itemWords(section, words), no: item.no });
      const where = place === null ? '' : `${words.report('comma')}${words.report('photos.place', { place })}`;
      const put = photo.balanceOf === undefined ? '' : `${words.report('comma')}${words.report('photos.balanced')}`;
      return { photo, caption: `${name}${where}${put}`, drawing: drawingFor(report, { section, item, kind, words }) };
    });
}

/** What one item of a section is called. */
export function itemWords(section: SectionKey, { terms }: FlockWords): string {
  const { noun } = sectionOf(section);
  return noun === 'dropping' || noun === 'bird' ? terms(`term.${noun}`) : terms(`section.${section}`);
}

type Item = Report[SectionKey][number];

function itemOf(report: Report, { of, balanceOf }: Photo): { section?: SectionKey; item?: Item; order: number } {
  const [name = '', id] = of.split(':');
  const section = sectionIn(name);
  const item = section && (report[section] as readonly Item[]).find((each) => each.id === id);
  const order = sectionKeys.indexOf(section!) * 100 + (item?.no ?? 0) + (balanceOf === undefined ? 0 : 0.5);
  return section && item ? { section, item, order } : { order: 10_000 };
}

function drawingFor(
  report: Report,
  { section, item, kind, words }: { section: SectionKey; item: Item; kind: BirdKind; words: FlockWords },
): ScoredPhoto['drawing'] {
  const shown = tellingScore(section, item);
  if (!shown) return null;
  const { scale, score } = shown;
  const caption = words.report('photos.drawing', {
    scale: words.terms(`scale.${scale}`),
    score,
    words: scoreWords(scale, score, { report, words }),
  });
  return { key: drawingOf(scale, score, report.head.scales, kind), scale, score, caption };
}

/** Those whose picture is at hand. */
export function photosOf(facts: FlockFacts, words: FlockWords): ScoredPhoto[] {
  return scoredPhotos(facts, words).filter(({ photo }) => facts.images[`photo:${photo.id}`]);
}

/** Photo and drawing side by side in `width` points. */
export function photoPair(
  { photo, caption, drawing }: ScoredPhoto,
  { facts, width }: { facts: FlockFacts; width: number },
): PrintNode {
  const gap = 5;
  const own = (width - gap) / 2;
  const fit = [own, own * 0.62];
  const image = drawing ? `drawing:${drawing.key}` : undefined;
  return {
    unbreakable: true,
    columns: [
      {
        width: own,
        stack: [{ image: `photo:${photo.id}`, fit, alt: caption }, small(caption, { margin: [0, 2, 0, 0] })],
      },
      {
        width: own,
        stack: [
          ...(image && facts.images[image] ? [{ image, fit, alt: drawing?.caption }] : []),
          ...(drawing ? [small(drawing.caption, { margin: [0, 2, 0, 0] })] : []),
        ],
      },
    ],
    columnGap: gap,
  };
}

/** All photos but the first, two pairs in a row. */
export function morePhotos(facts: FlockFacts, words: FlockWords): PrintNode[] {
  const rest = photosOf(facts, words).slice(1);
  if (rest.length === 0) return [];
  const width = (paper.width - 16) / 2;
  const rows = Array.from({ length: Math.ceil(rest.length / 2) }, (_, row): PrintNode => {
    const pair = rest.slice(row * 2, row * 2 + 2);
    const columns = pair.map((each) => ({ width, ...(photoPair(each, { facts, width }) as object) }));
    return {
      unbreakable: true,
      stack: [
        ...(row === 0 ? [heading(words.report('photos.more'))] : []),
        { columns, columnGap: 16, margin: [0, 0, 0, 8] },
      ],
    };
  });
  return rows;
}
