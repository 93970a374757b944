import { withLuhnDigit } from '#core/forms/identifiers/bank-account.ts';
import { applications } from '#features/casework/server/tables.ts';
import { batchStore } from '#features/payments/server/batch-store.ts';
import { columnsOf } from '#features/payments/server/budget-store.ts';
import { movePayment } from '#features/payments/server/move-payment.ts';
import { changePayee } from '#features/payments/server/own-payments.ts';
import { ledgerEntries, payBudgets, payments } from '#features/payments/server/tables.ts';
import { entryOf } from '#features/payments/shared/ledger.ts';
import { newId } from '#server/base/ids.ts';
import { and, eq } from '#server/database/sql.ts';
import { asOfficer, asPerson } from '#server/demo/act.ts';
import type { DemoRoom, Happening, Stage } from '#server/demo/demo-room.ts';
import type { Values } from '#server/resources/store.ts';
import type { ActorScope } from '#server/scope.ts';
import { earlierPayments } from './earlier-payments.ts';
import { reportTurns } from './reports.ts';

const tenant = 'yunting';

const part = (number: number, name: string, share: number, months: number, condition?: readonly [string, string]) => ({
  id: `part${number}`,
  titleCN: `第${name}笔`,
  titleEN: `Payment ${number}`,
  share,
  months,
  conditionCN: condition?.[0] ?? '',
  conditionEN: condition?.[1] ?? '',
});

/** How the recognition of talent is paid in the demo. */
const parts = [
  part(1, '一', 40, 0),
  part(2, '二', 15, 6),
  part(3, '三', 15, 12),
  part(4, '四', 15, 18),
  part(5, '五', 15, 19, [
    '仍在云汀新区任职，本年度已足额纳税',
    'You still work in Yunting New Area and have paid this year’s tax',
  ]),
];

/** Where the demo has claims paid back to. */
const refund = {
  refundHolder: '云汀新区财政局专户',
  refundBank: '云汀银行人才大道支行',
  refundAccount: '350201001234567890',
};

const budgets = [
  { programme: 'talentapply', year: 2025, total: 900, granted: 8, thirdFrom: 50, parts },
  { programme: 'talentapply', year: 2026, total: 1600, granted: 10, thirdFrom: 50, parts },
  { programme: 'housingSupportApply', year: 2025, total: 600, granted: 3.6, thirdFrom: 20, parts: [] },
  { programme: 'housingSupportApply', year: 2026, total: 800, granted: 3.6, thirdFrom: 20, parts: [] },
  { programme: 'ppapply', year: 2025, total: 9800, granted: 60, thirdFrom: 50, parts: [] },
  { programme: 'ppapply', year: 2026, total: 12_400, granted: 60, thirdFrom: 50, parts: [] },
  // The park recognises few, for much.
  { tenant: 'fengqi', programme: 'talentapply', year: 2026, total: 1500, granted: 300, thirdFrom: 100, parts },
];

/** Budgets, and instalments in every state; each posts what it causes. */
export const paymentsDemo: DemoRoom = {
  async ground(db, { tenantId, time }) {
    const at = new Date('2025-01-06T01:00:00.000Z');
    await db.insert(payBudgets).values(
      budgets.map((values) => ({
        ...columnsOf({ ...values, ...refund }),
        id: newId(),
        tenantId: tenantId(values.tenant ?? tenant),
        createdAt: at,
        updatedAt: time.at(60, '10:00'),
      })),
    );
    await db.insert(ledgerEntries).values(
      budgets.map(({ programme, year, total, ...of }, index) => ({
        ...entryOf('FUND', total * 1_000_000),
        id: newId(),
        tenantId: tenantId(of.tenant ?? tenant),
        no: of.tenant ? 1 : index + 1,
        programme,
        year,
        byName: '何书砚',
        at,
      })),
    );
  },
  happenings,
};

function happenings(stage: Stage): Happening[] {
  const { time } = stage;
  const { moved } = time;
  const on = (day: string, clock: string) => moved(new Date(`${day}T${clock}:00+08:00`));
  const lin = 'person@example.com';
  const other = 'applicant7@example.com';
  const told: [Date, (at: Date) => Promise<unknown>][] = [
    [on('2025-04-03', '20:15'), named(stage, lin, '云汀农商银行', '澄湖支行', '622848001234567890')],
    [on('2025-04-08', '09:30'), step(stage, 'finance', [lin, 1], 'approve')],
    [on('2025-04-08', '15:10'), step(stage, 'admin', [lin, 1], 'approve')],
    [on('2025-04-09', '10:00'), send(stage, moved('2025-04-10'))],
    [on('2025-04-11', '09:20'), step(stage, 'finance', [lin, 1], 'paid', { paidOn: moved('2025-04-10') })],
    [on('2025-10-09', '09:30'), step(stage, 'finance', [lin, 2], 'approve')],
    [on('2025-10-09', '14:00'), step(stage, 'admin', [lin, 2], 'approve')],
    [on('2025-10-10', '10:00'), send(stage, moved('2025-10-13'))],
    [
      on('2025-10-15', '11:20'),
      step(stage, 'finance', [lin, 2], 'fail', { reason: '开户行退回：账户状态异常，请联系开户行或更换账户' }),
    ],
    [time.at(6, '09:10'), step(stage, 'finance', [lin, 3], 'approve')],
    [time.at(6, '16:40'), step(stage, 'admin', [lin, 3], 'approve')],
    [time.at(5, '10:05'), send(stage, time.day(4))],
    [time.at(2, '09:30'), step(stage, 'finance', [lin, 4], 'approve')],
    [time.at(2, '11:00'), step(stage, 'admin', [lin, 4], 'approve')],
    [time.at(9, '20:20'), named(stage, other, '云汀银行', '人才大道支行', '621700110001234567')],
    [time.at(8, '09:30'), step(stage, 'admin', [other, 1], 'approve')],
    [time.at(7, '15:30'), step(stage, 'finance', [other, 5], 'stop', { reason: '与区级同类资助重复，不再拨付' })],
  ];
  const checked = time.at(10, '10:20');
  return [
    ...told.map(([at, act]) => ({ at, act: async () => void (await act(at)) })),
    { at: checked, act: () => stopEarlier(stage, checked) },
    ...earlierPayments(stage),
    ...reportTurns(stage),
  ];
}

function named(stage: Stage, login: string, bank: string, branch: string, digits: string) {
  return (at: Date) => {
    const player = stage.player(login);
    return asPerson(stage, { player, tenant, at }, async (scope) => {
      const { applicationId } = await find(scope, player.id, 1);
      const account = withLuhnDigit(digits);
      const payee = { holder: player.nickname, bank, branch, account };
      await changePayee(scope, { applicationId, ...payee, reqId: newId() });
    });
  };
}

function step(
  stage: Stage,
  by: string,
  [login, number]: readonly [string, number],
  action: string,
  values: Values = {},
) {
  return (at: Date) =>
    asOfficer(stage, { player: stage.player(by), tenant, at }, async (scope) => {
      const { id } = await find(scope, stage.player(login).id, number);
      await movePayment(scope, { id, action, values });
    });
}

function send(stage: Stage, payOn: string) {
  return (at: Date) =>
    asOfficer(stage, { player: stage.player('finance'), tenant, at }, (scope) =>
      batchStore.save!(scope, { values: { payOn, programme: null } }),
    );
}

/** The yearly check of the Phoenix Plan stops what one of the year before would still have been paid. */
function stopEarlier(stage: Stage, at: Date): Promise<void> {
  return asOfficer(stage, { player: stage.player('finance'), tenant, at }, async (scope) => {
    const { db, tenantId } = scope;
    const isLeft = and(
      eq(payments.tenantId, tenantId),
      eq(payments.programme, 'ppapply'),
      eq(payments.state, 'PLANNED'),
      eq(payments.year, Number(stage.time.day(2).slice(0, 4)) - 1),
    );
    const [one] = await db
      .select({ id: payments.applicationId })
      .from(payments)
      .innerJoin(applications, eq(applications.id, payments.applicationId))
      .where(isLeft)
      .orderBy(applications.no)
      .limit(1);
    if (!one) return;
    const left = await db
      .select({ id: payments.id })
      .from(payments)
      .where(and(isLeft, eq(payments.applicationId, one.id)))
      .orderBy(payments.number);
    const values = { reason: '年度核查：在区工作时间不足 9 个月，后续各期不再拨付' };
    for (const { id } of left) await movePayment(scope, { id, action: 'stop', values });
  });
}

async function find({ db, tenantId }: ActorScope, ownerId: string, number: number) {
  const [found] = await db
    .select({ id: payments.id, applicationId: payments.applicationId })
    .from(payments)
    .innerJoin(applications, eq(applications.id, payments.applicationId))
    .where(and(eq(payments.tenantId, tenantId), eq(payments.ownerId, ownerId), eq(payments.number, number)));
  if (!found) throw new Error(`no instalment ${number} of ${ownerId}`);
  return found;
}
