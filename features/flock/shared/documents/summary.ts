import type { PrintNode } from '#core/documents/print.ts';
import { lightSvg } from '#features/flock/shared/scoring/results/light-shapes.ts';
import type { ScaleResult } from '#features/flock/shared/scoring/results/scale-results.ts';
import type { SectionResult } from '#features/flock/shared/scoring/results/section-results.ts';
import { scalesOfSection } from '#features/flock/shared/scoring/scales.ts';
import { type ItemSection, type SectionKey, sectionKeys, sectionOf } from '#features/flock/shared/sections/sections.ts';
import type { FlockFacts, FlockWords } from './facts.ts';
import { inks, paper } from './look.ts';
import { figure, headline, percent, percentIn, ppm, rankWords, shownMark } from './phrases.ts';

type Cell = PrintNode;

/** One row for each of the eight scales; both scales of a dropping share one light. */
export function summaryTable(facts: FlockFacts, words: FlockWords): PrintNode {
  const { report: t } = words;
  const since = facts.sinceAge === null ? t('summary.sinceLast') : t('summary.since', { age: facts.sinceAge });
  const head = (text: string, more = {}) => ({ text, fontSize: 8.6, color: inks.quiet, bold: true, ...more });
  return {
    layout: 'headed',
    table: {
      // The walk counts a hundred birds and more: three figures find room in one line.
      widths: [19, 52, 96, paper.width - 19 - 52 - 96 - 68 - 22 - 68 - 56, 68, 22, 68],
      headerRows: 1,
      dontBreakRows: true,
      body: [
        [
          head(t('summary.light'), { colSpan: 2 }),
          '',
          head(t('summary.section')),
          head(t('summary.headline')),
          head(t('summary.interval'), { alignment: 'right' }),
          head('n', { alignment: 'right' }),
          head(since),
        ],
        ...sectionKeys.flatMap((section) => sectionRows(section, { facts, words })),
      ],
    },
  };
}

interface Print {
  readonly facts: FlockFacts;
  readonly words: FlockWords;
}

function sectionRows(section: SectionKey, print: Print): Cell[][] {
  const { facts, words } = print;
  const result = facts.result.sections[section];
  const change = result.isAssessed ? (facts.changes[section] ?? words.report('summary.first')) : '';
  const [scale, ...more] = scalesOfSection(section);
  if (more.length > 0) return droppingRows(result, { ...print, change });
  const name = words.terms(`scale.${scale!}`);
  const [interval, n] = result.isAssessed ? [intervalOf(result, words), String(result.n)] : ['', ''];
  return [[...lightCells(result, words), bold(name), said(result, words), right(interval), right(n), { text: change }]];
}

/** What a row says beside the headline: of litter and feathers the middle, of feet the index, of gas the places above. */
function said(result: SectionResult, words: FlockWords): Cell {
  const { report: t } = words;
  if (!result.isAssessed) return stateOf(result, words);
  const parts = [headline(result, words)];
  const ranks = (result.scales[0] ?? result.walk)?.ranks;
  const rank = sectionOf(result.section).ranks?.row;
  if (rank && ranks) parts.push(rankWords(ranks, rank, words));
  const index = result.marks.find(({ unit }) => unit === 'index');
  if (index) parts.push(t('detail.index', { value: Math.round(index.value) }));
  if (result.ammonia) {
    const { x, n } = result.ammonia.above;
    parts.push(t('detail.above', { x, count: n, limit: figure(result.marks[0]!.limit.act, words) }));
  }
  return { text: parts.join(t('comma')) };
}

function droppingRows(result: SectionResult, { words, change }: Print & { change: string }): Cell[][] {
  const { report: t, terms } = words;
  const light = lightCells(result, words, 2);
  const scales = scalesOfSection(result.section);
  const [colour, texture] = result.scales;
  if (!colour || !texture) {
    const empty: Cell[] = [right(''), right(''), { text: '' }];
    return scales.map((scale, index) => [
      ...(index === 0 ? light : ['', '']),
      bold(terms(`scale.${scale}`)),
      index === 0 ? stateOf(result, words) : { text: '' },
      ...empty,
    ]);
  }
  const colourSays = [
    t(`headline.${result.section as ItemSection}`, { percent: percent(100 * colour.atLeast[0]!.value) }),
    t('headline.mode', { score: colour.modes.join('/') }),
  ];
  const first = texture.atLeast[0]!;
  const mark = shownMark(result);
  const either = { percent: percent(mark.value), low: percent(mark.low), high: percent(mark.high) };
  const textureSays = [
    t('headline.atLeast', { percent: percent(100 * first.value), score: first.from }),
    t('headline.either', either),
  ];
  const row = (scale: ScaleResult, says: readonly string[], told: string): Cell[] => [
    bold(terms(`scale.${scale.key}`)),
    { text: says.join(t('comma')) },
    right(shareInterval(scale, words)),
    right(String(scale.n)),
    { text: told },
  ];
  return [
    [...light, ...row(colour, colourSays, change)],
    ['', '', ...row(texture, textureSays, '')],
  ];
}

/** Shape and word, so that it is read in grey. */
function lightCells(result: SectionResult, words: FlockWords, rowSpan = 1): Cell[] {
  const { light, isProvisional } = result;
  const svg = `<svg viewBox="0 0 48 48">${lightSvg(light, { provisional: isProvisional })}</svg>`;
  return [
    { svg, width: 19, rowSpan, margin: [0, rowSpan > 1 ? 8 : 0, 0, 0] },
    {
      rowSpan,
      margin: [0, rowSpan > 1 ? 7 : 0, 0, 0],
      stack: [
        // What was not assessed is told in words beside it, in languages in which that is one long word too.
        ...(light === 'none' ? [] : [{ text: words.terms(`light.${light}`), bold: true }]),
        ...(isProvisional ? [{ text: words.report('page.provisional'), fontSize: 8.2, color: inks.quiet }] : []),
      ],
    },
  ];
}

function intervalOf(result: SectionResult, words: FlockWords): string {
  const { low, high } = shownMark(result);
  if (result.ammonia) {
    // A meter states no error: there is no interval, and from the lowest place to the highest is none.
    return high > low ? words.report('summary.range', { low: ppm(low, words), high: ppm(high, words) }) : '–';
  }
  return percentIn(words)(`${percent(low)}–${percent(high)}`);
}

function shareInterval({ atLeast }: ScaleResult, words: FlockWords): string {
  const { low, high } = atLeast[0]!;
  return percentIn(words)(`${percent(100 * low)}–${percent(100 * high)}`);
}

function stateOf({ state }: SectionResult, { terms, report: t }: FlockWords): Cell {
  const name = terms(`state.${state}`);
  return { text: state === 'complete' ? t('headline.none') : `${t('headline.none')} (${name})`, color: inks.quiet };
}

const bold = (text: string): Cell => ({ text, bold: true });
const right = (text: string): Cell => ({ text, alignment: 'right' });
