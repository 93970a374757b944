import { Refusal } from '#core/errors.ts';
import { retention } from '#core/retention.ts';
import type { Retentions } from '#server/base/retention.ts';
import { fileEngine, jobEngine, listEngine } from '#server/engines.ts';
import type { Exporter } from '#server/exports/exporter.ts';
import { listWork } from '#server/exports/list-work.ts';
import type { Features, ServerRoom } from '#server/features.ts';
import type { Handler } from '#server/handle.ts';
import { getImportWork, importPrefix } from '#server/imports/import-work.ts';
import type { Work } from '#server/jobs/background-work.ts';
import { batchPrefix, getBatchWork } from '#server/resources/batch-work.ts';
import { resourceExporter } from '#server/resources/export.ts';
import type { Store } from '#server/resources/store.ts';
import { accessCodes } from './access-codes/server/room.ts';
import { accounts } from './accounts/server/room.ts';
import { activities } from './activities/server/room.ts';
import { apartments } from './apartments/server/room.ts';
import { benefits } from './benefits/server/room.ts';
import { contracts } from './calls.ts';
import { findProgramme } from './casework/programmes/registry.ts';
import { casework } from './casework/server/room.ts';
import { companies } from './companies/server/room.ts';
import { companyRightsRoom } from './company-rights/server/room.ts';
import { competition } from './competition/server/room.ts';
import { complaints } from './complaints/server/room.ts';
import { contents } from './contents/server/room.ts';
import { dataCentre } from './data-centre/server/room.ts';
import { dataFile } from './data-file/server/room.ts';
import { declarationsRoom } from './declarations/server/room.ts';
import { flock } from './flock/server/room.ts';
import { judgingRoom } from './judging/server/room.ts';
import { keptForms } from './kept-forms.ts';
import { learning } from './learning/server/room.ts';
import { messages } from './messages.ts';
import { officeResourceCalls } from './office-calls.ts';
import { findOwnForm } from './own-forms.ts';
import { payments } from './payments/server/room.ts';
import { phoenixPlan } from './phoenix-plan/server/room.ts';
import { places } from './places/server/room.ts';
import { platform } from './platform/server/room.ts';
import { featureOfCall } from './platform/shared/features.ts';
import { publicity } from './publicity/server/room.ts';
import { reportCard } from './report-card/server/room.ts';
import { listAdditions as additionHeads } from './resource-heads.ts';
import { getResource, resources } from './resources.ts';
import { site } from './site/server/room.ts';
import { smartPolicy } from './smart-policy/server/room.ts';
import { supporters } from './supporters/server/room.ts';
import { tenants } from './tenants/server/room.ts';
import { visitsRoom } from './visits/server/room.ts';

/**
 * Every room, and the engines for what they do themselves. In this order what is known of a person is shown and erased:
 * photos of a farm that goes are marked with it before the files are looked at, and those of one that stays are held.
 */
const rooms: readonly ServerRoom[] = [
  accounts,
  casework,
  flock,
  fileEngine,
  activities,
  smartPolicy,
  companies,
  companyRightsRoom,
  phoenixPlan,
  dataFile,
  payments,
  apartments,
  declarationsRoom,
  publicity,
  reportCard,
  supporters,
  complaints,
  competition,
  judgingRoom,
  visitsRoom,
  benefits,
  site,
  jobEngine,
  tenants,
  listEngine(resources.map((resource) => ({ resource, calls: officeResourceCalls[resource.code]! }))),
  contents,
  places,
  learning,
  accessCodes,
  dataCentre,
  platform,
];

/** Every handler; main.ts refuses to start unless they answer exactly the calls of the contracts. */
export const handlers: readonly Handler[] = rooms.flatMap((room) => room.handlers ?? []);

/** How each resource is kept, by its code. */
export const stores: Readonly<Record<string, Store>> = merged(rooms.map((room) => room.stores));

for (const { code } of resources) if (!stores[code]) throw new Error(`resource ${code} has no store`);

const listAdditions = rooms.flatMap((room) => room.listAdditions ?? []);
for (const head of additionHeads) {
  const declared = await head.load();
  if (listAdditions.every(({ addition }) => addition !== declared))
    throw new Error(`nothing reads what is added to ${head.resource}`);
}

const works = merged(rooms.map((room) => room.works));
const exporters: readonly Exporter[] = [
  ...Object.entries(stores).map(([code, store]) => resourceExporter(getResource(code), store)),
  ...rooms.flatMap((room) => room.exporters ?? []),
];

/** The exporter of a list; throws NOT_FOUND. */
export function getExporter(code: string): Exporter {
  const found = exporters.find((exporter) => exporter.code === code);
  if (!found) throw new Refusal('NOT_FOUND', { cause: `nothing exports ${code}` });
  return found;
}

/** What the server's engines are handed at the start. */
export const features: Features = {
  contracts,
  resources,
  messages,
  stores,
  listAdditions,
  getExporter,
  getWork,
  schedules: rooms.flatMap((room) => room.schedules ?? []),
  ownParts: rooms.flatMap((room) => room.ownParts ?? []),
  retention: keptWhole(merged(rooms.map((room) => room.retention))),
  fileReaders: rooms.flatMap((room) => room.fileReaders ?? []),
  openFileReaders: rooms.flatMap((room) => room.openFileReaders ?? []),
  fileHolders: rooms.flatMap((room) => room.fileHolders ?? []),
  keptForms,
  findForm: (code) => findProgramme(code) ?? findOwnForm(code),
  keptObjects: merged(rooms.map((room) => room.keptObjects)),
  histories: merged(rooms.map((room) => room.histories)),
  publishing: merged(rooms.map((room) => room.publishing)),
  answers: rooms.flatMap((room) => room.answers ?? []),
  onSaved: rooms.flatMap((room) => room.onSaved ?? []),
  logWords: rooms.flatMap((room) => room.logWords ?? []),
  finders: rooms.flatMap((room) => room.finders ?? []),
  datasets: rooms.flatMap((room) => room.datasets ?? []),
  regionUses: rooms.flatMap((room) => room.regionUses ?? []),
  replacedRegions: only(rooms.map((room) => room.replacedRegions)),
  badges: rooms.flatMap((room) => room.badges ?? []),
  codeScenes: rooms.flatMap((room) => room.codeScenes ?? []),
  scaleUses: rooms.flatMap((room) => room.scaleUses ?? []),
  plugins: rooms.flatMap((room) => room.plugins ?? []),
  followsCases: rooms.flatMap((room) => room.followsCases ?? []),
  companyRecords: rooms.flatMap((room) => room.companyRecords ?? []),
  leftCourse: rooms.flatMap((room) => room.leftCourse ?? []),
  atStart: rooms.flatMap((room) => room.atStart ?? []),
  switchOf: (path) => featureOfCall(path)?.key,
  funds: only(rooms.map((room) => room.funds)),
  ranks: only(rooms.map((room) => room.ranks)),
  selectedOtec: only(rooms.map((room) => room.selectedOtec)),
  employers: only(rooms.map((room) => room.employers)),
  registerSite: only(rooms.map((room) => room.registerSite)),
  ensureFirstAdmin: only(rooms.map((room) => room.ensureFirstAdmin)),
};

/**
 * The work of a job by its source: a room's own, a batch on the list after `batch:`, a sheet for the list after `import:`,
 * or the file of the list of that name; throws NOT_FOUND.
 */
function getWork(source: string): Work {
  const own = works[source];
  if (own) return own;
  const listAfter = (prefix: string) => {
    const code = source.slice(prefix.length);
    return { resource: getResource(code), store: stores[code]! };
  };
  if (source.startsWith(batchPrefix)) return getBatchWork(listAfter(batchPrefix));
  if (source.startsWith(importPrefix)) return getImportWork(listAfter(importPrefix));
  return listWork(getExporter(source));
}

/** One record of many; a key that two rooms sign up with is a mistake. */
function merged<T>(records: readonly (Readonly<Record<string, T>> | undefined)[]): Record<string, T> {
  const entries = records.flatMap((record) => Object.entries(record ?? {}));
  const all = Object.fromEntries(entries);
  if (Object.keys(all).length < entries.length) throw new Error(`signed up twice: ${entries.map(([key]) => key)}`);
  return all;
}

/** A period that nobody keeps would be a promise of the privacy policy that nothing holds. */
function keptWhole(found: Partial<Retentions>): Retentions {
  const missing = Object.keys(retention).filter((key) => !(key in found));
  if (missing.length > 0) throw new Error(`nothing keeps these periods: ${missing}`);
  return found as Retentions;
}

/** What exactly one room does for all. */
function only<T>(found: readonly (T | undefined)[]): T {
  const [one, ...more] = found.filter((each) => each !== undefined);
  if (one === undefined || more.length > 0) throw new Error('exactly one room must sign up with it');
  return one;
}
