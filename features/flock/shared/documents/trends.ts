import type { PrintNode } from '#core/documents/print.ts';
import { shareBarScene } from '#features/flock/shared/charts/share-bar.ts';
import { trendScene } from '#features/flock/shared/charts/trend.ts';
import type { FlockColours, FlockFacts, FlockTrend, FlockWords } from './facts.ts';
import { drawn, heading, paper, small } from './look.ts';
import { percentIn, trendMeasure } from './phrases.ts';
import { countsWords } from './second-page.ts';

const gap = 16;
const half = (paper.width - gap) / 2;

/** The line of every other section that was assessed before, two in a row; of droppings the colours below it. */
export function otherTrends({ trends, trend }: FlockFacts, words: FlockWords): PrintNode[] {
  const blocks = trends.map((each) => trendBlock(each, { words, hasLine: each.section !== trend?.section }));
  return Array.from({ length: Math.ceil(blocks.length / 2) }, (_, row): PrintNode => {
    const columns = blocks.slice(row * 2, row * 2 + 2).map((stack) => ({ width: half, stack }));
    return {
      unbreakable: true,
      stack: [
        ...(row === 0 ? [heading(words.report('trend.others'))] : []),
        { columns, columnGap: gap, margin: [0, 0, 0, 6] },
      ],
    };
  });
}

function trendBlock(
  { section, trend, sentence, colours }: FlockTrend,
  { words, hasLine }: { words: FlockWords; hasLine: boolean },
): PrintNode[] {
  const { report: t, terms } = words;
  const name = t('trend.of', { section: terms(`section.${section}`), measure: trendMeasure(section, words) });
  return [
    ...(hasLine
      ? [
          { text: name, headlineLevel: 3, bold: true, margin: [0, 0, 0, 2] },
          drawn(trendScene(trend, { width: 340, height: 132 }), half, `${name}${terms('colon')}${sentence}`),
          small(sentence, { margin: [0, 1, 0, 3] }),
        ]
      : []),
    ...(colours ? colourRows(colours, words) : []),
  ];
}

/** One bar for each visit, by the day of age: what share each colour had. */
function colourRows({ scale, visits }: FlockColours, words: FlockWords): PrintNode[] {
  const { report: t, terms } = words;
  const barWidth = half - 44;
  return [
    { text: `${terms(`scale.${scale}`)}${terms('colon')}${t('trend.colours')}`, bold: true, margin: [0, 2, 0, 2] },
    ...visits.map(({ ageDays, counts }) => ({
      columns: [
        small(terms('unit.age', { n: ageDays }), { width: 40, margin: [0, 2, 0, 0] }),
        {
          ...(drawn(
            shareBarScene({ scale, counts }, { width: barWidth, height: 15, percent: percentIn(words) }),
            barWidth,
            countsWords(scale, counts, words),
          ) as object),
        },
      ],
      columnGap: 4,
      margin: [0, 0, 0, 2],
    })),
  ];
}
