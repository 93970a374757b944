import { idPattern } from './entries.ts';
import { areas, measures } from './limits.ts';
import {
  ammoniaMethods,
  ammoniaPlaces,
  flagTriggers,
  sectionStates,
  seenInDropping,
  sides,
  signKeys,
} from './report.ts';
import { areaCount, type ScaleKey, type SectionKey, scalesOf, sectionKeys, sectionSizes, walkSize } from './scales.ts';
import {
  type Check,
  day,
  firstOf,
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

function item(
  section: SectionKey,
  shape: Readonly<Record<string, Check>>,
  extra: Readonly<Record<string, Check>> = {},
) {
  const no = whole(1, sectionSizes[section].most, 'tooManyItems');
  return {
    id,
    value: record({ no, place: nullable(whole(1, areaCount)), isSkipped: yesNo, at: moment, ...shape }, extra),
  };
}

const seen = list(oneOf(seenInDropping), seenInDropping.length);

const reading: Check = (value) =>
  firstOf([
    record({
      no: whole(1, sectionSizes.nh3.most, 'tooManyReadings'),
      location: oneOf(ammoniaPlaces),
      locationText: text(60),
      x: number(0, 100),
      y: number(0, 100),
      method: oneOf(ammoniaMethods),
      ppm: nullable(number(0, 500, 'ppmOutside')),
      level: whole(0, 8, 'scoreOutside'),
      areFansOn: nullable(yesNo),
      isBirdHeight: yesNo,
      tier: nullable(whole(1, 8)),
      at: moment,
    })(value),
    // Only looked at when the shape is right: the first refusal counts.
    isNamed(value) ? 'ok' : 'empty',
  ]);

function isNamed(value: unknown): boolean {
  const { location, locationText } = (value ?? {}) as { location?: unknown; locationText?: unknown };
  return location !== 'other' || (typeof locationText === 'string' && locationText.trim() !== '');
}

const was = record({
  no: whole(1, sectionSizes.intestinal.most),
  feet: list(oneOf(sides), sides.length),
  place: nullable(record({ location: oneOf(ammoniaPlaces), locationText: text(60) })),
});

const ofItem = matching(new RegExp(`^(note|(${sectionKeys.join('|')}):${idPattern})$`));

/** Records of a report, by the word before the colon; the texture of cecal droppings goes as far as the report's scale. */
export function reportRecords(
  cecTextureMax: 2 | 3,
): Readonly<Record<string, { readonly id: Check; readonly value: Check }>> {
  const of = (scale: ScaleKey) => score(scale, cecTextureMax);
  return {
    section: { id: oneOf(sectionKeys), value: oneOf(sectionStates) },
    litter: item('litter', {
      score: of('litter'),
      where: nullable(oneOf(['drinker', 'feeder', 'middle', 'wall', 'door', 'inlet'])),
      isDusty: yesNo,
      cake: nullable(oneOf(['ring', 'strip', 'wall', 'all'])),
    }),
    intestinal: item('intestinal', { colour: of('int_colour'), texture: of('int_texture'), seen }),
    cecal: item('cecal', { colour: of('cec_colour'), texture: of('cec_texture'), seen }),
    fpd: item('fpd', { score: of('fpd'), hasToes: yesNo }, { left: of('fpd'), right: of('fpd'), hasHockBurn: yesNo }),
    feather: item('feather', { score: of('feather'), isVentDirty: yesNo }),
    nh3: { id, value: reading },
    walk: {
      id,
      value: record({
        no: whole(1, walkSize.most, 'tallyTooMany'),
        place: whole(1, areaCount),
        score: whole(0, scalesOf({ cecTextureMax }).feather.max, 'scoreOutside'),
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
        { covers: list(text(60), 2 * sectionSizes.intestinal.most), was },
      ),
    },
  };
}
