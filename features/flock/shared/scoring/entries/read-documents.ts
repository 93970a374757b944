import type { Farm, FarmEvent, House } from '#features/flock/shared/scoring/farm.ts';
import { limitsOf } from '#features/flock/shared/scoring/limits.ts';
import type {
  Flag,
  Photo,
  Question,
  Remark,
  Report,
  ReportHead,
  SecondReading,
  SectionState,
  WalkedBird,
} from '#features/flock/shared/scoring/report.ts';
import { firstScaleSet } from '#features/flock/shared/scoring/scale-set.ts';
import { type SectionKey, sectionKeys } from '#features/flock/shared/sections/sections.ts';
import { recordsOf, type Values } from './entries.ts';

/** The farm that the entries of its document tell of. */
export function readFarm(id: string, values: Values): Farm {
  const read = <T>(key: string, otherwise: T) => (values.get(key) ?? otherwise) as T;
  return {
    id,
    name: read('name', ''),
    type: read('type', 'broiler'),
    birds: read('birds', null),
    genetics: read('genetics', ''),
    breed: read('breed', 'chicken'),
    breedText: read('breedText', ''),
    area: read('area', 'europe'),
    limits: read('limits', {}),
    isShared: read('isShared', false),
    vet: read('vet', { name: '', phone: '' }),
    houses: recordsOf<House>(values, 'house'),
    events: recordsOf<FarmEvent>(values, 'event'),
    isGone: read('isGone', false),
  };
}

/** The report that the entries of its document tell of. */
export function readReport(id: string, values: Values): Report {
  const read = <T>(key: string, otherwise: T) => (values.get(key) ?? otherwise) as T;
  const state = read<{ state: Report['state']; at: string } | null>('state', null);
  const answers = new Map(
    recordsOf<{ id: string; text: string; at: string }>(values, 'answer').map((answer) => [answer.id, answer]),
  );
  return {
    id,
    head: read('head', emptyHead),
    name: read('name', ''),
    state: state?.state ?? 'open',
    finishedAt: state?.state === 'finished' ? state.at : null,
    sections: Object.fromEntries(
      sectionKeys.flatMap((key) => {
        const told = values.get(`section:${key}`) as SectionState | undefined;
        return told ? [[key, told]] : [];
      }),
    ),
    ...(Object.fromEntries(sectionKeys.map((key) => [key, recordsOf(values, key)])) as unknown as Pick<
      Report,
      SectionKey
    >),
    walk: recordsOf<WalkedBird>(values, 'walk'),
    tally: read('tally', null),
    photos: recordsOf<Photo>(values, 'photo'),
    comments: recordsOf<Remark>(values, 'comment'),
    questions: recordsOf<Remark>(values, 'question').map((question): Question => {
      const answer = answers.get(question.id);
      return { ...question, answer: answer?.text ?? null, answeredAt: answer?.at ?? null };
    }),
    readings: recordsOf<SecondReading>(values, 'reading'),
    note: read('note', ''),
    flags: recordsOf<Flag>(values, 'flag'),
    signs: read('signs', { offFeed: false, sickBirds: false, deaths: false }),
    isGone: read('isGone', false),
  };
}

const emptyHead: ReportHead = {
  houseId: null,
  house: '',
  on: '1970-01-01',
  startedAt: '1970-01-01T00:00:00.000Z',
  ageDays: null,
  assessor: '',
  area: 'europe',
  scales: firstScaleSet,
  limits: limitsOf('europe'),
};
