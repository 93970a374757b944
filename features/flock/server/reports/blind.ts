import type { Entry, Values } from '#features/flock/shared/scoring/entries/entries.ts';
import { bareItem } from '#features/flock/shared/scoring/items.ts';
import type { Photo } from '#features/flock/shared/scoring/report.ts';
import { type ItemSection, isScored, type ScoredItem, sectionIn } from '#features/flock/shared/sections/sections.ts';

/** An item before it is scored; everything else of it could tell what the first reader saw. */
type Bare = Pick<ScoredItem, 'no' | 'place' | 'isSkipped' | 'at'>;

/** The section of what can be read a second time, from its photos; gas is measured, not seen. */
function readableSection(key: string): ItemSection | null {
  const section = sectionIn(key);
  return section && isScored(section) ? section : null;
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
    const section = readableSection(key);
    if (section && pictured.has(key) && !isSkipped(value)) return [{ key, value: bareItem(section, bareOf(value)) }];
    const photo = photos.find(({ id }) => key === `photo:${id}`);
    return photo ? [{ key, value: { of: photo.of, name: '', size: photo.size, fileId: null } }] : [];
  });
}

/** Photos of items that a second reader is asked about. */
export function photosOf(report: Values): Photo[] {
  return [...report].flatMap(([key, value]) => {
    if (kindOf(key) !== 'photo') return [];
    const photo = { ...(value as Omit<Photo, 'id'>), id: key.slice('photo:'.length) };
    return readableSection(photo.of) && report.has(photo.of) ? [photo] : [];
  });
}

/** Whether a second reading may have a record under this key. */
export function isReadable(report: Values, key: string): boolean {
  return blindEntries(report).some((entry) => entry.key === key && readableSection(key) !== null);
}

function isSkipped(value: unknown): boolean {
  return (value as Bare).isSkipped;
}

function bareOf(value: unknown): Omit<Bare, 'isSkipped'> {
  const { no, place, at } = value as Bare;
  return { no, place, at };
}

function kindOf(key: string): string {
  return key.split(':', 1)[0]!;
}
