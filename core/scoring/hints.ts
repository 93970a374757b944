import type { Told } from './findings.ts';
import type { Report } from './report.ts';
import type { SectionKey } from './scales.ts';
import type { SectionResult } from './section-results.ts';

/** What was seen in several sections at once, in plain words; never a disease. */
export interface Hint extends Told {
  readonly sections: readonly SectionKey[];
}

/** Two hints at most. */
export function hintsOf(_report: Report, _sections: Readonly<Record<SectionKey, SectionResult>>): Hint[] {
  return [];
}
