import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { getProgramme } from '#features/casework/programmes/registry.ts';
import { sampleOf } from '#features/casework/programmes/samples.ts';
import { readOwn } from '#features/casework/server/applications/queries.ts';
import { takeBack } from '#features/casework/server/applications/status/take-back.ts';
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
import { findDanger } from '#server/base/files/pdf/find-danger.ts';
import { readPdf } from '#server/base/print/testing.ts';
import { busiLog } from '#server/database/tables/logs.ts';
import { tenants } from '#server/database/tables/tenants.ts';
import { createTestServices } from '#server/testing.ts';
import { printCaseForm, printOwnForm } from './print-form.ts';

const origin = 'https://talents.example.com';
const services = await createTestServices();
services.setNow(aDay);
const sample = sampleOf(getProgramme('apartapply'), '2026-11-20');
const { number } = sample.person!.identity as { number: string };
const phone = (sample.contact!.phone as { number: string }).number;

beforeAll(async () => {
  await services.database.asOwner((db) =>
    db.insert(tenants).values({ id: 'tenant-a', code: 'a', nameCN: '云汀新区', nameEN: 'Yunting', kind: 'DISTRICT' }),
  );
  await addAccounts(services, 'lin', 'su', 'wang', 'zhou');
  await addWindow(services);
});

const actorOf = (id: string) => ({ id, loginName: id, nickname: id, kind: 'PERSON' as const });
const own = (actor: string, id: string, code = 'apartapply') =>
  printOwnForm(
    {
      actor: actorOf(actor),
      now: aDay,
      services,
      read: (work) => asApplicant(services, actor, work),
      transact: (work) => asApplicant(services, actor, work),
    },
    { id, programme: getProgramme(code), origin },
  );
const ofCase = (id: string, tenantId = 'tenant-a') =>
  printCaseForm(
    {
      actor: actorOf('wang'),
      now: aDay,
      services,
      read: (work) => asOperator(services, 'wang', work, { tenantId }),
      transact: (work) => asOperator(services, 'wang', work, { tenantId }),
    },
    { id, origin },
  );
const textOf = async (answer: { content: unknown }) =>
  (await readPdf(answer.content as Buffer)).text.replace(/\s/g, '');

test('a draft is printed as it is saved, in Chinese, marked as a draft on every page, for its owner alone', async () => {
  const id = await saveAll(services, 'su');
  await saveOne(services, 'su', {
    id,
    section: 'contact',
    baseRev: 1,
    values: { address: '㛃䶮路 18 号靘喆大厦 𬭚座' },
  });
  const answer = await own('su', id);
  expect(answer).toMatchObject({
    name: '人才公寓申请-2026-草稿.pdf',
    type: 'application/pdf',
    disposition: 'attachment',
  });
  expect(findDanger(answer.content as Buffer)).toBeNull();
  const { pages, perPage } = await readPdf(answer.content as Buffer);
  expect(pages).toBeGreaterThan(1);
  for (const page of perPage) expect(page.replace(/\s/g, '')).toContain('草稿');
  const text = await textOf(answer);
  for (const wanted of [number, phone, '㛃䶮路18号靘喆大厦𬭚座', '单位授权委托书']) expect(text).toContain(wanted);
  expect(text).not.toContain('/verify/');
  await expect(own('lin', id)).rejects.toMatchObject({ key: 'NOT_FOUND' });
  await expect(own('su', id, 'talentapply')).rejects.toMatchObject({ key: 'NOT_FOUND' });
  await expect(ofCase(id)).rejects.toMatchObject({ key: 'NOT_FOUND' });
});

test('a submission is printed as it was submitted, with its number and the way to check it', async () => {
  const id = await submitted(services, 'lin');
  const { number } = sampleOf(getProgramme('apartapply'), '2026-11-20', 1).person!.identity as { number: string };
  const { no, receipt } = await asApplicant(services, 'lin', (scope) => readOwn(scope, { id }));
  const answer = await own('lin', id);
  expect(answer.name).toBe(`人才公寓申请-2026-${no}.pdf`);
  const text = await textOf(answer);
  for (const wanted of [no!, number, phone, '待受理', `${origin}/verify/${receipt!.code}`, receipt!.digest])
    expect(text).toContain(wanted);
  expect(text).not.toContain('草稿');

  const seen = await textOf(await ofCase(id));
  expect(seen).toContain(sample.person!.name as string);
  expect(seen).toContain(`${number.slice(0, 4)}**********${number.slice(-4)}`);
  expect(seen).toContain('已部分隐去');
  for (const hidden of [number, phone]) expect(seen).not.toContain(hidden);
  const noted = await services.database.asOwner((db) => db.select().from(busiLog));
  expect(noted.filter(({ action }) => action === 'print-form')).toMatchObject([
    { actorId: 'wang', objectId: id, tenantId: 'tenant-a', title: no },
  ]);
  await expect(ofCase(id, 'tenant-b')).rejects.toMatchObject({ key: 'NOT_FOUND' });

  await asApplicant(services, 'lin', (scope) => takeBack(scope, 'apartapply', { id }));
  await saveOne(services, 'lin', { id, section: 'contact', baseRev: 1, values: { address: '还没有再次提交的新地址' } });
  expect(await textOf(await own('lin', id))).toContain('还没有再次提交的新地址');
  const still = await textOf(await ofCase(id));
  expect(still).not.toContain('还没有再次提交的新地址');
  expect(still).toContain((sample.contact!.address as string).replace(/\s/g, ''));
});

test('the portrait stands beside the name; a picture that cannot be read is left out', async () => {
  const id = await saveAll(services, 'zhou');
  const pictures = async () => {
    const { content } = await own('zhou', id);
    const pdf = await getDocument({ data: new Uint8Array(content as Buffer), verbosity: 0 }).promise;
    const { fnArray } = await (await pdf.getPage(1)).getOperatorList();
    return fnArray.filter((each) => each === OPS.paintImageXObject).length;
  };
  expect(await pictures()).toBe(0);
  const size = { width: 900, height: 1200, channels: 3, background: '#8ab' } as const;
  const content = Buffer.from(await sharp({ create: size }).jpeg().toBuffer());
  const photo = await addFile(services, 'zhou', { name: '证件照.jpg', type: 'image/jpeg', content });
  await saveOne(services, 'zhou', { id, section: 'person', baseRev: 1, values: { photo: [photo] } });
  expect(await pictures()).toBe(1);
  expect(((await own('zhou', id)).content as Buffer).length).toBeLessThan(400_000);
});
