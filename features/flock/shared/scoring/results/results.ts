import type { Farm } from '#features/flock/shared/scoring/farm.ts';
import type { Light, LimitTable } from '#features/flock/shared/scoring/limits.ts';
import type { Report } from '#features/flock/shared/scoring/report.ts';
import { type SectionKey, sectionKeys } from '#features/flock/shared/sections/sections.ts';
import { type Finding, findingsOf } from './findings.ts';
import { flagsOf, type RaisedFlag } from './flags.ts';
import { type Hint, hintsOf } from './hints.ts';
import { type SectionResult, sectionResult } from './section-results.ts';

/** What a report comes to. There is no overall score: it would hide the cause and look like a certificate. */
export interface ReportResult {
  readonly sections: Readonly<Record<SectionKey, SectionResult>>;
  /** All sections, what calls for action first, what was not assessed last. */
  readonly order: readonly SectionKey[];
  /** What to look at next, three at most, the most pressing first. */
  readonly findings: readonly Finding[];
  readonly flags: readonly RaisedFlag[];
  /** What was seen together in several sections; names no disease. */
  readonly hints: readonly Hint[];
  readonly notAssessed: readonly SectionKey[];
  /** The limits that decided the lights: those the report was begun with. */
  readonly limits: LimitTable;
}

/** The result of a report; only complete sections enter it, whatever else is in the report. */
export function resultOf(report: Report, farm: Farm): ReportResult {
  const flags = flagsOf(report);
  const sections = Object.fromEntries(
    sectionKeys.map((section) => [section, sectionResult(report, section, flags)]),
  ) as Record<SectionKey, SectionResult>;
  return {
    sections,
    order: byUrgency(sections),
    findings: findingsOf(report, farm, sections, flags),
    flags,
    hints: hintsOf(report, sections),
    notAssessed: sectionKeys.filter((section) => !sections[section].isAssessed),
    limits: report.head.limits,
  };
}

const urgency: Readonly<Record<Light, number>> = { act: 0, watch: 1, good: 2, none: 3 };

function byUrgency(sections: Readonly<Record<SectionKey, SectionResult>>): SectionKey[] {
  const rank = (section: SectionKey) => {
    const { light, isProvisional } = sections[section];
    return urgency[light] * 2 + (isProvisional ? 1 : 0);
  };
  return sectionKeys.toSorted((a, b) => rank(a) - rank(b));
}
