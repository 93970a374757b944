// A thousand people fill in and submit within the last minute of a window: node bench/rush.ts
import { moveDate } from '#core/calendar/dates.ts';
import { mapFiles } from '#core/forms/files-in.ts';
import { idCardCheck } from '#core/forms/identifiers/id-card.ts';
import type { Data } from '#core/forms/values.ts';
import { callsOf } from '#features/casework/calls/applications.ts';
import { getProgramme } from '#features/casework/programmes/registry.ts';
import { sampleOf } from '#features/casework/programmes/samples.ts';
import { applicationSections, applications, snapshots } from '#features/casework/server/tables.ts';
import { windows } from '#features/casework/server/year-tables.ts';
import { handlers } from '#features/server.ts';
import { and, eq } from '#server/database/sql.ts';
import { files } from '#server/database/tables/files.ts';
import { createMeter } from './cpu.ts';
import type { Visitor } from './driver.ts';
import { floor, floorWrite } from './floor.ts';
import type { Script } from './load.ts';
import { median, startLoad } from './measure.ts';
import { openWorld } from './world.ts';

const people = 1000;
const minute = 60_000;
/** Afterwards, groups that go as fast as they can, by turns with the same number of floor writes. */
const groups = 7;
const groupOf = 60;
/** Filled in last, by everybody in words of their own. */
const last = 'employment';
const aim = 0.4;

const programme = getProgramme('talentapply');
const calls = callsOf(programme.code);
const today = new Date().toISOString().slice(0, 10);
const sample = sampleOf(programme, today);

type Steps = Script['steps'][number];

const world = await openWorld();
const origin = await world.serve(handlers);
const floorOrigin = await world.serve(floor);
const visitors = await world.visitors(people + groups * groupOf, 'portal');
const { database } = world.services;
await database.asOwner(async (db) => {
  await db.insert(windows).values({
    id: 'w1',
    tenantId: 't1',
    programme: programme.code,
    year: new Date().getUTCFullYear(),
    opensAt: new Date(Date.now() - 86_400_000),
    closesAt: new Date(Date.now() + 86_400_000),
    titleCN: '年度申报',
    titleEN: 'Yearly call',
  });
});
const filled = await Promise.all(visitors.map(({ userId }, n) => dataOf(userId, n)));
const load = startLoad();
const drafts = await draft();

const rush = await load.run({
  origin,
  visitors: visitors.slice(0, people),
  steps: visitors.slice(0, people).map(endOf),
  every: minute / 3,
});
const kept = await findKept();

const meter = await createMeter({ databases: [database] });
const [rates, costs]: [number[], number[]] = [[], []];
for (let from = people; from < visitors.length; from += groupOf) {
  const own = visitors.slice(from, from + groupOf);
  const ends = own.map((visitor, at) => endOf(visitor, from + at));
  const start = meter();
  const floorRun = await load.run({ origin: floorOrigin, visitors: own, steps: ends.map((end) => end.map(floorStep)) });
  const between = meter();
  const run = await load.run({ origin, visitors: own, steps: ends });
  const refusal = floorRun.refusal ?? run.refusal;
  if (refusal) throw new Error(refusal);
  rates.push(run.perSecond / floorRun.perSecond);
  costs.push((meter() - between) / (between - start));
}

console.log(
  `${people} people, ${rush.calls} calls: ${rush.perSecond.toFixed(0)}/s, p50 ${rush.p50.toFixed(0)} ms, p95 ${rush.p95.toFixed(0)} ms`,
);
console.log(
  `${rush.errors} refused${rush.refusal ? `, the first: ${rush.refusal}` : ''}; ${people - kept.submitted} submissions and ${kept.lost} answers lost, ${kept.doubled} doubled (aim 0)`,
);
console.log(
  `saving and submitting / floor writes: ${median(rates).toFixed(2)} of the calls (aim ${aim}), ${median(costs).toFixed(2)} times the CPU`,
);
load.stop();
await world.close();
const isWhole = rush.errors === 0 && kept.submitted === people && kept.lost === 0 && kept.doubled === 0;
process.exitCode = isWhole && median(rates) >= aim ? 0 : 1;

/** The sample as somebody of their own would fill it in, with their own files. */
async function dataOf(ownerId: string, n: number): Promise<Data> {
  const birth = moveDate('1985-01-01', { days: n });
  const number = `359902${birth.replaceAll('-', '')}202`;
  const own: (typeof files.$inferInsert)[] = [];
  const data = mapFiles(programme, sample, (file) => {
    const id = `${ownerId}-${own.length}`;
    const { name, type, size } = file;
    own.push({
      id,
      tenantId: 't1',
      ownerId,
      purpose: 'application',
      name,
      type,
      size,
      sha256: shaOf(id),
      objectKey: id,
    });
    return { ...file, id };
  });
  await database.asOwner((db) => db.insert(files).values(own));
  const person = { ...data.person, birth, identity: { type: 'ID_CARD', number: number + idCardCheck(number) } };
  return { ...data, person, employment: { ...data.employment, position: positionOf(n) } };
}

function shaOf(id: string): Buffer {
  return Buffer.alloc(32, id);
}

/** What tells the answers of one from those of all others. */
function positionOf(n: number): string {
  return `第 ${n + 1} 组算法工程师`;
}

/** Everybody's draft with all sections but the last one; its id by its owner. */
async function draft(): Promise<ReadonlyMap<string, string>> {
  for (let from = 0; from < visitors.length; from += groupOf) {
    const own = visitors.slice(from, from + groupOf);
    const { refusal } = await load.run({ origin, visitors: own, steps: own.map((_, at) => sectionsOf(from + at)) });
    if (refusal) throw new Error(refusal);
  }
  const rows = await database.asOwner((db) =>
    db.select({ id: applications.id, ownerId: applications.ownerId }).from(applications),
  );
  return new Map(rows.map(({ id, ownerId }) => [ownerId, id]));
}

function sectionsOf(n: number): Steps {
  const keys = programme.sections.map(({ key }) => key).filter((key) => key !== last);
  return keys.map((section) => ({
    path: calls.save.path,
    input: { id: null, section, baseRev: 0, patch: filled[n]![section], clientTx: `draft-${n}-${section}` },
  }));
}

/** The last section is saved and the whole submitted; one in ten submits twice, as after an answer that was lost. */
function endOf({ userId }: Visitor, n: number): Steps {
  const id = drafts.get(userId)!;
  const patch = filled[n]![last];
  const save = { path: calls.save.path, input: { id, section: last, baseRev: 0, patch, clientTx: `rush-save-${n}` } };
  const submit = { path: calls.submit.path, input: { id, reqId: `rush-submit-${n}` } };
  return [save, submit, ...(n % 10 === 0 ? [submit] : [])];
}

function floorStep(_: unknown, at: number): Steps[number] {
  return { path: floorWrite.path, input: { key: `k-${at}`, value: 'v'.repeat(400) } };
}

/** What the database holds after the minute. */
async function findKept() {
  return database.asOwner(async (db) => {
    const isEmployment = and(eq(applicationSections.applicationId, applications.id), eq(applicationSections.key, last));
    const { ownerId, submittedAt, no } = applications;
    const rows = await db
      .select({ ownerId, submittedAt, no, values: applicationSections.values })
      .from(applications)
      .leftJoin(applicationSections, isEmployment);
    const positions = new Map(rows.map(({ ownerId: id, values }) => [id, (values as Data[string] | null)?.position]));
    const numbers = rows.flatMap(({ no: given }) => given ?? []);
    const frozen = await db.select({ of: snapshots.applicationId }).from(snapshots);
    return {
      submitted: rows.filter((row) => row.submittedAt).length,
      lost: visitors.slice(0, people).filter(({ userId }, n) => positions.get(userId) !== positionOf(n)).length,
      doubled: [positions.size - rows.length, new Set(numbers).size - numbers.length, numbers.length - frozen.length]
        .map(Math.abs)
        .reduce((sum, more) => sum + more, 0),
    };
  });
}
