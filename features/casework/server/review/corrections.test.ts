import { expect, test } from 'vitest';
import type { Values } from '#core/forms/values.ts';
import { answerCorrection } from '#features/casework/server/applications/answer-correction.ts';
import { readOwn } from '#features/casework/server/applications/queries.ts';
import { saveSection } from '#features/casework/server/applications/sections/save-section.ts';
import { submitApplication } from '#features/casework/server/applications/submit.ts';
import {
  aDay,
  addAccounts,
  addWindow,
  asApplicant,
  asOperator,
  submitted,
} from '#features/casework/server/applications/testing.ts';
import { applications } from '#features/casework/server/tables.ts';
import { windows } from '#features/casework/server/year-tables.ts';
import { newId } from '#server/base/ids.ts';
import { eq } from '#server/database/sql.ts';
import { busiLog } from '#server/database/tables/logs.ts';
import { createTestServices } from '#server/testing.ts';
import { readCase } from './case.ts';
import { claimCase, releaseCase } from './claim.ts';
import { noteCorrection } from './correct.ts';
import { decideCase } from './decide.ts';
import { judgeReply } from './judge-reply.ts';
import { markPaths } from './mark.ts';
import { readSubmission } from './submissions.ts';

const services = await createTestServices();
services.setNow(aDay);
await addAccounts(services, 'lin', 'zhou', 'su', 'wang', 'li');
await addWindow(services);

const asWang = <T>(work: Parameters<typeof asOperator<T>>[2]) => asOperator(services, 'wang', work);
const claim = (id: string) => asWang((scope) => claimCase(scope, { id }));
const decide = async (id: string, action: string, reason?: string) => {
  const { rev } = await asWang((scope) => readCase(scope, { id }));
  return await asWang((scope) => decideCase(scope, { id, rev, action, reason }));
};
let notes = 0;
const note = (id: string, path: string) => {
  // Items are listed in the order in which they were raised.
  notes += 1;
  services.setNow(new Date(aDay.getTime() + notes * 1000));
  return asWang((scope) => noteCorrection(scope, { id, path, reason: 'unclear', note: `请核对 ${path}` }));
};
const save = (who: string, id: string, section: string, baseRev: number, patch: Values) =>
  asApplicant(services, who, (scope) =>
    saveSection(scope, 'apartapply', { id, section, baseRev, patch, clientTx: newId() }),
  );
const own = (who: string, id: string) => asApplicant(services, who, (scope) => readOwn(scope, { id }));
const answer = (who: string, id: string, itemId: string, reply: string) =>
  asApplicant(services, who, (scope) => answerCorrection(scope, 'apartapply', { id, itemId, reply }));
const submit = (who: string, id: string) =>
  asApplicant(services, who, (scope) => submitApplication(scope, 'apartapply', { id }));

const paths = [
  'contact.address',
  'education.degrees[degree1].endedOn',
  'materials.contract',
  'family.members[member1]',
];

test('a case goes back for four items, only these can be changed, and it is passed when all are settled', async () => {
  const id = await submitted(services, 'lin');
  await claim(id);
  for (const path of paths) await note(id, path);
  expect((await own('lin', id)).corrections).toEqual([]);
  await asWang((scope) => markPaths(scope, { id, paths: ['education.degrees[degree1]'], verified: true }));
  await asWang((scope) => markPaths(scope, { id, paths: ['contact.email'], verified: true }));
  await expect(decide(id, 'accept')).rejects.toMatchObject({ key: 'OPEN_CORRECTIONS', params: { count: 4 } });
  await expect(decide(id, 'ask')).resolves.toMatchObject({ state: 'SUPPLEMENT' });

  const returned = await own('lin', id);
  expect(returned).toMatchObject({ state: 'SUPPLEMENT', openItems: 4, rounds: 1, unlocked: paths });
  expect(returned.dueAt).toBe('2026-11-27T15:59:59.999Z');
  expect(returned.corrections.map((item) => item.state)).toEqual(['open', 'open', 'open', 'open']);
  expect(returned.corrections[1]).toMatchObject({
    label: { CN: expect.stringMatching(/学历学位 1 · /) },
    before: '2021-06',
  });

  // A returned case cannot be approved.
  await claim(id);
  for (const action of ['accept', 'pass'])
    await expect(decide(id, action)).rejects.toMatchObject({ key: 'STEP_CLOSED' });

  // Every field, row and file outside the four is refused, and named.
  const outside: [string, Values, string][] = [
    ['contact', { email: 'other@example.com' }, 'contact.email'],
    ['person', { name: '别人' }, 'person.name'],
    ['education', { 'degrees[degree1].school': '另一所大学' }, 'education.degrees[degree1].school'],
    ['education', { 'degrees[degree2]': { school: '第二所大学' } }, 'education.degrees[degree2]'],
    ['education', { 'degrees[degree1].files': [] }, 'education.degrees[degree1].files'],
    ['materials', { insurance: [] }, 'materials.insurance'],
    ['housing', { people: 3 }, 'housing.people'],
  ];
  for (const [section, patch, path] of outside) {
    await expect(save('lin', id, section, 1, patch), path).rejects.toMatchObject({
      key: 'LOCKED_FIELD',
      fields: [{ path: expect.stringContaining(path.replace(/\.files$/, '.files')) }],
    });
  }
  // The same patch may not smuggle a locked field beside an unlocked one.
  await expect(
    save('lin', id, 'contact', 1, { address: '云汀新区新路 1 号 2 幢', email: 'x@example.com' }),
  ).rejects.toMatchObject({
    key: 'LOCKED_FIELD',
    fields: [{ path: 'contact.email' }],
  });
  expect((await own('lin', id)).sectionsData).toEqual(returned.sectionsData);

  await save('lin', id, 'contact', 1, { address: '云汀新区新路 1 号 2 幢' });
  // A change is an answer; taken back without a word it is none.
  const open = async () => (await own('lin', id)).openItems;
  expect(await open()).toBe(3);
  await save('lin', id, 'contact', 2, { address: '云汀新区听澜路 18 号 3 幢 602 室' });
  expect(await open()).toBe(4);
  await save('lin', id, 'contact', 3, { address: '云汀新区新路 1 号 2 幢' });
  await save('lin', id, 'education', 1, { 'degrees[degree1].endedOn': '2021-07' });
  await save('lin', id, 'family', 1, { 'members[member1].name': '何若汐' });

  // The reviewer sees the submitted values meanwhile.
  const meanwhile = await asWang((scope) => readCase(scope, { id }));
  expect(meanwhile.sections.find((section) => section.key === 'contact')?.values.address).not.toContain('新路');
  expect(meanwhile.corrections.map((item) => item.after)).toEqual([null, null, null, null]);

  const items = new Map(returned.corrections.map((item) => [item.path, item.id]));
  await expect(submit('lin', id)).rejects.toMatchObject({ key: 'UNANSWERED_CORRECTIONS', params: { count: 1 } });
  await expect(answer('lin', id, items.get('materials.contract')!, ' ')).rejects.toMatchObject({ key: 'INVALID' });
  await answer('lin', id, items.get('materials.contract')!, '合同无误，原件已带来');
  await answer('lin', id, items.get('education.degrees[degree1].endedOn')!, '已更正');
  const again = await submit('lin', id);
  expect(again).toMatchObject({ state: 'ACCEPTING', receipt: { no: returned.no } });
  expect(again.receipt.code).not.toBe(returned.receipt?.code);

  await claim(id);
  const back = await asWang((scope) => readCase(scope, { id }));
  // What changed is told value by value, and the submission before can be read as it was.
  expect(
    new Map(back.changes.map(({ path, before }) => [path, before])).get('education.degrees[degree1].endedOn'),
  ).toBe('2021-06');
  expect(back.changes.map(({ path }) => path).sort()).toEqual([
    'contact.address',
    'education.degrees[degree1].endedOn',
    'family.members[member1].name',
  ]);
  expect(back.submissions.map(({ round }) => round)).toEqual([1, 2]);
  const earlier = await asWang((scope) => readSubmission(scope, { id, round: 1 }));
  expect(JSON.stringify(earlier.sections)).toContain('2021-06');
  expect(JSON.stringify(earlier.sections)).not.toMatch(/\d{17}[\dX]/);
  await expect(asWang((scope) => readSubmission(scope, { id, round: 3 }))).rejects.toMatchObject({ key: 'NOT_FOUND' });
  expect(back).toMatchObject({ openItems: 0, answeredItems: 4, round: 1 });
  expect(back.corrections.map(({ path, state, before, after }) => ({ path, state, before, after }))).toEqual([
    { path: paths[0], state: 'answered', before: '云汀新区听澜路 18 号 3 幢 602 室', after: '云汀新区新路 1 号 2 幢' },
    { path: paths[1], state: 'answered', before: '2021-06', after: '2021-07' },
    {
      path: paths[2],
      state: 'answered',
      before: [expect.objectContaining({ type: 'application/pdf' })],
      after: [expect.anything()],
    },
    {
      path: paths[3],
      state: 'answered',
      before: expect.objectContaining({
        name: '何若溪',
        identity: { type: 'ID_CARD', number: expect.stringMatching(/^3599\*{10}\w{4}$/) },
      }),
      after: expect.objectContaining({ name: '何若汐' }),
    },
  ]);
  // What was checked and then changed has to be checked again.
  expect(back.marks.map((mark) => mark.path)).toEqual(['contact.email']);
  expect(back.actions.find((each) => each.action === 'accept')).toMatchObject({
    blockedBy: 'OPEN_CORRECTIONS',
    why: { CN: '还有 4 项补正没有完成，不能通过', EN: expect.any(String) },
  });
  await expect(decide(id, 'accept')).rejects.toMatchObject({ key: 'OPEN_CORRECTIONS' });

  for (const item of back.corrections.slice(1)) {
    await asWang((scope) => judgeReply(scope, { id, itemId: item.id, accept: true }));
  }
  const [first] = back.corrections;
  await asWang((scope) => judgeReply(scope, { id, itemId: first!.id, accept: false, note: '门牌号仍不完整' }));
  expect((await own('lin', id)).corrections[0]).toMatchObject({ state: 'answered', note: '门牌号仍不完整' });
  await expect(decide(id, 'accept')).rejects.toMatchObject({ key: 'OPEN_CORRECTIONS', params: { count: 1 } });
  await decide(id, 'ask');
  expect(await own('lin', id)).toMatchObject({ rounds: 2, openItems: 1, unlocked: ['contact.address'] });
  await expect(save('lin', id, 'education', 2, { 'degrees[degree1].endedOn': '2021-08' })).rejects.toMatchObject({
    key: 'LOCKED_FIELD',
  });
  await answer('lin', id, first!.id, '门牌号完整');
  await submit('lin', id);
  await claim(id);
  await asWang((scope) => judgeReply(scope, { id, itemId: first!.id, accept: true }));
  await expect(decide(id, 'accept')).resolves.toMatchObject({ state: 'REVIEW' });
});

test('the fourth round is refused', async () => {
  const id = await submitted(services, 'zhou');
  for (let round = 1; round <= 3; round += 1) {
    await claim(id);
    await note(id, 'contact.address');
    await decide(id, 'ask');
    const item = (await own('zhou', id)).corrections.at(-1)!;
    await answer('zhou', id, item.id, `第 ${round} 次答复`);
    await submit('zhou', id);
    await claim(id);
    await asWang((scope) => judgeReply(scope, { id, itemId: item.id, accept: true }));
  }
  await note(id, 'contact.address');
  await expect(decide(id, 'ask')).rejects.toMatchObject({ key: 'ROUNDS_USED', params: { max: 3 } });
  const { corrections } = await asWang((scope) => readCase(scope, { id }));
  await asWang((scope) =>
    noteCorrection(scope, { ...corrections.at(-1)!, id, itemId: corrections.at(-1)!.id, drop: true, dueAt: undefined }),
  );
  await expect(decide(id, 'accept')).resolves.toMatchObject({ state: 'REVIEW' });
});

test('a field that a correction brings into view can be filled, everything else stays locked', async () => {
  await addAccounts(services, 'chen');
  const id = await submitted(services, 'chen');
  await claim(id);
  await note(id, 'contact.urgentName');
  await decide(id, 'ask');
  expect((await own('chen', id)).unlocked).toEqual(['contact.urgentName']);
  await expect(save('chen', id, 'contact', 1, { wechat: 'chen' })).rejects.toMatchObject({ key: 'LOCKED_FIELD' });
  await save('chen', id, 'contact', 1, { urgentName: '陈父' });
  expect((await own('chen', id)).unlocked).toEqual(['contact.urgentName', 'contact.urgentPhone']);
  const [item] = (await own('chen', id)).corrections;
  await answer('chen', id, item!.id, '已补');
  await expect(submit('chen', id)).rejects.toMatchObject({ key: 'INVALID', fields: [{ path: 'contact.urgentPhone' }] });
  await save('chen', id, 'contact', 2, { urgentPhone: { area: '+86', number: '13900009999' } });
  await expect(submit('chen', id)).resolves.toMatchObject({ state: 'ACCEPTING' });
});

test('a correction can only name what the form has, and only while the case is held', async () => {
  await addAccounts(services, 'xu');
  const id = await submitted(services, 'xu');
  await expect(note(id, 'contact.address')).rejects.toMatchObject({ key: 'NOT_CLAIMED' });
  await claim(id);
  for (const path of ['contact.nothing', 'nothing.at', 'education.degrees[no-such-row]', "a'b", '__proto__.x'])
    await expect(note(id, path), path).rejects.toMatchObject({ key: 'NOT_FOUND' });
  const other = <T>(work: Parameters<typeof asOperator<T>>[2]) => asOperator(services, 'li', work);
  await expect(other((scope) => claimCase(scope, { id }))).rejects.toMatchObject({
    key: 'CLAIMED',
    params: { name: 'wang', until: '10:10' },
  });
  const { rev } = await other((scope) => readCase(scope, { id }));
  await expect(other((scope) => decideCase(scope, { id, rev, action: 'accept' }))).rejects.toMatchObject({
    key: 'CLAIMED',
  });
  await asWang((scope) => releaseCase(scope, { id }));
  await expect(other((scope) => decideCase(scope, { id, rev, action: 'accept' }))).rejects.toMatchObject({
    key: 'NOT_CLAIMED',
  });
  await expect(other((scope) => claimCase(scope, { id }))).resolves.toEqual({
    until: expect.stringMatching(/^2026-11-20T02:10:/),
  });
  const taken = asOperator(services, 'wang', (scope) => claimCase(scope, { id, takeOver: '代班' }), {
    permCodes: ['Mgr.Apply', 'Mgr.Apply.audit'],
  });
  await expect(taken).rejects.toMatchObject({ key: 'NO_PERMISSION' });
  await asWang((scope) => claimCase(scope, { id, takeOver: '代班' }));
  await expect(other((scope) => decideCase(scope, { id, rev, action: 'accept' }))).rejects.toMatchObject({
    key: 'CLAIMED',
  });
  await asWang((scope) => decideCase(scope, { id, rev, action: 'accept' }));
  await expect(asWang((scope) => decideCase(scope, { id, rev, action: 'pass' }))).rejects.toMatchObject({
    key: 'CONFLICT',
  });
  const [kept] = await services.database.asOwner((db) => db.select().from(applications).where(eq(applications.id, id)));
  expect(kept).toMatchObject({ state: 'REVIEW', assigneeId: 'wang' });
  const taking = await services.database.asOwner((db) =>
    db.select().from(busiLog).where(eq(busiLog.action, 'take-over')),
  );
  expect(taking).toEqual([expect.objectContaining({ actorName: 'wang', textCN: expect.stringContaining('代班') })]);
});

test('the last day that the desk offers is the one the case gets, in a year that gives another number of days too', async () => {
  const set = (settings: object) =>
    services.database.asOwner((db) => db.update(windows).set({ settings }).where(eq(windows.tenantId, 'tenant-a')));
  await set({ supplementDays: 7 });
  const id = await submitted(services, 'su');
  await claim(id);
  const { correctBy } = await asWang((scope) => readCase(scope, { id }));
  expect(correctBy).toBe('2026-12-01T15:59:59.999Z');
  await note(id, 'contact.address');
  await decide(id, 'ask');
  expect((await own('su', id)).dueAt).toBe(correctBy);
  await set({});
});
