import { isLater } from '#features/flock/shared/scoring/items.ts';
import { areas, measures } from '#features/flock/shared/scoring/limits.ts';
import { flagTriggers, sectionStates, signKeys } from '#features/flock/shared/scoring/report.ts';
import { areaCount, scalesOf, scalesOfSection, walkSize, widestScale } from '#features/flock/shared/scoring/scales.ts';
import { sides } from '#features/flock/shared/sections/fpd.ts';
import { ammoniaPlaces } from '#features/flock/shared/sections/nh3.ts';
import type { Note } from '#features/flock/shared/sections/section.ts';
import {
  type ItemSection,
  type ScaleKey,
  sectionKeys,
  sectionOf,
  walkedSection,
} from '#features/flock/shared/sections/sections.ts';
import { idPattern } from './entries.ts';
import * as checks from './shape-checks.ts';
import {
  type Check,
  day,
  list,
  matching,
  moment,
  nullable,
  number,
  oneOf,
  record,
  text,
  whole,
  yesNo,
} from './shape-checks.ts';

/** Bytes of a photo as it is sent. */
export const photoMost = 10 * 1024 * 1024;
export const remarkMost = 2000;
export const noteMost = 4000;

const id = matching(new RegExp(`^${idPattern}$`));
const words = { isFilled: true } as const;
const remark = (most: number) => record({ text: text(most, words), at: moment });

const limit = record({
  good: number(0, 500),
  act: number(0, 500),
  isGoodIncluded: yesNo,
  isActIncluded: yesNo,
  source: text(60),
});

const head = record(
  {
    houseId: nullable(id),
    house: text(40),
    on: day,
    startedAt: moment,
    ageDays: nullable(whole(-30, 2000)),
    assessor: text(60),
    area: oneOf(areas),
    scales: record({
      version: whole(1, 10_000),
      cecTextureMax: oneOf([2, 3]),
      footCuts: list(number(0, 100), 3, 3),
      ammoniaTops: list(number(0, 500), 8, 8),
    }),
    limits: record(Object.fromEntries(measures.map((measure) => [measure, limit]))),
  },
  { agreement: number(-1, 1) },
);

const tally: Check = (value) => {
  const verdict = record({ counts: list(whole(0, walkSize.most), 4, 4) })(value);
  if (verdict !== 'ok') return verdict;
  const { counts } = value as { counts: number[] };
  return counts.reduce((sum, count) => sum + count, 0) <= walkSize.most ? 'ok' : 'tallyTooMany';
};

/** Entries of a report without an id. */
export const reportEntries: Readonly<Record<string, Check>> = {
  head,
  name: text(80, words),
  state: record({ state: oneOf(['open', 'finished']), at: moment }),
  note: text(noteMost),
  signs: record(Object.fromEntries(signKeys.map((sign) => [sign, yesNo]))),
  tally,
  isGone: yesNo,
};

const score = (scale: ScaleKey, cecTextureMax: 2 | 3) =>
  nullable(whole(0, scalesOf({ cecTextureMax })[scale].max, 'scoreOutside'));

/** What an item of a section must be: its number, its scores, and what is noted beside them. */
function itemOf(section: ItemSection, cecTextureMax: 2 | 3): Check {
  const { size, notes, sides = [] } = sectionOf(section);
  const scales = scalesOfSection(section);
  const scores = scales.map((scale) => [widestScale(scale).field, score(scale, cecTextureMax)]);
  const noted = (some: readonly Note[]) => some.map((note) => [note.field, checkOf(note)]);
  return record(
    {
      no: whole(1, size.most, 'tooManyItems'),
      place: nullable(whole(1, areaCount)),
      isSkipped: yesNo,
      at: moment,
      ...Object.fromEntries([...scores, ...noted(notes.filter((note) => !isLater(note)))]),
    },
    // What records that are older do not tell.
    Object.fromEntries([
      ...sides.map((side) => [side, score(scales[0]!, cecTextureMax)]),
      ...noted(notes.filter(isLater)),
    ]),
  );
}

function checkOf(note: Note): Check {
  if (note.kind === 'tick') return yesNo;
  return note.kind === 'choice' ? nullable(oneOf(note.of)) : list(oneOf(note.of), note.of.length);
}

/** Up to this many items a report has of a section. */
const mostItems = Math.max(...sectionKeys.map((key) => sectionOf(key).size.most));

const was = record({
  no: whole(1, mostItems),
  feet: list(oneOf(sides), sides.length),
  place: nullable(record({ location: oneOf(ammoniaPlaces), locationText: text(60) })),
});

const ofItem = matching(new RegExp(`^(note|(${sectionKeys.join('|')}):${idPattern})$`));

/** Records of a report, by the word before the colon; the texture of cecal droppings goes as far as the report's scale. */
export function reportRecords(
  cecTextureMax: 2 | 3,
): Readonly<Record<string, { readonly id: Check; readonly value: Check }>> {
  const items = sectionKeys.map((key) => {
    const section = sectionOf(key);
    return [key, { id, value: section.kind === 'scored' ? itemOf(section.key, cecTextureMax) : section.check(checks) }];
  });
  return {
    section: { id: oneOf(sectionKeys), value: oneOf(sectionStates) },
    ...Object.fromEntries(items),
    walk: {
      id,
      value: record({
        no: whole(1, walkSize.most, 'tallyTooMany'),
        place: whole(1, areaCount),
        score: whole(0, scalesOf({ cecTextureMax })[scalesOfSection(walkedSection)[0]!].max, 'scoreOutside'),
        at: moment,
      }),
    },
    photo: {
      id,
      value: record(
        {
          of: ofItem,
          name: text(200, words),
          size: whole(1, photoMost, 'photoTooBig'),
          fileId: nullable(text(80)),
        },
        { balanceOf: id },
      ),
    },
    comment: { id, value: remark(remarkMost) },
    question: { id, value: remark(remarkMost) },
    answer: { id, value: remark(noteMost) },
    flag: {
      id,
      value: record(
        {
          trigger: oneOf(flagTriggers),
          of: text(60),
          at: moment,
          done: nullable(oneOf(['called', 'wrong', 'seen'])),
        },
        { covers: list(text(60), 2 * mostItems), was },
      ),
    },
  };
}
