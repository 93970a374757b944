import type { Farm } from './farm.ts';
import type { Report } from './report.ts';
import type { SectionKey } from './scales.ts';
import type { SectionResult } from './section-results.ts';

/** Words by key of core/texts/poultry/findings, to be told with `tell` (tell.ts). */
export interface Told {
  readonly key: string;
  readonly params: Readonly<Record<string, string | number>>;
  /** Parameters that are words themselves, as keys of the same catalogue. */
  readonly names: Readonly<Record<string, string>>;
}

/** A line of "look at next": `<key>.title` says what to do, `<key>.why` what was seen. */
export interface Finding extends Told {
  readonly section: SectionKey | null;
}

export const findingsShown = 3;

/** The most pressing lines, three at most. */
export function findingsOf(
  _report: Report,
  _farm: Farm,
  _sections: Readonly<Record<SectionKey, SectionResult>>,
): Finding[] {
  return [];
}
