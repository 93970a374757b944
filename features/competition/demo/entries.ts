import { createHash } from 'node:crypto';
import { dayInShanghai, moveDate } from '#core/calendar/dates.ts';
import type { Data, Values } from '#core/forms/values.ts';
import { endOfDay } from '#features/casework/server/applications/status/deadlines.ts';
import { editionOf } from '#features/competition/server/editions.ts';
import { snapshotDigest } from '#features/competition/server/packet/snapshot-digest.ts';
import { sampleEntry } from '#features/competition/server/sample.ts';
import {
  claimApprovals,
  claims,
  type editions,
  entries,
  entrySnapshots,
  entrySteps,
} from '#features/competition/server/tables.ts';
import { timedStates } from '#features/competition/shared/due.ts';
import { amountOf, type Edition } from '#features/competition/shared/edition.ts';
import { entryCode } from '#features/competition/shared/form/entry-form.ts';
import { type EntryStep, entryMachine } from '#features/competition/shared/machine.ts';
import type { EntryState } from '#features/competition/shared/states.ts';
import { newId } from '#server/base/ids.ts';
import type { Db } from '#server/database/database.ts';
import type { Milestones } from './editions.ts';
import { demoProjects } from './projects.ts';

type EditionRow = typeof editions.$inferSelect;

/** The steps that lead to each state, as officers and entrants take them. */
const ways: Partial<Record<EntryState, readonly EntryStep[]>> = {
  DRAFT: [],
  SUBMITTED: ['submit'],
  RETURNED: ['submit', 'return'],
  QUALIFIED: ['submit', 'accept'],
  FAILED: ['submit', 'fail'],
  WITHDRAWN: ['submit', 'withdraw'],
  PRELIM: ['submit', 'accept', 'promote'],
  SEMI: ['submit', 'accept', 'promote', 'promote'],
  FINAL: ['submit', 'accept', 'promote', 'promote', 'promote'],
};
const won: readonly EntryStep[] = ['submit', 'accept', 'promote', 'promote', 'promote', 'award'];
const delivered: readonly EntryStep[] = [
  ...won,
  'submit-visit',
  'pass-visit',
  'submit-material',
  'approve-files',
  'approve-printed',
];
const paidOnce: readonly EntryStep[] = [...delivered, 'submit-claim', 'approve-claim', 'approve-claim', 'pay'];
const later: typeof ways = {
  AWARDED: won,
  VISIT: won.concat('submit-visit'),
  MATERIAL: won.concat('submit-visit', 'pass-visit'),
  CHECKING: won.concat('submit-visit', 'pass-visit', 'submit-material'),
  PRINTING: won.concat('submit-visit', 'pass-visit', 'submit-material', 'approve-files'),
  PAPER_DELIVERED: delivered,
  CASHOUT: delivered.concat('submit-claim', 'approve-claim'),
  PAYABLE: delivered.concat('submit-claim', 'approve-claim', 'approve-claim'),
  TRACKING: paidOnce,
  DONE: [...paidOnce, 'submit-claim', 'approve-claim', 'approve-claim', 'pay'],
  DISQUALIFIED: won.concat('disqualify'),
};

/** Why something went against an entry, by step. */
const reasons: Partial<Record<EntryStep, string>> = {
  return: '专利证书只有 2 份，与填报的 3 件不一致，请补传或改为 2 件。',
  fail: '项目负责人与其他参赛项目存在知识产权争议，未通过资格审查。',
  disqualify: '获奖后股权变更未在 1 个工作日内报告，经核实取消资格。',
};

export interface Telling {
  readonly edition: EditionRow;
  readonly states: readonly EntryState[];
  readonly owners: readonly string[];
  readonly officers: readonly string[];
  readonly referrerId?: string | undefined;
  readonly milestones: Milestones;
  /** The day of the first hand-in, and of what happened last. */
  readonly from: string;
  readonly to: Date;
}

/** Writes entries of an edition that stand in these states, each with its steps, snapshots and claims. */
export async function writeEntries(db: Db, told: Telling, tenantId: string): Promise<void> {
  const edition = editionOf(told.edition);
  const given = new Map<string, number>();
  const made = told.states.map((state, index) => makeEntry(told, edition, { state, index, tenantId, given }));
  await db.insert(entries).values(made.map(({ entry }) => entry));
  const snapshots = made.flatMap((each) => each.snapshots);
  const steps = made.flatMap((each) => each.steps);
  const claimed = made.flatMap((each) => each.claims);
  const approvals = made.flatMap((each) => each.approvals);
  if (snapshots.length > 0) await db.insert(entrySnapshots).values(snapshots);
  if (steps.length > 0) await db.insert(entrySteps).values(steps);
  if (claimed.length > 0) await db.insert(claims).values(claimed);
  if (approvals.length > 0) await db.insert(claimApprovals).values(approvals);
}

interface Making {
  readonly state: EntryState;
  readonly index: number;
  readonly tenantId: string;
  readonly given: Map<string, number>;
}

function makeEntry(told: Telling, edition: Edition, { state, index, tenantId, given }: Making) {
  const way = ways[state] ?? later[state] ?? [];
  const id = `${told.edition.id}-${String(index + 1).padStart(3, '0')}`;
  const ownerId = told.owners[index % told.owners.length]!;
  const data = dataOf(told, edition, index);
  const { project = {}, company = {}, applicant = {} } = data;
  const group = String(project.group);
  const prize = way.includes('award') ? nextPrize(edition, group, given) : null;
  const times = timesOf(told, way, index);
  const submittedAt = way.length > 0 ? times[0]! : null;
  const no = submittedAt ? `IT${edition.year}${String(index + 1).padStart(5, '0')}` : null;
  const createdAt = new Date((submittedAt ?? told.to).getTime() - (index % 9) * 7_200_000 - 86_400_000);
  const sections = keep(state === 'DRAFT' ? partOf(data, index) : data, createdAt);
  const referred = told.referrerId !== undefined && index % 8 === 0 && submittedAt !== null;
  const last = way.at(-1);
  const steps = stepsOf(told, way, { entryId: id, tenantId, ownerId, times });
  const paid = way.filter((step) => step === 'pay').length;
  const claimed = way.filter((step) => step === 'submit-claim').length;
  const money = prize
    ? claimsFor(told, edition, { id, tenantId, ownerId, prize, claimed, paid, way, times })
    : { claims: [], approvals: [] };
  return {
    entry: {
      id,
      tenantId,
      editionId: edition.id,
      ownerId,
      no,
      state,
      sections,
      submittedAt,
      createdAt,
      project: String(project.projectName),
      track: String(project.track),
      groupKey: group,
      trackItem: String(project.trackItem ?? project.ownField ?? '') || null,
      company: String(company.name ?? ''),
      applicant: String(applicant.name),
      reason: (last && reasons[last]) || null,
      referrerId: referred ? told.referrerId! : null,
      isShared: referred && index % 16 === 0,
      prize: prize?.key ?? null,
      awardedAt: prize ? times[5]! : null,
      certificateNo: prize ? certificateOf(id) : null,
      dueAt: timedStates.includes(state)
        ? endOfDay(moveDate(dayInShanghai(told.to.getTime()), { days: 4 + (index % 9) }))
        : null,
      updatedAt: times.at(-1) ?? createdAt,
    },
    snapshots: submittedAt
      ? [
          {
            id: newId(),
            tenantId,
            entryId: id,
            ownerId,
            form: entryCode,
            data,
            digest: snapshotDigest(data),
            at: submittedAt,
          },
        ]
      : [],
    steps,
    ...money,
  };
}

function dataOf(told: Telling, edition: Edition, index: number): Data {
  const [name, track, item, company, head] = demoProjects[index % demoProjects.length]!;
  const round = Math.floor(index / demoProjects.length);
  const sample = sampleEntry(edition, dayInShanghai(told.to.getTime()));
  const own = track === 'X' ? { ownField: item, trackItem: undefined } : { trackItem: item };
  const isGrowth = index % 3 === 1;
  const projectName = round === 0 ? name : `${name}（${['二代', '海外版', '中试线'][round - 1]}）`;
  const founded = isGrowth ? `${edition.year - 6}-05-18` : `${edition.year - 2}-03-12`;
  return {
    ...sample,
    project: {
      ...sample.project,
      projectName,
      track,
      ...own,
      group: isGrowth ? 'GROWTH' : 'STARTUP',
      summary: `${projectName}：面向${index % 2 ? '沿海工业' : '医疗与养老'}场景，核心部件自研，已在 ${2 + (index % 5)} 家客户试用，计划两年内在云汀建成中试线。`,
    },
    company: {
      ...sample.company,
      name: company,
      registeredOn: founded,
      funding: isGrowth ? 'B' : 'ANGEL',
      employees: 8 + (index % 17),
    },
    applicant: { ...sample.applicant, name: head, holdsMore: index % 5 ? 'YES' : 'NO', share: index % 5 ? 45.5 : 22 },
    commitment: { ...sample.commitment, signature: { name: head, at: `${told.from}T02:30:00.000Z` } },
  };
}

/** A draft has its first few sections. */
function partOf(data: Data, index: number): Data {
  return Object.fromEntries(Object.entries(data).slice(0, 1 + (index % 6)));
}

function keep(data: Data, at: Date) {
  const entriesOf = Object.entries(data).map(([key, values]: [string, Values]) => [
    key,
    { rev: 1, values, savedAt: at.toISOString(), tx: `demo-${key}` },
  ]);
  return Object.fromEntries(entriesOf);
}

function nextPrize(edition: Edition, group: string, given: Map<string, number>) {
  const found = edition.prizes.find((prize) => prize.group === group && (given.get(prize.key) ?? 0) < prize.count);
  if (found) given.set(found.key, (given.get(found.key) ?? 0) + 1);
  return found ?? null;
}

/** Instants of the steps, in order: what the calendar does for all falls on its milestones, the rest lies between them. */
function timesOf({ from, to, milestones }: Telling, way: readonly EntryStep[], index: number): Date[] {
  const { checks, promotions, results, visits } = milestones;
  const begin = Date.parse(`${from}T01:20:00Z`) + (index % 12) * 43_000_000;
  const end = to.getTime() - (index % 7) * 3_900_000;
  const awarded = way.indexOf('award');
  if (checks > to) return spread(begin, end, way.length);
  const calendar = [new Date(begin), checkedAt(checks, index), ...promotions, results];
  const after = awarded < 0 ? 0 : way.length - awarded - 1;
  return [...calendar.slice(0, way.length - after), ...spread(Math.max(+results, +visits), end, after + 1).slice(1)];
}

/** Entries are checked over some days, not all in the same minute. */
function checkedAt(checks: Date, index: number): Date {
  return new Date(checks.getTime() + (index % 9) * 43_000_000);
}

/** So many instants from the first on, evenly, the last one before the end. */
function spread(begin: number, end: number, count: number): Date[] {
  const step = (Math.max(end, begin + 60_000) - begin) / Math.max(1, count);
  return Array.from({ length: count }, (_, at) => new Date(begin + Math.round(step * at)));
}

function stepsOf(
  { officers }: Telling,
  way: readonly EntryStep[],
  at: { entryId: string; tenantId: string; ownerId: string; times: readonly Date[] },
) {
  const next: Record<string, EntryState> = { QUALIFIED: 'PRELIM', PRELIM: 'SEMI', SEMI: 'FINAL' };
  let state: EntryState = 'DRAFT';
  let approvals = 0;
  return way.map((step, index) => {
    const { actors, to } = entryMachine.steps[step];
    const isOwn = actors.includes('applicant');
    const fromState = state;
    if (step === 'approve-claim') {
      approvals += 1;
      if (approvals % 2 === 0) state = 'PAYABLE';
    } else if (step === 'pay')
      state = way.lastIndexOf('pay') === index && way.filter((each) => each === 'pay').length > 1 ? 'DONE' : 'TRACKING';
    else state = typeof to === 'string' ? to : (next[state] ?? state);
    return {
      id: newId(),
      tenantId: at.tenantId,
      entryId: at.entryId,
      step,
      fromState,
      toState: state,
      side: isOwn ? 'portal' : 'office',
      actorId: isOwn ? at.ownerId : officers[index % officers.length]!,
      reason: reasons[step] ?? null,
      at: at.times[index]!,
    };
  });
}

function claimsFor(
  { officers }: Telling,
  edition: Edition,
  of: {
    id: string;
    tenantId: string;
    ownerId: string;
    prize: Edition['prizes'][number];
    claimed: number;
    paid: number;
    way: readonly EntryStep[];
    times: readonly Date[];
  },
) {
  const { id, tenantId, ownerId, prize, claimed, paid, way, times } = of;
  const at = (step: EntryStep, nth: number) =>
    times[way.flatMap((each, index) => (each === step ? [index] : []))[nth] ?? -1] ?? null;
  const rows = Array.from({ length: claimed }, (_, index) => {
    const payment = index < paid ? at('pay', index) : null;
    return {
      id: `${id}-c${index + 1}`,
      tenantId,
      entryId: id,
      ownerId,
      no: index + 1,
      amount: amountOf(edition, prize, index + 1),
      submittedAt: at('submit-claim', index)!,
      approvedAt: at('approve-claim', index * 2 + 1),
      paidOn: payment && moveDate(dayInShanghai(payment.getTime()), {}),
    };
  });
  const approvals = rows.flatMap((row, index) =>
    [0, 1].flatMap((nth) => {
      const when = at('approve-claim', index * 2 + nth);
      return when ? [{ id: newId(), tenantId, claimId: row.id, accountId: officers[nth]!, at: when }] : [];
    }),
  );
  return { claims: rows, approvals };
}

/** Of the shape that the office gives out. */
function certificateOf(id: string): string {
  const text = createHash('sha256').update(id).digest('hex').slice(0, 12).toUpperCase();
  return `${text.slice(0, 4)}-${text.slice(4, 8)}-${text.slice(8)}`;
}
