import type { PrintNode } from '#core/documents/print.ts';
import { placeMapScene } from '#features/flock/shared/charts/place-map.ts';
import { shareBarScene } from '#features/flock/shared/charts/share-bar.ts';
import type { Report } from '#features/flock/shared/scoring/report.ts';
import type { ScaleResult } from '#features/flock/shared/scoring/results/scale-results.ts';
import { toldScales } from '#features/flock/shared/scoring/results/section-results.ts';
import { type ScaleKey, sectionKeys } from '#features/flock/shared/sections/sections.ts';
import { isDescribed } from '#features/flock/texts/terms/score-key.ts';
import type { FlockFacts, FlockWords } from './facts.ts';
import { boxed, drawn, heading, inks, paper, small } from './look.ts';
import { methodWords } from './method.ts';
import { photoPair, photosOf } from './photos.ts';
import { clock, errorWords, figure, percentIn, placeWords, ppm, scoreWords } from './phrases.ts';
import { placeMapOf } from './place-map.ts';
import { mostDrawings, usedDrawings } from './used-drawings.ts';

const half = (paper.width - 16) / 2;

/** Distribution, places, ammonia, a photo, notes and question. */
export function secondPage(facts: FlockFacts, words: FlockWords): PrintNode[] {
  const { report: t } = words;
  const [photo] = photosOf(facts, words);
  return [
    // Too high for what the first page leaves: it begins the second one, also where that has begun already.
    {
      unbreakable: true,
      stack: [heading(t('section.distribution')), ...distribution(facts, words), drawingRow(facts, words)],
    },
    {
      columns: [
        { width: half, stack: [heading(t('map.title')), ...houseMap(facts, words)] },
        { width: half, stack: [heading(t('ammonia.title')), ...ammoniaTable(facts, words)] },
      ],
      columnGap: 16,
    },
    {
      // A long note has to go on over the page.
      unbreakable: lengthOf(facts) < 900,
      columns: [
        ...(photo
          ? [{ width: half, stack: [heading(t('photos.single')), photoPair(photo, { facts, width: half })] }]
          : []),
        {
          width: photo ? half : paper.width,
          stack: [heading(t('notes.withQuestion')), ...notes(facts, words, photo ? half : paper.width)],
        },
      ],
      columnGap: 16,
    },
  ];
}

/** How the result was come by: the last words of the report. */
export function methodBox({ report, result }: FlockFacts, words: FlockWords): PrintNode {
  const told = small(methodWords(report, result, words), { fontSize: 7.8 });
  return {
    unbreakable: true,
    margin: [0, 6, 0, 0],
    stack: [boxed([heading(words.report('method.title'), 0), told], paper.width)],
  };
}

function distribution({ result, report }: FlockFacts, words: FlockWords): PrintNode[] {
  const scales = sectionKeys
    .flatMap((section) => toldScales(result.sections[section]))
    .filter(({ scale }) => isDescribed(scale.key));
  if (scales.length === 0) return [{ text: words.report('list.noneAssessed'), color: inks.quiet }];
  const nameWidth = 104;
  const barWidth = paper.width - nameWidth - 44;
  return scales.map(({ scale, isWalk }) => ({
    columns: [
      {
        width: nameWidth,
        margin: [0, isWalk ? 0 : 3, 0, 0],
        stack: [
          { text: words.terms(`scale.${scale.key}`), bold: true },
          ...(isWalk ? [small(words.report('section.walk'))] : []),
        ],
      },
      {
        width: barWidth,
        stack: [
          drawn(
            shareBarScene(barOf(scale), { width: barWidth, height: 14, percent: percentIn(words) }),
            barWidth,
            countsWords(scale.key, barOf(scale).counts, words),
          ),
          small(describedScores(scale, { report, words }), { fontSize: 7.6, margin: [0, 0.5, 0, 0] }),
        ],
      },
      { text: `n\u00a0${scale.n}`, width: 34, alignment: 'right', margin: [0, 3, 0, 0] },
    ],
    columnGap: 5,
    margin: [0, 0, 0, 1.5],
  }));
}

/** How often each score was given, for those who do not see the bar: "Litter: 0: 2 · 1: 5". */
export function countsWords(scale: ScaleKey, counts: readonly number[], { terms }: FlockWords): string {
  const given = counts.flatMap((count, score) => (count > 0 ? `${score}: ${count}` : []));
  return `${terms(`scale.${scale}`)}${terms('colon')}${given.join(' · ')}`;
}

/** What each score that was given is called. */
function describedScores(
  { key, counts }: ScaleResult,
  { report, words }: { report: Report; words: FlockWords },
): string {
  const used = counts.filter(({ x }) => x > 0);
  return used.map(({ score }) => `${score}\u00a0${scoreWords(key, score, { report, words })}`).join(' · ');
}

/** How often each score was given. */
export function barOf({ key, counts }: ScaleResult) {
  return { scale: key, counts: counts.map(({ x }) => x) };
}

/** The drawings of what was seen, with what each is called. */
function drawingRow({ farm, result, report, images }: FlockFacts, words: FlockWords): PrintNode {
  const used = usedDrawings({ farm, report, result }).filter(({ key }) => images[`drawing:${key}`]);
  if (used.length === 0) return { text: '' };
  const width = (paper.width - (mostDrawings - 1) * 7) / mostDrawings;
  return {
    columns: used.map(({ scale, score, key }) => ({
      width,
      stack: [
        { image: `drawing:${key}`, fit: [width, 56], alt: scoreWords(scale, score, { report, words }) },
        {
          text: `${words.terms(`scale.${scale}`)} ${score}${words.terms('colon')}${scoreWords(scale, score, { report, words })}`,
          fontSize: 8.2,
          bold: true,
          margin: [0, 2, 0, 0],
        },
      ],
    })),
    columnGap: 7,
    margin: [0, 5, 0, 0],
  };
}

function houseMap({ report, result }: FlockFacts, words: FlockWords): PrintNode[] {
  const { report: t, terms } = words;
  const map = placeMapOf(report, result, words);
  const mapWords = { area: t('map.area'), door: t('map.door'), exhaust: t('map.exhaust') };
  const caption = t(map.readings.length > 0 ? 'map.caption' : 'map.captionBare', {
    scale: terms(`scale.${map.scale}`),
  });
  return [
    drawn(placeMapScene(map, { width: half, words: mapWords, size: 8.6 }), half, caption),
    small(caption, { margin: [0, 2, 0, 0] }),
  ];
}

function ammoniaTable({ report, result, offset }: FlockFacts, words: FlockWords): PrintNode[] {
  const { report: t, terms } = words;
  const told = result.sections.nh3.ammonia;
  if (!told) return [{ text: t('ammonia.none'), color: inks.quiet }];
  const head = (text: string, more = {}) => ({ text, fontSize: 8.6, color: inks.quiet, bold: true, ...more });
  const right = { alignment: 'right' };
  const body = told.readings.map(({ reading, isPpmKnown, isAboveLimit, value, error }) => {
    const { method, level, at, tier } = reading;
    const place = placeWords(reading, words);
    const fillColor = isAboveLimit ? inks.act : null;
    const amount = isPpmKnown ? ppm(value, words) : t('ammonia.noFigure');
    return [
      { text: tier === null ? place : `${place} (${tier})`, fillColor },
      { text: terms(`method.${method}`), fillColor },
      {
        alignment: 'right',
        fillColor,
        stack: [{ text: amount, bold: true }, ...(isPpmKnown && error > 0 ? [small(errorWords(error, words))] : [])],
      },
      { text: String(level), alignment: 'right', fillColor },
      { text: clock(at, offset).slice(11), alignment: 'right', fillColor },
    ];
  });
  const isLow = told.readings.every(({ reading }) => reading.isBirdHeight);
  const fans = new Set(told.readings.map(({ reading }) => reading.areFansOn));
  const limit = t('ammonia.limit', { value: figure(report.head.limits.nh3.act, words) });
  const notes = [
    ...(isLow ? [t('ammonia.birdHeight')] : []),
    ...(fans.size === 1 && !fans.has(null) ? [t(fans.has(true) ? 'ammonia.fansOn' : 'ammonia.fansOff')] : []),
    limit,
  ];
  return [
    {
      layout: 'headed',
      table: {
        widths: [half - 200, 60, 36, 32, 32],
        headerRows: 1,
        body: [
          [
            head(t('ammonia.place')),
            head(t('ammonia.method')),
            head('ppm', right),
            head(t('ammonia.level'), right),
            head(t('ammonia.time'), right),
          ],
          ...body,
        ],
      },
    },
    small(notes.join(t('comma')), { margin: [0, 3, 0, 0] }),
  ];
}

/** Letters of all that was noted, asked and answered. */
function lengthOf({ report: { note, comments, questions } }: FlockFacts): number {
  const all = [note, ...comments.map(({ text }) => text), ...questions.flatMap(({ text, answer }) => [text, answer])];
  return all.reduce((sum, text) => sum + (text?.length ?? 0), 0);
}

function notes({ report, offset }: FlockFacts, words: FlockWords, width: number): PrintNode[] {
  const { report: t } = words;
  const { note, comments, questions } = report;
  const nodes: PrintNode[] = [];
  if (note) nodes.push({ text: note, margin: [0, 0, 0, 4] });
  for (const { text, at } of comments)
    nodes.push({ text: [{ text: `${clock(at, offset)}  `, color: inks.quiet }, text], margin: [0, 0, 0, 4] });
  for (const { text, answer, answeredAt } of questions)
    nodes.push(
      {
        layout: 'noBorders',
        table: {
          widths: [width - 10],
          body: [
            [
              {
                text: [{ text: `${t('question.toVet')}: `, bold: true }, text],
                fillColor: inks.strawSoft,
                margin: [4, 3, 4, 3],
              },
            ],
          ],
        },
      },
      {
        text: [
          { text: `${t('question.answer')}: `, bold: true },
          answer === null ? t('question.none') : answer,
          ...(answeredAt ? [{ text: `  ${clock(answeredAt, offset)}`, color: inks.quiet }] : []),
        ],
        margin: [0, 3, 0, 5],
      },
    );
  return nodes.length > 0 ? nodes : [{ text: t('notes.noteNone'), color: inks.quiet }];
}
