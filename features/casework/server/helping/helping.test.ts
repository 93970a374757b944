import { expect, test } from 'vitest';
import { answerCorrection } from '#features/casework/server/applications/answer-correction.ts';
import { copyApplication } from '#features/casework/server/applications/copy.ts';
import { readKnown } from '#features/casework/server/applications/known-answers.ts';
import { listDeclares, listOwn, readOwn } from '#features/casework/server/applications/queries.ts';
import { getReceipt } from '#features/casework/server/applications/receipts.ts';
import { removeDraft } from '#features/casework/server/applications/remove-draft.ts';
import { saveSection } from '#features/casework/server/applications/sections/save-section.ts';
import { changeStatus } from '#features/casework/server/applications/status/change-status.ts';
import { takeBack } from '#features/casework/server/applications/status/take-back.ts';
import { submitApplication } from '#features/casework/server/applications/submit.ts';
import {
  aDay,
  addAccounts,
  addFile,
  addWindow,
  asApplicant,
  asOperator,
  saveAll,
  saveOne,
  submitted,
} from '#features/casework/server/applications/testing.ts';
import { helpGrants } from '#features/casework/server/help-tables.ts';
import { readCase } from '#features/casework/server/review/case.ts';
import { claimCase } from '#features/casework/server/review/claim.ts';
import { noteCorrection } from '#features/casework/server/review/correct.ts';
import { decideCase } from '#features/casework/server/review/decide.ts';
import { getReadableFile } from '#server/base/files/queries.ts';
import { newId } from '#server/base/ids.ts';
import { eq } from '#server/database/sql.ts';
import { files } from '#server/database/tables/files.ts';
import type { ActorScope } from '#server/scope.ts';
import { createTestServices } from '#server/testing.ts';
import { endHelp, listGrants } from './grants.ts';
import { finishHelp, listHelped, readHelpForm } from './help-form.ts';
import { saveHelped } from './help-save.ts';
import { helping } from './testing.ts';

const services = await createTestServices();
services.setNow(aDay);
const owners = ['lin', 'chen', 'sun', 'wu', 'zheng', 'feng', 'qin', 'jin', 'wei', 'han', 'yang'];
await addAccounts(services, ...owners, 'mei', 'tao', 'zhou', 'wang');
await addWindow(services);
await addWindow(services, { tenantId: 'tenant-b' });

const { grant, redeem, help, save } = helping(services);
const as = <T>(who: string, work: (scope: ActorScope) => Promise<T>) => asApplicant(services, who, work);
const form = (who: string, id: string) => as(who, (scope) => readHelpForm(scope, { id }));
const own = (who: string, id: string) => as(who, (scope) => readOwn(scope, { id }));
const end = (who: string, id: string) => as(who, (scope) => endHelp(scope, { id, reqId: newId() }));
const canRead = (who: string, id: string) =>
  as(who, (scope) => getReadableFile(scope, id)).then(
    () => true,
    () => false,
  );
const minutes = (count: number) => services.setNow(new Date(aDay.getTime() + count * 60_000));

test('a helper reads the granted sections and nothing else of the application', async () => {
  const id = await saveAll(services, 'lin');
  const whole = await own('lin', id);
  const grantId = await help('lin', 'mei', id, ['contact', 'materials']);
  const seen = await form('mei', grantId);
  expect(seen.sectionsData.map(({ key }) => key)).toEqual(['contact', 'materials']);
  expect(seen.sections.map(({ key }) => key)).toEqual(['contact', 'materials']);
  expect(seen).toMatchObject({ state: 'ACTIVE', isOpen: true, unlocked: null, applicant: 'lin' });
  // Of the rest only what the sections ask about it: yes or no.
  expect(Object.values(seen.answers).every((answer) => typeof answer === 'boolean')).toBe(true);
  const text = JSON.stringify(seen);
  for (const { key, values } of whole.sectionsData) {
    if (['contact', 'materials'].includes(key)) continue;
    for (const value of Object.values(values))
      if (typeof value === 'string' && value.length > 3) expect(text).not.toContain(value);
  }
  expect(text).not.toContain(id);

  const byId = { id };
  const calls: Record<string, (scope: ActorScope) => Promise<unknown>> = {
    one: (scope) => readOwn(scope, byId),
    known: (scope) => readKnown(scope, 'apartapply', byId),
    submit: (scope) => submitApplication(scope, 'apartapply', byId),
    back: (scope) => takeBack(scope, 'apartapply', byId),
    del: (scope) => removeDraft(scope, 'apartapply', byId),
    copy: (scope) => copyApplication(scope, 'apartapply', byId),
    answer: (scope) => answerCorrection(scope, 'apartapply', { ...byId, itemId: 'x', reply: 'y' }),
    move: (scope) => changeStatus(scope, { ...byId, action: 'appeal', reason: 'x', reqId: newId() }),
    receipt: (scope) => getReceipt(scope, id),
    helpers: (scope) => listGrants(scope, byId),
    save: (scope) =>
      saveSection(scope, 'apartapply', {
        ...byId,
        section: 'contact',
        baseRev: 1,
        patch: { wechat: 'x' },
        clientTx: newId(),
      }),
  };
  for (const [name, call] of Object.entries(calls))
    await expect(as('mei', call), name).rejects.toMatchObject({ key: 'NOT_FOUND' });
  expect((await as('mei', (scope) => listOwn(scope, 'apartapply'))).rows).toEqual([]);
  expect((await as('mei', (scope) => listDeclares(scope, {}))).rows).toEqual([]);
  expect((await as('mei', listHelped)).rows.map((row) => row.id)).toEqual([grantId]);
  await expect(form('zhou', grantId)).rejects.toMatchObject({ key: 'NOT_FOUND' });
  await expect(save('zhou', grantId, 'contact', { wechat: 'x' })).rejects.toMatchObject({ key: 'NOT_FOUND' });
  await expect(end('zhou', grantId)).rejects.toMatchObject({ key: 'NOT_FOUND' });
});

test('a helper reads files of granted sections only, while the help runs', async () => {
  const id = await saveAll(services, 'chen');
  const grantId = await help('chen', 'mei', id, ['education']);
  const { sectionsData } = await own('chen', id);
  const idsIn = (key: string) =>
    [...JSON.stringify(sectionsData.find((section) => section.key === key)).matchAll(/"id":"([\w-]{15,})"/g)].map(
      ([, found]) => found!,
    );
  const [inside, outside] = [idsIn('education'), idsIn('materials')];
  expect(inside.length * outside.length).toBeGreaterThan(0);
  for (const file of inside) expect(await canRead('mei', file)).toBe(true);
  for (const file of outside) expect(await canRead('mei', file)).toBe(false);
  expect(await canRead('zhou', inside[0]!)).toBe(false);
  await end('chen', grantId);
  expect(await canRead('mei', inside[0]!)).toBe(false);
  expect(await canRead('chen', inside[0]!)).toBe(true);
});

test('a helper writes into granted sections and nowhere else', async () => {
  const id = await saveAll(services, 'sun');
  const grantId = await help('sun', 'mei', id, ['contact', 'family']);
  const outside: [string, Record<string, unknown>][] = [
    ['person', { name: '别人' }],
    ['materials', { insurance: [] }],
    ['consent', { truthful: null }],
    ['nothing', { x: 1 }],
  ];
  const before = (await own('sun', id)).sectionsData;
  for (const [section, patch] of outside)
    await expect(save('mei', grantId, section, patch), section).rejects.toMatchObject({ key: 'HELP_OUTSIDE' });
  await expect(save('mei', grantId, 'contact', { nothing: 1 })).rejects.toMatchObject({ key: 'INVALID' });
  expect((await own('sun', id)).sectionsData).toEqual(before);
  expect(await save('mei', grantId, 'contact', { wechat: 'meimei' })).toMatchObject({ id: grantId, rev: 2 });
  await expect(save('mei', grantId, 'contact', { wechat: 'later' })).rejects.toMatchObject({
    key: 'CONFLICT',
    obj: { section: 'contact', rev: 2, values: { wechat: 'meimei' } },
  });
  const contact = (await own('sun', id)).sectionsData.find(({ key }) => key === 'contact');
  expect(contact).toMatchObject({ rev: 2, values: { wechat: 'meimei' } });
  // What nobody gives for another cannot be shared.
  await expect(grant('sun', id, ['consent'])).rejects.toMatchObject({ key: 'INVALID' });
  await expect(grant('sun', id, ['contact', 'x'])).rejects.toMatchObject({ key: 'INVALID' });
  for (const until of ['2026-11-19', '2026-12-21', '2026-02-30'])
    await expect(grant('sun', id, ['contact'], until)).rejects.toMatchObject({ key: 'INVALID' });
  await expect(grant('mei', id, ['contact'])).rejects.toMatchObject({ key: 'NOT_FOUND' });
});

test('the same save twice has one effect, and an ended grant none', async () => {
  const id = await saveAll(services, 'wu');
  const grantId = await help('wu', 'mei', id, ['contact']);
  const input = { id: grantId, section: 'contact', baseRev: 1, patch: { wechat: 'one' }, clientTx: newId() };
  const twice = () => as('mei', (scope) => saveHelped(scope, input));
  expect(await twice()).toEqual(await twice());
  await end('wu', grantId);
  await end('wu', grantId);
  for (const attempt of [save('mei', grantId, 'contact', { wechat: 'two' }, 2), form('mei', grantId)])
    await expect(attempt).rejects.toMatchObject({ key: 'HELP_OVER' });
  await expect(as('mei', (scope) => finishHelp(scope, { id: grantId, reqId: newId() }))).rejects.toMatchObject({
    key: 'HELP_OVER',
  });
  await expect(twice()).rejects.toMatchObject({ key: 'HELP_OVER' });
  expect((await as('mei', listHelped)).rows.find((row) => row.id === grantId)).toMatchObject({
    state: 'ENDED',
    isOpen: false,
  });
  expect((await own('wu', id)).helped?.entries.map(({ path }) => path)).toEqual(['contact.wechat']);
});

test('a code is good once, in time, for somebody else, in its tenant', async () => {
  const id = await saveAll(services, 'zheng');
  const { code } = await grant('zheng', id, ['contact']);
  const wrong = code === 'AAAAAAAA' ? 'BBBBBBBB' : 'AAAAAAAA';
  await expect(redeem('mei', wrong)).rejects.toMatchObject({ key: 'HELP_CODE', fields: [{ path: 'code' }] });
  await expect(redeem('zheng', code)).rejects.toMatchObject({ key: 'HELP_OWN' });
  await expect(redeem('mei', code, 'tenant-b')).rejects.toMatchObject({ key: 'HELP_CODE' });
  const spelled = `${code.slice(0, 4).toLowerCase()} - ${code.slice(4)}`;
  const outcomes = await Promise.allSettled([redeem('mei', spelled), redeem('tao', code), redeem('zhou', code)]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(redeem('zhou', code)).rejects.toMatchObject({ key: 'HELP_CODE' });

  const late = await grant('zheng', id, ['contact']);
  const withdrawn = await grant('zheng', id, ['contact']);
  await end('zheng', withdrawn.id);
  await expect(redeem('mei', withdrawn.code)).rejects.toMatchObject({ key: 'HELP_CODE' });
  minutes(48 * 60);
  await expect(redeem('mei', late.code)).rejects.toMatchObject({ key: 'HELP_CODE' });
  services.setNow(aDay);
  const stored = await services.database.asOwner((db) =>
    db.select().from(helpGrants).where(eq(helpGrants.applicationId, id)),
  );
  expect(JSON.stringify(stored)).not.toContain(code);
  const states = (await as('zheng', (scope) => listGrants(scope, { id }))).grants.map(({ state }) => state);
  expect(states.sort()).toEqual(['ACTIVE', 'ENDED', 'WAITING']);
});

test('help is over at the end of its last day', async () => {
  const id = await saveAll(services, 'feng');
  const { code } = await grant('feng', id, ['contact'], '2026-11-20');
  const { id: grantId } = await redeem('mei', code);
  services.setNow(new Date('2026-11-20T15:59:59.999Z'));
  await save('mei', grantId, 'contact', { wechat: 'just' });
  services.setNow(new Date('2026-11-20T16:00:00.000Z'));
  await expect(save('mei', grantId, 'contact', { wechat: 'late' }, 2)).rejects.toMatchObject({ key: 'HELP_OVER' });
  await expect(form('mei', grantId)).rejects.toMatchObject({ key: 'HELP_OVER' });
  services.setNow(aDay);
});

test('two helpers see and write each their own', async () => {
  const id = await saveAll(services, 'qin');
  const mei = await help('qin', 'mei', id, ['contact']);
  const tao = await help('qin', 'tao', id, ['family']);
  await expect(save('mei', mei, 'family', { localHome: 'NONE' })).rejects.toMatchObject({ key: 'HELP_OUTSIDE' });
  await expect(save('mei', tao, 'family', { localHome: 'NONE' })).rejects.toMatchObject({ key: 'NOT_FOUND' });
  await save('mei', mei, 'contact', { wechat: 'of-mei' });
  const members = (await form('tao', tao)).sectionsData[0]!.values.members as { id: string; name: string }[];
  await save('tao', tao, 'family', { [`members[${members[0]!.id}].name`]: '陆小满' });
  const { helped } = await own('qin', id);
  expect(helped?.entries.map(({ path, by }) => [path, by])).toEqual([
    ['contact.wechat', 'mei 姓名'],
    [`family.members[${members[0]!.id}].name`, 'tao 姓名'],
  ]);
  await end('qin', mei);
  await save('tao', tao, 'family', { [`members[${members[0]!.id}].name`]: '陆小雪' }, 2);
});

test('in a round of corrections a helper changes what was sent back in the granted sections', async () => {
  const id = await submitted(services, 'jin');
  await asOperator(services, 'wang', (scope) => claimCase(scope, { id }));
  for (const path of ['contact.address', 'person.name'])
    await asOperator(services, 'wang', (scope) =>
      noteCorrection(scope, { id, path, reason: 'unclear', note: '请核对' }),
    );
  const { rev } = await asOperator(services, 'wang', (scope) => readCase(scope, { id }));
  await expect(grant('jin', id, ['contact'])).rejects.toMatchObject({ key: 'HELP_PAUSED' });
  await asOperator(services, 'wang', (scope) => decideCase(scope, { id, rev, action: 'ask' }));
  const grantId = await help('jin', 'mei', id, ['contact', 'family']);
  expect((await form('mei', grantId)).unlocked).toEqual(['contact.address']);
  await expect(save('mei', grantId, 'contact', { wechat: 'x' })).rejects.toMatchObject({ key: 'LOCKED_FIELD' });
  await save('mei', grantId, 'contact', { address: '云汀新区望潮路 8 号' });
  const { corrections } = await own('jin', id);
  expect(corrections.map(({ path, state }) => [path, state]).sort()).toEqual([
    ['contact.address', 'answered'],
    ['person.name', 'open'],
  ]);
});

test('while the application is with the office, nothing is read or written, files neither', async () => {
  const id = await saveAll(services, 'wei');
  const grantId = await help('wei', 'mei', id, ['education']);
  const { sectionsData } = await own('wei', id);
  const [file] = /[\w-]{15,}(?=","name":"[^"]+","size")/.exec(JSON.stringify(sectionsData)) ?? [];
  await as('wei', (scope) => submitApplication(scope, 'apartapply', { id }));
  await expect(form('mei', grantId)).rejects.toMatchObject({ key: 'HELP_PAUSED' });
  await expect(save('mei', grantId, 'education', {})).rejects.toMatchObject({ key: 'HELP_PAUSED' });
  expect(await canRead('mei', file!)).toBe(false);
  expect((await as('mei', listHelped)).rows.find((row) => row.id === grantId)).toMatchObject({
    state: 'ACTIVE',
    isOpen: false,
  });
});

test('a file that a helper uploads becomes the applicant’s; other files are refused', async () => {
  const id = await saveAll(services, 'han');
  const grantId = await help('han', 'mei', id, ['materials']);
  const purpose = 'apartapply:materials.insurance';
  const fresh = await addFile(services, 'mei', { purpose, name: '社保.pdf' });
  await save('mei', grantId, 'materials', { [`insurance[${fresh.id}]`]: fresh });
  const [row] = await services.database.asOwner((db) => db.select().from(files).where(eq(files.id, fresh.id)));
  expect(row?.ownerId).toBe('han');
  expect(await canRead('han', fresh.id)).toBe(true);
  expect(await canRead('mei', fresh.id)).toBe(true);
  expect((await own('han', id)).helped?.entries.map(({ path }) => path)).toEqual([`materials.insurance[${fresh.id}]`]);

  const elsewhere = await addFile(services, 'mei', { purpose, name: '自己的.pdf' });
  const draft = await saveOne(services, 'mei', { section: 'materials', values: { insurance: [elsewhere] } });
  const refused = {
    'of an application of one’s own': elsewhere,
    'for another purpose': await addFile(services, 'mei', { purpose: 'apartapply:person.photo' }),
    'of the applicant, but not here': await addFile(services, 'han', { purpose }),
    'of somebody else': await addFile(services, 'zhou', { purpose }),
  };
  for (const [name, file] of Object.entries(refused))
    await expect(save('mei', grantId, 'materials', { [`insurance[${file.id}]`]: file }, 2), name).rejects.toMatchObject(
      {
        key: 'FILE_REFUSED',
      },
    );
  await as('mei', (scope) => removeDraft(scope, 'apartapply', { id: draft }));
  await end('han', grantId);
  expect(await canRead('mei', fresh.id)).toBe(false);
});

test('an end that comes while a helper saves is before the save or after it', async () => {
  const id = await saveAll(services, 'yang');
  const grantId = await help('yang', 'mei', id, ['contact']);
  const [saving] = await Promise.allSettled([
    save('mei', grantId, 'contact', { wechat: 'race' }),
    end('yang', grantId),
  ]);
  const { wechat } = (await own('yang', id)).sectionsData.find(({ key }) => key === 'contact')!.values;
  if (saving.status === 'fulfilled') expect(wechat).toBe('race');
  else expect([saving.reason.key, wechat === 'race']).toEqual(['HELP_OVER', false]);
  await expect(save('mei', grantId, 'contact', { wechat: 'after' }, 2)).rejects.toMatchObject({ key: 'HELP_OVER' });
});
