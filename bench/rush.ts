// A thousand people fill in and submit within the last minute of a window: node bench/rush.ts
import { moveDate } from '#core/calendar/dates.ts';
import { mapFiles } from '#core/forms/files-in.ts';
import { idCardCheck } from '#core/forms/identifiers/id-card.ts';
import type { Data } from '#core/forms/values.ts';
import { savePreferenceCall } from '#features/accounts/calls/own-account.ts';
import { callsOf } from '#features/casework/calls/applications.ts';
import { getProgramme } from '#features/casework/programmes/registry.ts';
import { sampleOf } from '#features/casework/programmes/samples.ts';
import { applicationSections, applications, snapshots } from '#features/casework/server/tables.ts';
import { windows } from '#features/casework/server/year-tables.ts';
import { handlers } from '#features/server.ts';
import { and, eq } from '#server/database/sql.ts';
import { files } from '#server/database/tables/files.ts';
import type { Visitor } from './driver.ts';
import { play, type Step } from './driver.ts';
import { floor } from './floor.ts';
import { openWorld } from './world.ts';

const people = 1000;
const minute = 60_000;
/** Afterwards, groups that go as fast as they can, by turns with the same number of floor writes. */
const groups = 11;
const groupOf = 20;
const aim = 0.4;

const programme = getProgramme('talentapply');
const calls = callsOf(programme.code);
const today = new Date().toISOString().slice(0, 10);
const sample = sampleOf(programme, today);

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
const steps = visitors.map((visitor, n) => stepsOf(visitor, filled[n]!));

const inTheMinute = steps.slice(0, people);
const rush = await play({
  origin,
  visitors: visitors.slice(0, people),
  steps: inTheMinute,
  every: minute / Math.max(...inTheMinute.map((own) => own.length)),
});
const kept = await findKept();

const ratios: number[] = [];
for (let group = 0; group < groups; group++) {
  const own = { visitors: visitors.slice(people + group * groupOf, people + (group + 1) * groupOf) };
  const ownSteps = steps.slice(people + group * groupOf, people + (group + 1) * groupOf);
  const written = await play({ ...own, origin: floorOrigin, steps: ownSteps.map((all) => all.map(floorStep)) });
  const filledIn = await play({ ...own, origin, steps: ownSteps });
  const refusal = written.refusal ?? filledIn.refusal;
  if (refusal) throw new Error(`group ${group}: ${refusal}`);
  ratios.push(filledIn.perSecond / written.perSecond);
}
const ratio = ratios.sort((a, b) => a - b)[groups >> 1]!;

console.log(
  `${people} people, ${rush.calls} calls: ${rush.perSecond.toFixed(0)}/s, p50 ${rush.p50.toFixed(0)} ms, p95 ${rush.p95.toFixed(0)} ms`,
);
console.log(
  `${rush.errors} refused${rush.refusal ? `, the first: ${rush.refusal}` : ''}; ${people - kept.submitted} submissions and ${kept.lost} answers lost, ${kept.doubled} doubled (aim 0)`,
);
console.log(`saving and submitting / floor writes: ${ratio.toFixed(2)} (aim ${aim})`);
await world.close();
const isWhole = rush.errors === 0 && kept.submitted === people && kept.lost === 0 && kept.doubled === 0;
process.exitCode = isWhole && ratio >= aim ? 0 : 1;

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

/** Every section is saved and the whole submitted; one in ten submits twice, as after an answer that was lost. */
function stepsOf({ userId }: Visitor, data: Data): readonly Step[] {
  const saves = programme.sections.map(({ key }, at) => ({
    contract: calls.save,
    input: (last: Parameters<Step['input']>[0]) => ({
      ...(last && { id: last.id }),
      section: key,
      baseRev: 0,
      patch: data[key],
      clientTx: `rush-${userId}-${at}`,
    }),
  }));
  const submit: Step = { contract: calls.submit, input: (last) => ({ id: last?.id, reqId: `rush-${userId}` }) };
  return [...saves, submit, ...(Number.parseInt(userId.slice(-1), 36) % 10 === 0 ? [submit] : [])];
}

function floorStep(_: Step, at: number): Step {
  return { contract: savePreferenceCall, input: () => ({ key: `k-${at}`, value: 'v'.repeat(400) }) };
}

/** What the database holds after the minute. */
async function findKept() {
  return database.asOwner(async (db) => {
    const isEmployment = and(
      eq(applicationSections.applicationId, applications.id),
      eq(applicationSections.key, 'employment'),
    );
    const { ownerId, submittedAt, no } = applications;
    const rows = await db
      .select({ ownerId, submittedAt, no, values: applicationSections.values })
      .from(applications)
      .leftJoin(applicationSections, isEmployment);
    const positions = new Map(rows.map(({ ownerId: id, values }) => [id, (values as Data[string] | null)?.position]));
    const frozen = await db.select({ of: snapshots.applicationId }).from(snapshots);
    return {
      submitted: rows.filter((row) => row.submittedAt).length,
      lost: visitors.slice(0, people).filter(({ userId }, n) => positions.get(userId) !== positionOf(n)).length,
      doubled: [
        positions.size - rows.length,
        new Set(rows.map((row) => row.no)).size - rows.length,
        rows.length - frozen.length,
      ]
        .map(Math.abs)
        .reduce((sum, more) => sum + more, 0),
    };
  });
}
