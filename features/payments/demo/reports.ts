import { claimCase } from '#features/casework/server/review/claim.ts';
import { decideCase } from '#features/casework/server/review/decide.ts';
import { applications } from '#features/casework/server/tables.ts';
import { reclaims } from '#features/payments/server/reclaim-tables.ts';
import { moveReclaim } from '#features/payments/server/reclaims/move-reclaim.ts';
import { grantReports } from '#features/payments/server/report-tables.ts';
import { moveReport } from '#features/payments/server/reports/move-report.ts';
import { handInReport, reportChange } from '#features/payments/server/reports/own-reports.ts';
import { newId } from '#server/base/ids.ts';
import { and, asc, desc, eq } from '#server/database/sql.ts';
import { asOfficer, asPerson } from '#server/demo/act.ts';
import type { Happening, Stage } from '#server/demo/demo-room.ts';
import type { Values } from '#server/resources/store.ts';
import type { ActorScope } from '#server/scope.ts';

const tenant = 'yunting';

const goodYear = {
  isStill: 'YES',
  employer: '云汀智造科技有限公司',
  position: '高级研究员',
  results: '完成两项中试，牵头制定一项行业标准，申请发明专利三件，指导博士后两人。',
};

/**
 * What is reported and claimed back: a good year, a report that is overdue, a change that waits for the office, one that
 * waits for a second person, a claim that is partly paid back, and a large decision that one person proposed.
 */
export function reportTurns(stage: Stage): Happening[] {
  const { time } = stage;
  const on = (day: string, clock: string) => time.moved(new Date(`${day}T${clock}:00+08:00`));
  const told: [Date, (at: Date) => Promise<unknown>][] = [
    [on('2026-03-20', '20:05'), yearly(stage, 'person@example.com', goodYear)],
    [
      time.at(3, '19:40'),
      change(stage, 'applicant22@example.com', {
        what: 'LEFT',
        details: '原公司研发中心外迁，已办离职，正与本区另一家公司签约。',
      }),
    ],
    [
      time.at(6, '20:15'),
      change(stage, 'applicant23@example.com', {
        what: 'OTHER_BENEFIT',
        details: '今年获得省级人才项目资助，其中包含安家补贴。',
      }),
    ],
    [
      time.at(4, '10:30'),
      decide(stage, 'finance', 'applicant23@example.com', 'amend', {
        share: 60,
        reason: '省级项目已含安家补贴，按六成拨付后续各期',
      }),
    ],
    [
      time.at(10, '10:20'),
      claim(stage, 'finance', 'book', { amount: 20_000, receivedOn: time.day(10), note: 'YT8812003' }),
    ],
    [time.at(9, '15:05'), claim(stage, 'admin', 'confirm', {})],
    [
      time.at(1, '09:50'),
      claim(stage, 'finance', 'book', { amount: 12_000, receivedOn: time.day(1), note: 'YT8814417' }),
    ],
    [time.at(1, '14:20'), propose(stage, 'applicant15@example.com')],
  ];
  return told.map(([at, act]) => ({ at, act: async () => void (await act(at)) }));
}

function yearly(stage: Stage, login: string, values: Values) {
  return (at: Date) =>
    asPerson(stage, { player: stage.player(login), tenant, at }, async (scope) => {
      const { id } = await reportOf(scope, stage.player(login).id, 'DUE');
      await handInReport(scope, { id, values, reqId: newId() });
    });
}

function change(stage: Stage, login: string, { what, details }: { what: string; details: string }) {
  return (at: Date) =>
    asPerson(stage, { player: stage.player(login), tenant, at }, async (scope) => {
      const { applicationId } = await reportOf(scope, stage.player(login).id);
      const values = { what, since: stage.time.day(8), details, files: [] };
      await reportChange(scope, { applicationId, values, reqId: newId() });
    });
}

function decide(stage: Stage, by: string, login: string, action: string, values: Values) {
  return (at: Date) =>
    asOfficer(stage, { player: stage.player(by), tenant, at }, async (scope) => {
      const { id } = await reportOf(scope, stage.player(login).id, 'OPEN');
      await moveReport(scope, { id, action, values });
    });
}

/** On the first claim of the demo: the recognition that was revoked after it had been paid for. */
function claim(stage: Stage, by: string, action: string, values: Values) {
  return (at: Date) =>
    asOfficer(stage, { player: stage.player(by), tenant, at }, async (scope) => {
      const [found] = await scope.db
        .select({ id: reclaims.id })
        .from(reclaims)
        .where(and(eq(reclaims.tenantId, scope.tenantId), eq(reclaims.programme, 'talentapply')))
        .orderBy(asc(reclaims.createdAt))
        .limit(1);
      if (!found) throw new Error('nothing was claimed back');
      await moveReclaim(scope, { id: found.id, action, values });
    });
}

/** The park grants so much for a recognition that whoever passes one only proposes it. */
function propose(stage: Stage, login: string) {
  return (at: Date) =>
    asOfficer(stage, { player: stage.player('reviewer'), tenant: 'fengqi', at }, async (scope) => {
      const [found] = await scope.db
        .select()
        .from(applications)
        .where(
          and(
            eq(applications.tenantId, scope.tenantId),
            eq(applications.ownerId, stage.player(login).id),
            eq(applications.state, 'REVIEW'),
          ),
        );
      if (!found) throw new Error(`${login} has no case under review`);
      await claimCase(scope, { id: found.id });
      const { rev } = (await scope.db.select().from(applications).where(eq(applications.id, found.id)))[0]!;
      await decideCase(scope, { id: found.id, rev, action: 'pass', reason: '国家级领军人才，材料核对一致，建议认定' });
    });
}

async function reportOf({ db, tenantId }: ActorScope, ownerId: string, state?: string) {
  const [found] = await db
    .select()
    .from(grantReports)
    .where(
      and(
        eq(grantReports.tenantId, tenantId),
        eq(grantReports.ownerId, ownerId),
        eq(grantReports.programme, 'talentapply'),
        state === undefined ? undefined : eq(grantReports.state, state),
      ),
    )
    .orderBy(state === 'OPEN' ? desc(grantReports.createdAt) : asc(grantReports.dueOn))
    .limit(1);
  if (!found) throw new Error(`no report of ${ownerId}`);
  return found;
}
