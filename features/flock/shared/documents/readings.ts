import type { PrintNode } from '#core/documents/print.ts';
import type { SecondReading } from '#features/flock/shared/scoring/report.ts';
import {
  agreements,
  type Compared,
  comparedScores,
  grade,
  stepsApart,
} from '#features/flock/shared/scoring/results/second-readings.ts';
import { widestScale } from '#features/flock/shared/scoring/scales.ts';
import type { FlockFacts, FlockWords } from './facts.ts';
import { heading, inks, paper, small } from './look.ts';
import { itemWords } from './photos.ts';
import { figure, scoreWords, whenWords } from './phrases.ts';

/** What others scored from the photos: the agreement on each scale, and the items on which they differ. */
export function secondReadings(facts: FlockFacts, words: FlockWords): PrintNode[] {
  return facts.report.readings.map((reading) => readingBlock(reading, { facts, words }));
}

interface Print {
  readonly facts: FlockFacts;
  readonly words: FlockWords;
}

function readingBlock(reading: SecondReading, { facts, words }: Print): PrintNode {
  const { report: t } = words;
  const { report, offset } = facts;
  const compared = comparedScores(report, reading);
  const apart = compared.filter((each) => stepsApart(each) > 0);
  const by = `${t('shared.second')}${words.terms('colon')}${reading.name}${t('comma')}${whenWords(reading.at, { offset, words })}`;
  return {
    unbreakable: apart.length < 20,
    stack: [
      heading(t('shared.both')),
      { text: by, margin: [0, 0, 0, 4] },
      agreementTable(compared, { facts, words }),
      ...(apart.length > 0 ? [apartTable(apart, { facts, words })] : []),
      small(t('shared.agreementNote'), { margin: [0, 3, 0, 0] }),
    ],
  };
}

function agreementTable(compared: readonly Compared[], { facts, words }: Print): PrintNode {
  const { report: t, terms } = words;
  const told = agreements(facts.report, compared);
  const overall = told.overall === null ? t('shared.agreementNone') : agreementWords(told.overall, words);
  return {
    layout: 'facts',
    table: {
      widths: [170, paper.width - 170 - 130 - 48, 130],
      body: [
        [{ text: t('shared.overall'), bold: true }, { text: overall, bold: told.overall !== null, colSpan: 2 }, ''],
        ...told.scales.map(({ scale, value, same, count }) => [
          terms(`scale.${scale}`),
          value === null ? '' : agreementWords(value, words),
          { text: t('shared.sameOf', { same, count }), alignment: 'right' },
        ]),
      ],
    },
  };
}

/** "Agreement 0.82, very good". */
export function agreementWords(value: number, words: FlockWords): string {
  const { report: t } = words;
  const told = t('shared.agreement', { value: figure(value, words, 2) });
  return `${told}${t('comma')}${t(`agreement.${grade(value)}`)}`;
}

/** How two readings differ: by steps, or by the colour, which has none. */
export function apartWords(compared: Compared, { report: t }: FlockWords): string {
  if (widestScale(compared.scale).type === 'nominal') return t('shared.otherColour');
  return t('shared.apart', { count: stepsApart(compared) });
}

function apartTable(apart: readonly Compared[], { facts, words }: Print): PrintNode {
  const { report: t, terms } = words;
  const head = (text: string) => ({ text, fontSize: 8.6, color: inks.quiet, bold: true });
  const name = ({ scale }: Compared, score: number) =>
    `${score}, ${scoreWords(scale, score, { report: facts.report, words })}`;
  return {
    margin: [0, 5, 0, 0],
    layout: 'headed',
    table: {
      widths: [110, 120, (paper.width - 230 - 40) / 2, (paper.width - 230 - 40) / 2],
      headerRows: 1,
      dontBreakRows: true,
      body: [
        [head(terms('term.photo')), head(t('summary.section')), head(t('shared.first')), head(t('shared.second'))],
        ...apart.map((each) => [
          `${itemWords(each.section, words)} ${each.no}`,
          terms(`scale.${each.scale}`),
          name(each, each.first),
          {
            text: [name(each, each.second), { text: `  ${apartWords(each, words)}`, color: inks.quiet }],
          },
        ]),
      ],
    },
  };
}
