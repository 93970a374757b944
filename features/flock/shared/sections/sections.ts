import { cecal } from './cecal.ts';
import { feather } from './feather.ts';
import { fpd } from './fpd.ts';
import { intestinal } from './intestinal.ts';
import { litter } from './litter.ts';
import { nh3 } from './nh3.ts';
import type { MeasuredSection, MeasureRule, ScaleRule, ScoredSection } from './section.ts';

/** What is scored in one go, in the order it is shown: both scales of a dropping belong together. */
export const sections = { litter, intestinal, cecal, fpd, feather, nh3 } as const;

type Sections = typeof sections;
export type SectionKey = keyof Sections;
/** The sections that are scored item by item; ammonia is measured. */
export type ItemSection = { [K in SectionKey]: Sections[K]['kind'] extends 'scored' ? K : never }[SectionKey];
export type ScaleKey = { [K in SectionKey]: keyof Sections[K]['scales'] }[SectionKey];
/** The scales that somebody scores. */
export type ScoredScale = { [K in ItemSection]: keyof Sections[K]['scales'] }[ItemSection];
/** What a light is decided by, one or two of each section. */
export type Measure = { [K in SectionKey]: keyof Sections[K]['measures'] }[SectionKey];
/** What a section collects. */
export type ItemOf<K extends SectionKey> = Collected<Sections[K]>;
type Collected<S> =
  S extends ScoredSection<string, unknown, string, infer I>
    ? I
    : S extends MeasuredSection<string, unknown, string, infer I>
      ? I
      : never;
export type ScoredItem = ItemOf<ItemSection>;
export type AnyItem = ItemOf<SectionKey>;

type Scales = Readonly<Partial<Record<ScaleKey, ScaleRule>>>;
type AnyScored = ScoredSection<ItemSection, Scales, string, AnyItem>;
export type AnySection = AnyScored | MeasuredSection<Exclude<SectionKey, ItemSection>, Scales, string, AnyItem>;

export const sectionKeys = Object.keys(sections) as readonly SectionKey[];

/** A section by its key, as who walks the list reads it. */
export function sectionOf(key: ItemSection): AnyScored;
export function sectionOf(key: SectionKey): AnySection;
export function sectionOf(key: SectionKey): AnySection {
  return sections[key] as unknown as AnySection;
}

export function isScored(key: SectionKey): key is ItemSection {
  return sections[key].kind === 'scored';
}

export const itemSections: readonly ItemSection[] = sectionKeys.filter(isScored);

/** The section that can also be looked at on a walk. */
export const walkedSection = itemSections.find((key) => sectionOf(key).isWalked)!;

/** The section of a key like `intestinal:abc` or of the word before its colon; nothing of other keys. */
export function sectionIn(key: string): SectionKey | undefined {
  const [word] = key.split(':');
  return sectionKeys.find((each) => each === word);
}

/** The measures of a section, its headline first. */
export function measuresOf(key: SectionKey): readonly [Measure, MeasureRule<AnyItem>][] {
  return Object.entries(sectionOf(key).measures) as [Measure, MeasureRule<AnyItem>][];
}
