import type { Step } from '#features/flock/poultry/scoring/scoring-session.ts';
import { moment } from '#features/flock/poultry/store/moment.ts';
import { newDeviceId } from '#features/flock/poultry/store/write.ts';
import { canComplete } from '#features/flock/shared/scoring/entries/entry-rules.ts';
import { blankItem } from '#features/flock/shared/scoring/items.ts';
import type { Report } from '#features/flock/shared/scoring/report.ts';
import type { Foot, Side } from '#features/flock/shared/sections/fpd.ts';
import {
  type ItemSection,
  type ScoredItem,
  type SectionKey,
  walkedSection,
} from '#features/flock/shared/sections/sections.ts';
import { type Field, itemAt, nextPlace } from './items.ts';

export interface Target {
  readonly section: ItemSection;
  readonly no: number;
  readonly field?: Field;
}

/** The item under hand, made if there is none yet. */
export function itemUnder(report: Report, { section, no }: Target): ScoredItem {
  const place = nextPlace(report[section], no);
  return itemAt(report, section, no) ?? blankItem(section, { id: newDeviceId(), no, place, at: moment() });
}

/** What changes an item, and the state of its section with it. */
export function editItem(report: Report, target: Target, change: (item: ScoredItem) => ScoredItem): Step {
  const item = change(itemUnder(report, target));
  const { id, ...value } = item;
  const { section } = target;
  const entries = [{ key: `${section}:${id}`, value }];
  const state = stateAfter(report, section, item);
  const told = state === report.sections[section] ? [] : [{ key: `section:${section}`, value: state }];
  return { entries: [...entries, ...told], where: target };
}

/** A complete section stays so as long as nothing in it is half done; any other is open from the first tap on. */
function stateAfter(report: Report, section: ItemSection, item: ScoredItem): 'complete' | 'open' {
  if (report.sections[section] !== 'complete') return 'open';
  const others = (report[section] as readonly ScoredItem[]).filter(({ id }) => id !== item.id);
  return canComplete({ ...report, [section]: [...others, item] }, section) === 'ok' ? 'complete' : 'open';
}

/** A score given to an item; it is no longer passed over. */
export function withScore(item: ScoredItem, field: Field, score: number): ScoredItem {
  if (field === 'left' || field === 'right') return withFoot(item as Foot, field, score);
  return { ...item, [field]: score, isSkipped: false, at: moment() } as ScoredItem;
}

/** A score given to one foot of a bird: the worse one counts. */
function withFoot(item: Foot, side: Side, score: number): Foot {
  const feet = { left: item.left ?? null, right: item.right ?? null, [side]: score };
  const worse = Math.max(...Object.values(feet).filter((each) => each !== null));
  return { ...item, ...feet, score: worse, isSkipped: false, at: moment() };
}

/** The item passed over; what was scored of it stays, should it be taken up again. */
export function passedOver(item: ScoredItem): ScoredItem {
  return { ...item, isSkipped: true, at: moment() };
}

/** Everything of a section taken away, with its photos: it prints as not assessed. */
export function abandonSection(report: Report, section: SectionKey): Step {
  const keys = report[section].map(({ id }) => `${section}:${id}`);
  const photos = report.photos.filter(({ of }) => keys.includes(of)).map(({ id }) => `photo:${id}`);
  const walk =
    section === walkedSection ? [...report.walk.map(({ id }) => `walk:${id}`), ...(report.tally ? ['tally'] : [])] : [];
  return {
    entries: [
      ...[...photos, ...keys, ...walk].map((key) => ({ key, value: null })),
      { key: `section:${section}`, value: 'abandoned' },
    ],
    where: { section, no: 1 },
  };
}

export function tellSection(section: SectionKey, state: 'open' | 'complete' | 'skipped'): Step {
  return { entries: [{ key: `section:${section}`, value: state }], where: { section, no: 1 } };
}
