import type { PrintNode } from '#core/documents/print.ts';
import { trendScene } from '#features/flock/shared/charts/trend.ts';
import { flockMark } from '#features/flock/shared/flock-mark.ts';
import type { FlockFacts, FlockTrend, FlockWords } from './facts.ts';
import { flagLines } from './flag-words.ts';
import { boxed, drawn, heading, inks, paper, small } from './look.ts';
import { assessorWords, figure, findingWords, hintWords, trendMeasure, whenWords } from './phrases.ts';
import { summaryTable } from './summary.ts';

const flagsWidth = 178;
const nextWidth = paper.width - flagsWidth - 14;

/** Who and what, the summary, what to look at next, red flags, the trend. */
export function firstPage(facts: FlockFacts, words: FlockWords): PrintNode[] {
  return [
    letterhead(facts, words),
    factsTable(facts, words),
    heading(words.report('summary.title')),
    summaryTable(facts, words),
    {
      columns: [
        { width: nextWidth, stack: nextList(facts, words) },
        { width: flagsWidth, stack: [flagsBox(facts, words)] },
      ],
      columnGap: 14,
      margin: [0, 6, 0, 0],
    },
    ...(facts.trend ? trendBlock(facts.trend, words) : []),
  ];
}

function letterhead({ farm, report, offset }: FlockFacts, words: FlockWords): PrintNode {
  return [
    {
      columns: [
        { svg: markSvg(), width: 35 },
        {
          width: paper.width - 35 - 150 - 22,
          stack: [
            { text: report.name, headlineLevel: 1, fontSize: 19.5, bold: true, lineHeight: 1 },
            { text: words.report('fact.sub'), color: inks.quiet },
          ],
        },
        {
          width: 150,
          alignment: 'right',
          stack: [
            { text: farm.name, fontSize: 12, bold: true },
            whenWords(report.head.startedAt, { offset, words }),
            ...(report.state === 'open' ? [{ text: words.report('pdf.open'), bold: true, color: '#7A0F14' }] : []),
          ],
        },
      ],
      columnGap: 11,
    },
    {
      canvas: [{ type: 'line', x1: 0, y1: 0, x2: paper.width, y2: 0, lineWidth: 2.2, lineColor: inks.primary }],
      margin: [0, 7, 0, 9],
    },
  ];
}

function markSvg(): string {
  const { body, wing, strokes, eye, colours } = flockMark;
  return `<svg viewBox="0 0 48 48"><path fill="${colours.body}" d="${body}"/><path fill="${colours.wing}" d="${wing}"/><path fill="none" stroke="${colours.body}" stroke-width="1.8" stroke-linecap="round" d="${strokes}"/><circle cx="${eye.cx}" cy="${eye.cy}" r="${eye.r}" fill="${colours.eye}"/></svg>`;
}

function factsTable(facts: FlockFacts, words: FlockWords): PrintNode {
  const { farm, report } = facts;
  const { report: t, terms } = words;
  const { head } = report;
  const house = farm.houses.find(({ id }) => id === head.houseId);
  const breed = farm.breed === 'other' && farm.breedText ? farm.breedText : terms(`breed.${farm.breed}`);
  const birds = house?.birds ?? farm.birds;
  const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(t('comma'));
  const cell = (label: string, value: string): PrintNode => ({
    stack: [
      { text: label, fontSize: 8.6, color: inks.quiet },
      { text: value || t('fact.unknown'), bold: true },
    ],
    fillColor: inks.ground,
  });
  return {
    layout: 'boxes',
    table: {
      // Given, so that a long word breaks rather than widens its column.
      widths: Array.from({ length: 4 }, () => (paper.width - 60) / 4),
      body: [
        [
          cell(t('fact.type'), terms(`type.${farm.type}`)),
          cell(t('fact.breed'), joined(breed, farm.genetics)),
          cell(t('fact.birds'), birds === null ? '' : figure(birds, words, 0)),
          cell(t('fact.age'), head.ageDays === null ? '' : t('fact.days', { count: head.ageDays })),
        ],
        [
          cell(t('fact.house'), joined(head.house, house && terms(`floor.${house.floor}`))),
          cell(t('fact.assessor'), assessorWords(head, words)),
          cell(t('fact.limits'), joined(terms(`area.${head.area}`), hasOwnLimits(facts) ? t('fact.ownLimits') : '')),
          cell(t('fact.places'), t('fact.areas', { count: placesOf(facts) })),
        ],
      ],
    },
  };
}

function hasOwnLimits({ report }: FlockFacts): boolean {
  return Object.values(report.head.limits).some(({ source }) => source === 'FARM');
}

/** How many of the ten areas somebody looked at. */
function placesOf({ report }: FlockFacts): number {
  const { litter, intestinal, cecal, fpd, feather, walk } = report;
  const items = [...litter, ...intestinal, ...cecal, ...fpd, ...feather].filter(({ isSkipped }) => !isSkipped);
  return new Set([...items, ...walk].flatMap(({ place }) => place ?? [])).size;
}

function nextList({ result }: FlockFacts, words: FlockWords): PrintNode[] {
  const { report: t } = words;
  const findings = result.findings.map((finding) => findingWords(finding, words));
  if (findings.length === 0) return [heading(t('next.title'), 0), { text: t('next.none') }];
  return [
    heading(t('next.title'), 0),
    {
      layout: 'facts',
      table: {
        widths: [20, nextWidth - 36],
        dontBreakRows: true,
        body: findings.map(({ title, why }, index) => [
          {
            svg: `<svg viewBox="0 0 22 22"><rect width="22" height="22" rx="6" fill="${inks.straw}"/><text x="11" y="15.6" font-size="13" font-weight="bold" text-anchor="middle" fill="${inks.ink}">${index + 1}</text></svg>`,
            width: 17,
          },
          { stack: [{ text: title, bold: true }, ...(why ? [{ text: why }] : [])] },
        ]),
      },
    },
  ];
}

function flagsBox({ result, report, offset }: FlockFacts, words: FlockWords): PrintNode {
  const { report: t } = words;
  const hints = result.hints.map((hint) => hintWords(hint, words));
  const { raised, wrong } = flagLines(report, { words, offset });
  const flags = raised.map(
    ({ title, answers }): PrintNode => ({
      columns: [
        {
          svg: `<svg viewBox="0 0 22 22"><path d="M7 1h8l6 6v8l-6 6H7l-6-6V7z" fill="#A3161C"/><path d="M11 5.500v7M11 16v.1" stroke="#FFFFFF" stroke-width="2.600" stroke-linecap="round"/></svg>`,
          width: 15,
        },
        {
          width: flagsWidth - 37,
          stack: [{ text: title, bold: true }, ...answers.map((answer) => small(answer))],
        },
      ],
      columnGap: 6,
      margin: [0, 0, 0, 3],
    }),
  );
  return boxed(
    [
      heading(t('flag.title'), 0),
      ...(flags.length > 0 ? flags : [{ text: t('flag.none') }]),
      ...wrong.map((line) => small(line, { margin: [0, 2, 0, 0] })),
      ...(hints.length > 0
        ? [heading(t('together'), 6), ...hints.map((text) => ({ text, margin: [0, 0, 0, 2] }))]
        : []),
    ],
    flagsWidth,
  );
}

function trendBlock({ section, trend, sentence, events, isByAge }: FlockTrend, words: FlockWords): PrintNode[] {
  const { report: t, terms } = words;
  const name = t('trend.of', { section: terms(`section.${section}`), measure: trendMeasure(section, words) });
  const notches = events.map(({ ageDays, text }) => t('trend.eventOn', { event: text, age: ageDays }));
  const caption = [
    t('trend.caption'),
    ...(notches.length > 0 ? [t('trend.captionEvents', { events: notches.join(t('comma')) })] : []),
    sentence,
  ];
  const width = 640;
  return [
    {
      unbreakable: true,
      stack: [
        heading(t(isByAge ? 'trend.byAge' : 'trend.sinceFirst', { name })),
        drawn(trendScene(trend, { width, height: 140 }), paper.width, `${name}${terms('colon')}${sentence}`),
        small(caption.join(' '), { margin: [0, 3, 0, 0] }),
      ],
    },
  ];
}
