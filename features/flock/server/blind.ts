import type { Entry, Values } from '#features/flock/shared/scoring/entries.ts';
import type { Dropping, Foot, Photo, Plumage, Spot } from '#features/flock/shared/scoring/report.ts';

/** What an item says before it is scored; everything else of it could tell what the first reader saw. */
interface Bare {
  readonly no: number;
  readonly place: number | null;
  readonly isSkipped: false;
  readonly at: string;
}

/** The kinds of items that can be read a second time, from their photos; gas is measured, not seen. */
const emptied: Readonly<Record<string, (bare: Bare) => unknown>> = {
  litter: (bare) => ({ ...bare, score: null, where: null, isDusty: false, cake: null }) satisfies Omit<Spot, 'id'>,
  intestinal: emptyDropping,
  cecal: emptyDropping,
  fpd: (bare) => ({ ...bare, score: null, hasToes: false }) satisfies Omit<Foot, 'id'>,
  feather: (bare) => ({ ...bare, score: null, isVentDirty: false }) satisfies Omit<Plumage, 'id'>,
};

function emptyDropping(bare: Bare): Omit<Dropping, 'id'> {
  return { ...bare, colour: null, texture: null, seen: [] };
}

/** Entries that tell nothing of any score. */
const harmless: readonly string[] = ['head', 'name', 'state'];

/**
 * A report as a second reader sees it before their own reading is in: its head, and the items that have a photo, without
 * their scores. Comments, notes, questions, flags, signs, the walk and gas stay away: each could tell a score.
 */
export function blindEntries(report: Values): Entry[] {
  const photos = photosOf(report);
  const pictured = new Set(photos.map(({ of }) => of));
  return [...report].flatMap(([key, value]): Entry[] => {
    if (harmless.includes(key)) return [{ key, value }];
    const empty = emptied[kindOf(key)];
    if (empty && pictured.has(key) && isScored(value)) return [{ key, value: empty(bareOf(value)) }];
    const photo = photos.find(({ id }) => key === `photo:${id}`);
    return photo ? [{ key, value: { of: photo.of, name: '', size: photo.size, fileId: null } }] : [];
  });
}

/** Photos of items that a second reader is asked about. */
export function photosOf(report: Values): Photo[] {
  return [...report].flatMap(([key, value]) => {
    if (kindOf(key) !== 'photo') return [];
    const photo = { ...(value as Omit<Photo, 'id'>), id: key.slice('photo:'.length) };
    return emptied[kindOf(photo.of)] && report.has(photo.of) ? [photo] : [];
  });
}

/** Whether a second reading may have a record under this key. */
export function isReadable(report: Values, key: string): boolean {
  return blindEntries(report).some((entry) => entry.key === key && emptied[kindOf(key)] !== undefined);
}

function isScored(value: unknown): value is Bare {
  return !(value as { isSkipped: boolean }).isSkipped;
}

function bareOf({ no, place, at }: Bare): Bare {
  return { no, place, isSkipped: false, at };
}

function kindOf(key: string): string {
  return key.split(':', 1)[0]!;
}
