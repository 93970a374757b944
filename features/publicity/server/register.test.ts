import { expect, test } from 'vitest';
import { Refusal } from '#core/errors.ts';
import { addTenants, settle } from '#features/accounts/server/testing.ts';
import {
  aDay,
  addAccounts,
  addFile,
  addWindow,
  asApplicant,
  asOperator,
  submitted,
} from '#features/casework/server/applications/testing.ts';
import { applications } from '#features/casework/server/tables.ts';
import { objection } from '#features/publicity/resources/objection.ts';
import { round } from '#features/publicity/resources/round.ts';
import { eq } from '#server/database/sql.ts';
import { messages } from '#server/database/tables/logs.ts';
import { actOnResource, oneResource, saveResource } from '#server/resources/verbs.ts';
import { asGuest, createTestServices } from '#server/testing.ts';
import { defend } from './objections/defence.ts';
import { objectionStore } from './objections/objection-store.ts';
import { readFacts, readProgress } from './objections/read-objection.ts';
import { registerObjection } from './objections/register.ts';
import { readRound } from './rounds/read-round.ts';
import { roundStore } from './rounds/round-store.ts';

const services = await createTestServices();
services.setNow(aDay);
await addTenants(services, ['tenant-a']);
await addWindow(services, { programme: 'talentapply' });

const desk = <T>(work: Parameters<typeof asOperator<T>>[2], who = 'desk') => asOperator(services, who, work);
const decide = (action: string, id: string, values: Record<string, string> = {}, who = 'desk') =>
  desk(
    (scope) =>
      actOnResource(scope, { resource: objection, store: objectionStore, input: { ids: [id], action, values } }),
    who,
  );
const told = async () => {
  const rows = await services.database.asOwner((db) => db.select().from(messages).where(eq(messages.accountId, 'qin')));
  return rows.map(({ titleCN }) => titleCN);
};
const stateOf = async (id: string) => {
  const [row] = await services.database.asOwner((db) => db.select().from(applications).where(eq(applications.id, id)));
  return row!;
};
const values = {
  programme: 'talentapply',
  year: 2026,
  days: 5,
  titleCN: '第十批拟认定人选公示',
  titleEN: 'Tenth list of those proposed',
  amounts: 'NO',
};
const said = {
  aspects: ['RESULTS'],
  facts: '第二项专利已于去年转让给外市公司。',
  identity: 'NAMED',
  name: '周允和',
  phone: '13900002207',
};

test('the desk registers what came by letter within the period, with number and code for the person, by the same rules', async () => {
  await addAccounts(services, 'qin', 'desk', 'boss');
  const id = await submitted(services, 'qin', { programme: 'talentapply' });
  services.setNow(new Date('2026-11-30T02:00:00Z'));
  await services.database.asOwner((db) =>
    db.update(applications).set({ state: 'PUBLICITY', dueAt: aDay }).where(eq(applications.id, id)),
  );
  const next = await desk((scope) => saveResource(scope, { resource: round, store: roundStore, input: { values } }));
  const publish = { ids: [next.id], action: 'publish' };
  await desk((scope) => actOnResource(scope, { resource: round, store: roundStore, input: publish }));
  const { rows } = await desk((scope) => readRound(scope, { id: next.id }));
  const given = { ...said, channel: 'LETTER', receivedOn: '2026-12-01', round: next.id, entry: rows[0]!.id, files: [] };
  const register = (more: object = {}) =>
    settle(desk((scope) => registerObjection(scope, { values: { ...given, ...more } })));
  services.setNow(new Date('2026-12-02T02:00:00Z'));
  for (const [more, key, path] of [
    [{ receivedOn: '2026-11-29' }, 'NOTICE_OVER', 'receivedOn'],
    [{ receivedOn: '2026-12-03' }, 'INVALID', 'receivedOn'],
    [{ channel: 'PORTAL' }, 'INVALID', 'channel'],
    [{ phone: '' }, 'INVALID', 'phone'],
    [{ entry: 'of-another-list' }, 'INVALID', 'entry'],
  ] as const)
    expect(await register(more)).toMatchObject({ key, fields: [{ path }] });
  expect(await stateOf(id)).toMatchObject({ openObjections: 0 });

  const scan = await addFile(services, 'desk', { name: '来信扫描件.pdf', purpose: 'objection-desk-file' });
  const sent = await register({ files: [scan] });
  if (sent instanceof Refusal) throw sent;
  expect(sent).toMatchObject({ no: 'YY202600001', isHeld: true });
  expect(await stateOf(id)).toMatchObject({ openObjections: 1 });
  expect(await told()).toContain('公示收到异议，申报暂停');
  expect(await asGuest(services, {}, (scope) => readProgress(scope, { no: sent.no, code: sent.code }))).toMatchObject({
    state: 'RECEIVED',
    isHeld: true,
    dueAt: '2026-12-22T15:59:59.999Z',
  });
  expect(await desk((scope) => readFacts(scope, { id: sent.id }))).toMatchObject({
    registered: { channel: { CN: '来信' }, receivedOn: '2026-12-01', code: sent.code },
  });
  expect(await desk((scope) => objectionStore.files!(scope, sent.id))).toMatchObject([{ name: '来信扫描件.pdf' }]);
  const row = await desk((scope) =>
    oneResource(scope, { resource: objection, store: objectionStore, input: { id: sent.id } }),
  );
  expect(row.row).toMatchObject({ channel: { CN: '来信' }, name: '周*', identity: { CN: '实名' } });
  const hint = await register({ identity: 'ANONYMOUS', name: '', phone: '', entry: '', channel: 'PHONE' });
  expect(hint).toMatchObject({ isHeld: false });
  expect(await stateOf(id)).toMatchObject({ openObjections: 1 });
  // Asked about a hint that holds nothing, the applicant hears of its end, too; after their time none is heard.
  const about = await register({ identity: 'ANONYMOUS', name: '', phone: '' });
  if (about instanceof Refusal) throw about;
  await decide('accept', about.id);
  await decide('check', about.id, { note: '核对' });
  services.setNow(new Date('2026-12-10T02:00:00Z'));
  const late = { id, objection: about.id, values: { statement: '考勤记录可供核对，请查阅。', files: [] } };
  expect(await settle(asApplicant(services, 'qin', (scope) => defend(scope, late)))).toMatchObject({ key: 'OVERDUE' });
  await decide('dismiss', about.id, { reason: '查无此事。' });
  await decide('conclude', about.id, {}, 'boss');
  expect(await told()).toContain('异议不成立');
  expect(await stateOf(id)).toMatchObject({ state: 'PUBLICITY', openObjections: 1 });
});
