import { dropUnseen } from '#core/forms/text-values.ts';
import type { Entry } from '#features/flock/shared/scoring/entries/entries.ts';
import type { Breed, Farm, FarmType, House } from '#features/flock/shared/scoring/farm.ts';
import { type Area, highestLimit, type LimitTable, measures, unitOf } from '#features/flock/shared/scoring/limits.ts';
import type { Measure } from '#features/flock/shared/sections/sections.ts';

/** A house as it is typed: figures are texts until they are saved. */
export interface HouseDraft extends Pick<House, 'id' | 'name' | 'floor' | 'isSick'> {
  readonly placedOn: string;
  readonly birds: string;
}

/** A farm as it is typed. */
export interface FarmDraft {
  readonly name: string;
  readonly type: FarmType;
  readonly birds: string;
  readonly genetics: string;
  readonly breed: Breed;
  readonly breedText: string;
  readonly area: Area;
  readonly vetName: string;
  readonly vetPhone: string;
  readonly isShared: boolean;
  readonly houses: readonly HouseDraft[];
  readonly limits: Readonly<Partial<Record<Measure, { readonly good: string; readonly act: string }>>>;
}

export function draftOf(farm: Farm): FarmDraft {
  const { name, type, genetics, breed, breedText, area, isShared, vet } = farm;
  return {
    name,
    type,
    genetics,
    breed,
    breedText,
    area,
    isShared,
    birds: farm.birds?.toString() ?? '',
    vetName: vet.name,
    vetPhone: vet.phone,
    houses: farm.houses.map(({ id, name, placedOn, birds, floor, isSick }) => ({
      id,
      name,
      floor,
      isSick,
      placedOn: placedOn ?? '',
      birds: birds?.toString() ?? '',
    })),
    limits: Object.fromEntries(
      Object.entries(farm.limits).map(([measure, { good, act }]) => [measure, { good: `${good}`, act: `${act}` }]),
    ),
  };
}

export function emptyDraft(area: Area, firstHouse: HouseDraft): FarmDraft {
  return {
    name: '',
    type: 'broiler',
    birds: '',
    genetics: '',
    breed: 'chicken',
    breedText: '',
    area,
    vetName: '',
    vetPhone: '',
    isShared: false,
    houses: [firstHouse],
    limits: {},
  };
}

/** What is wrong, by field: the key of what to say. Houses by their id, limits by their measure. */
export type FarmProblems = Readonly<Record<string, 'name' | 'birds' | 'houseName' | 'breedText' | 'limits' | 'date'>>;

const mostBirds = 10_000_000;

/** What stops a draft from being saved; `area` holds the limits it begins with. */
export function problemsOf(draft: FarmDraft, area: LimitTable): FarmProblems {
  const found: Record<string, FarmProblems[string]> = {};
  if (dropUnseen(draft.name).trim() === '') found.name = 'name';
  if (!isCount(draft.birds)) found.birds = 'birds';
  if (draft.breed === 'other' && draft.breedText.trim() === '') found.breedText = 'breedText';
  for (const house of draft.houses) {
    if (house.name.trim() === '') found[`house:${house.id}`] = 'houseName';
    if (!isCount(house.birds)) found[`birds:${house.id}`] = 'birds';
    if (house.placedOn !== '' && !/^\d{4}-\d\d-\d\d$/.test(house.placedOn)) found[`placed:${house.id}`] = 'date';
  }
  for (const measure of measures) {
    const own = draft.limits[measure];
    if (!own || (own.good.trim() === '' && own.act.trim() === '')) continue;
    const { good, act } = numbersOf(own, area[measure]);
    if (!(good >= 0 && act >= good && act <= highestLimit[unitOf(measure)])) found[`limit:${measure}`] = 'limits';
  }
  return found;
}

function isCount(text: string): boolean {
  const plain = text.replace(/[\s.,]/g, '');
  return plain === '' || (/^\d{1,8}$/.test(plain) && Number(plain) >= 1 && Number(plain) <= mostBirds);
}

/** Thousands may be set apart as people write them. */
function countOf(text: string): number | null {
  const plain = text.replace(/[\s.,]/g, '');
  return plain === '' ? null : Number(plain);
}

/** A figure that was left out is that of the area. */
function numbersOf({ good, act }: { good: string; act: string }, area: { good: number; act: number }) {
  const read = (text: string, otherwise: number) => (text.trim() === '' ? otherwise : Number(text.replace(',', '.')));
  return { good: read(good, area.good), act: read(act, area.act) };
}

/** The entries that change when a draft is saved over a farm; everything of a new one (null). */
export function entriesOf(draft: FarmDraft, before: Farm | null, area: LimitTable): Entry[] {
  const wanted = valuesOf(draft, area);
  const present = before ? valuesOf(draftOf(before), area) : new Map<string, unknown>();
  const changed = [...wanted].filter(([key, value]) => JSON.stringify(present.get(key)) !== JSON.stringify(value));
  const gone = [...present.keys()].filter((key) => !wanted.has(key));
  return [...changed.map(([key, value]) => ({ key, value })), ...gone.map((key) => ({ key, value: null }))];
}

function valuesOf(draft: FarmDraft, area: LimitTable): Map<string, unknown> {
  const { type, breed, isShared } = draft;
  const limits = measures.flatMap((measure) => {
    const own = draft.limits[measure];
    if (!own || (own.good.trim() === '' && own.act.trim() === '')) return [];
    return [[measure, numbersOf(own, area[measure])] as const];
  });
  return new Map<string, unknown>([
    ['name', dropUnseen(draft.name).trim()],
    ['type', type],
    ['birds', countOf(draft.birds)],
    ['genetics', draft.genetics.trim()],
    ['breed', breed],
    ['breedText', breed === 'other' ? draft.breedText.trim() : ''],
    ['area', draft.area],
    ['isShared', isShared],
    ['vet', { name: dropUnseen(draft.vetName).trim(), phone: draft.vetPhone.trim() }],
    ['limits', Object.fromEntries(limits)],
    ...draft.houses.map(({ id, name, placedOn, birds, floor, isSick }): [string, unknown] => [
      `house:${id}`,
      { name: dropUnseen(name).trim(), placedOn: placedOn || null, birds: countOf(birds), floor, isSick },
    ]),
  ]);
}
