import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { Text } from '#core/texts/text.ts';
import type { reportPanelCall } from '#features/flock/office-calls.ts';
import {
  ammoniaMethodNames,
  ammoniaPlaceNames,
  flagNames,
  measureNames,
  measureUnit,
  scaleNames,
  sectionNames,
  sectionStateNames,
  walkName,
} from '#features/flock/resources/words.ts';
import { readEntries } from '#features/flock/server/entries/read-entries.ts';
import { inBoth, scoreName } from '#features/flock/server/office-words.ts';
import { flockReports } from '#features/flock/server/tables.ts';
import { farmDoc } from '#features/flock/shared/scoring/entries/entries.ts';
import { readFarm, readReport } from '#features/flock/shared/scoring/entries/read-documents.ts';
import type { AmmoniaResult } from '#features/flock/shared/scoring/results/ammonia-results.ts';
import type { Mark } from '#features/flock/shared/scoring/results/marks.ts';
import { resultOf } from '#features/flock/shared/scoring/results/results.ts';
import {
  type SectionResult,
  type ToldScale,
  toldScales,
} from '#features/flock/shared/scoring/results/section-results.ts';
import type { ScaleSet } from '#features/flock/shared/scoring/scale-set.ts';
import { scalesOf } from '#features/flock/shared/scoring/scales.ts';
import { isScored } from '#features/flock/shared/sections/sections.ts';
import { maskAs } from '#server/base/sensitive/mask.ts';
import { and, eq } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';

type Panel = typeof reportPanelCall;

/** What a report comes to, as the back office shows it; the same figures that phones show. */
export async function readReportPanel(scope: ActorScope, { id }: InputOf<Panel>): Promise<OutputOf<Panel>> {
  const [row] = await scope.db
    .select({ farmId: flockReports.farmId, doc: flockReports.doc })
    .from(flockReports)
    .where(and(eq(flockReports.tenantId, scope.tenantId), eq(flockReports.id, id)));
  if (!row) throw new Refusal('NOT_FOUND');
  const { farmId, doc } = row;
  const farm = readFarm(farmId, await readEntries(scope, { farmId, doc: farmDoc }));
  const report = readReport(doc, await readEntries(scope, row));
  const { sections, order, findings, flags } = resultOf(report, farm);
  const { assessor, ageDays, scales } = report.head;
  return {
    assessor: String(maskAs('name', assessor)),
    ageDays,
    findings: findings.map((found) => ({ title: inBoth(found, 'title'), why: inBoth(found, 'why') })),
    flags: flags.map(({ trigger }) => flagNames[trigger]),
    sections: order.map((section) => presentSection(sections[section], scales)),
    note: report.note,
    comments: report.comments.map(({ text, at }) => ({ text, at })),
  };
}

function presentSection(result: SectionResult, set: ScaleSet) {
  const { section, state, light, isProvisional, n, marks, ammonia } = result;
  return {
    light,
    isProvisional,
    n,
    name: sectionNames[section],
    state: sectionStateNames[state],
    marks: marks.map(presentMark),
    scales: isScored(section) ? toldScales(result).map((told) => presentScale(told, set)) : [],
    readings: ammonia ? presentReadings(ammonia) : [],
  };
}

function presentMark({ measure, value, low, high, light, isProvisional, limit }: Mark) {
  const { good, act } = limit;
  return {
    name: measureNames[measure],
    unit: measureUnit(measure),
    value,
    low,
    high,
    light,
    isProvisional,
    good,
    act,
  };
}

function presentScale({ scale: { key, counts }, isWalk }: ToldScale, set: ScaleSet) {
  return {
    name: isWalk ? walkName : scaleNames[key],
    isNominal: scalesOf(set)[key].type === 'nominal',
    counts: counts.map(({ score, x }) => ({ score, label: scoreName(key, score, set), count: x })),
  };
}

function presentReadings({ readings }: AmmoniaResult) {
  return readings.map(({ reading, isAboveLimit }) => ({
    place: placeOf(reading),
    method: ammoniaMethodNames[reading.method],
    ppm: reading.ppm,
    level: reading.level,
    isAboveLimit,
  }));
}

function placeOf({ location, locationText }: AmmoniaResult['readings'][number]['reading']): Text {
  if (location === 'other' && locationText !== '') return { CN: locationText, EN: locationText };
  return ammoniaPlaceNames[location];
}
