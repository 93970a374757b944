import { acloginCall } from '#features/accounts/calls/accounts.ts';
import { bulkSecondCall } from '#features/casework/calls/bulk.ts';
import { expertReviewCall, submitExpertCall } from '#features/casework/calls/experts.ts';
import { askJudgesCall, caseCall, claimCall, decideCall } from '#features/casework/calls/review.ts';
import { officeResourceCalls } from '#features/office-calls.ts';
import type { HttpTestClient } from '#server/testing/http-client.ts';
import { adminOf, tenantIds } from '../support/admins.ts';
import { ask, signInByCall, unique } from '../support/calls.ts';
import { demo } from '../support/demo.ts';

const tenantId = tenantIds.yunting;
const { casecheck, publicity, payment, paybatch } = officeResourceCalls;
const experts = ['judge', 'judge.zhu', 'judge.qi', 'judge.gu', 'judge.shang'];
const departments = ['tax', 'police', 'education', 'market'];

/** Takes the case in hand and takes one step with it. */
export async function step(office: HttpTestClient, id: string, action: string): Promise<void> {
  await ask(office, claimCall, { tenantId, id });
  const { rev } = await ask(office, caseCall, { tenantId, id });
  await ask(office, decideCall, { tenantId, id, rev, action, reqId: unique() });
}

/** Somebody else confirms what was decided on a case of much money; it is carried out when it can no longer be undone. */
export async function confirmAsSecond(office: HttpTestClient, id: string): Promise<void> {
  const { proposal } = await ask(office, caseCall, { tenantId, id });
  const { id: decision, rev } = proposal!;
  await ask(office, bulkSecondCall, { tenantId, id: decision, rev, answer: 'CONFIRM', reqId: unique() });
}

/** Where a case stands. */
export async function stateOf(office: HttpTestClient, id: string): Promise<string> {
  return (await ask(office, caseCall, { tenantId, id })).state;
}

/** Every department that was asked about the case answers that it found nothing. */
export async function clearChecks(no: string): Promise<void> {
  for (const loginName of departments) {
    const office = await officeOf(loginName);
    const { rows } = await ask(office, casecheck!.list, {
      tenantId,
      filter: { keyword: no, status: ['ASKED'] },
    } as never);
    const ids = (rows as { id: string }[]).map(({ id }) => id);
    for (const id of ids) await act(office, 'casecheck', { ids: [id], action: 'clear', values: { finding: '' } });
  }
}

/** Five experts are asked about the case, and all score it. */
export async function scoreByExperts(office: HttpTestClient, id: string): Promise<void> {
  const clients = await Promise.all(experts.map(officeOf));
  const accountIds = clients.map((client) => client.session!.userId);
  await ask(office, askJudgesCall, { tenantId, id, accountIds, reqId: unique() } as never);
  for (const expert of clients) {
    const { review } = await ask(expert, expertReviewCall, { tenantId, id });
    const reason = '成果与证明材料逐项对应，在同行中处于前列，依据充分。';
    const scores = review!.rubric.dimensions.map(({ code, max }) => ({ code, score: max - 1, reason }));
    await ask(expert, submitExpertCall, { tenantId, id, rev: review!.own!.rev, scores, opinion: '', reqId: unique() });
  }
}

/** A public notice of all cases of a programme and year that wait for one, of a single working day. */
export async function publishNotice(office: HttpTestClient, programme: string, year: number): Promise<void> {
  const values = { programme, year, titleCN: '拟通过人选公示', titleEN: 'Proposed for approval', days: 1 };
  const { id } = await ask(await adminOf('yunting'), publicity!.save!, { tenantId, values, reqId: unique() } as never);
  await act(office, 'publicity', { ids: [id], action: 'publish', values: {} });
}

/** Two people approve a payment of housing support; the first sends it to the bank and notes all of its file as paid. */
export async function pay(by: readonly [HttpTestClient, HttpTestClient], id: string, on: string): Promise<void> {
  const [first] = by;
  for (const office of by) await act(office, 'payment', { ids: [id], action: 'approve', values: {} });
  const values = { payOn: on, programme: 'housingSupportApply' };
  const batch = await ask(first, paybatch!.save!, { tenantId, values, reqId: unique() } as never);
  await act(first, 'paybatch', { ids: [batch.id], action: 'settle', values: { paidOn: on, digest: '' } });
}

/** Payments of a case by number. */
export async function paymentsOf(office: HttpTestClient, no: string) {
  const { rows } = await ask(office, payment!.list, { tenantId, filter: { keyword: no }, size: 50 } as never);
  return (rows as { id: string; part: string; status: string }[]).toSorted(
    (a, b) => Number(a.part.split(' ')[0]) - Number(b.part.split(' ')[0]),
  );
}

function officeOf(loginName: string): Promise<HttpTestClient> {
  return signInByCall({ loginName, password: demo.password }, acloginCall);
}

type Acting = { ids: readonly string[]; action: string; values: Readonly<Record<string, unknown>> };

function act(office: HttpTestClient, code: string, input: Acting) {
  return ask(office, officeResourceCalls[code]!.action!, { tenantId, ...input, reqId: unique() } as never);
}
