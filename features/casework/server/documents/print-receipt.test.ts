import { expect, test } from 'vitest';
import { page } from '#core/documents/print.ts';
import { mapFiles } from '#core/forms/files-in.ts';
import type { Locale } from '#core/texts/text.ts';
import { getProgramme, programmes } from '#features/casework/programmes/registry.ts';
import { sampleOf } from '#features/casework/programmes/samples.ts';
import { getReceipt } from '#features/casework/server/applications/receipts.ts';
import {
  aDay,
  addAccounts,
  addWindow,
  asApplicant,
  submitted,
} from '#features/casework/server/applications/testing.ts';
import { applicationDocument } from '#features/casework/shared/documents/application.ts';
import { type ReceiptFacts, receiptDocument } from '#features/casework/shared/documents/receipt.ts';
import { findDanger } from '#server/base/files/pdf/find-danger.ts';
import { formContextAt } from '#server/base/form-context.ts';
import { qrMatrix } from '#server/base/print/qr.ts';
import { renderPdf } from '#server/base/print/render-pdf.ts';
import { readPdf } from '#server/base/print/testing.ts';
import { tenants } from '#server/database/tables/tenants.ts';
import { createTestServices } from '#server/testing.ts';
import { printReceipt } from './print-receipt.ts';

const facts: ReceiptFacts = {
  code: '7F3C-91AE-02BD-44F1-9C0E',
  no: 'RC202600137',
  applicant: '欧阳㛃䶮·龘靐喆𬭚𫖯赟',
  helpers: [],
  programme: { CN: '人才认定', EN: 'Talent recognition' },
  year: 2026,
  tenant: { CN: '云汀新区人才工作局', EN: 'Yunting Talent Office' },
  submittedAt: new Date('2026-11-12T08:20:31Z'),
  files: 9,
  bytes: 22_650_000,
  digest: '6562c6e327b29d53f9124a929a2347532a6892cb44538dadb8e343e532b18f87',
  signature: 'oKGio6SlpqeoqaqrrK2urw',
  key: 'BAIX5hfwtkQ5KCePlpmeaaI6',
  url: 'https://talents.example.com/verify/7F3C-91AE-02BD-44F1-9C0E',
  qr: qrMatrix('https://talents.example.com/verify/7F3C-91AE-02BD-44F1-9C0E'),
};

test('the receipt stands on one page, with every character, however rare', async () => {
  const { pages, text } = await readPdf(await renderPdf(receiptDocument(facts, 'CN')));
  expect(pages).toBe(1);
  for (const wanted of [
    '收件回执',
    facts.applicant,
    facts.no,
    facts.code,
    facts.url,
    facts.signature,
    '2026-11-12 16:20:31（北京时间）',
    '9 份，共 21.6 MB',
    '人才认定 2026',
    '云汀新区人才工作局',
    '已收件',
  ])
    expect(text).toContain(wanted);
  expect(text.replaceAll(' ', '')).toContain(facts.digest);
});

test('in English, too, also for long names', async () => {
  const applicant = 'Maximiliana Alexandrovna von Hohenberg-Featherstonehaugh y Rodríguez de la Montaña';
  const { pages, text } = await readPdf(await renderPdf(receiptDocument({ ...facts, applicant }, 'EN')));
  expect(pages).toBe(1);
  expect(text).toContain('12 Nov 2026, 16:20:31 (Beijing time)');
  expect(text).toContain('Hohenberg-Featherstonehaugh');
  expect(text).not.toMatch(/[\u4e00-\u9fff]/);
});

test('who helped is named beside the applicant, with the sections', async () => {
  const sections = [
    { CN: '教育经历', EN: 'Education' },
    { CN: '工作经历', EN: 'Work history' },
  ];
  const helpers = [
    { name: '贾思勰', sections },
    { name: '宋应星', sections: sections.slice(1) },
  ];
  const chinese = await readPdf(await renderPdf(receiptDocument({ ...facts, helpers }, 'CN')));
  expect(chinese.pages).toBe(1);
  for (const wanted of [facts.applicant, '贾思勰（教育经历、工作经历）；宋应星（工作经历）'])
    expect(chinese.text).toContain(wanted);
  const english = await readPdf(await renderPdf(receiptDocument({ ...facts, helpers }, 'EN')));
  expect(english.pages).toBe(1);
  expect(english.text).toContain('Work history');
  // As many as an application has are told by their number.
  const many = [{ name: '贾思勰', sections: Array.from({ length: 30 }, () => sections[0]!) }];
  const long = await readPdf(await renderPdf(receiptDocument({ ...facts, helpers: many }, 'CN')));
  expect(long.pages).toBe(1);
  expect(long.text).toContain('贾思勰（30 个部分）');
  const crowd = Array.from({ length: 20 }, () => many[0]!);
  const crowded = await readPdf(await renderPdf(receiptDocument({ ...facts, helpers: crowd }, 'EN')));
  expect(crowded.text).toContain('贾思勰 and 19 more');
});

test('the same facts give the same bytes, and nothing in them that we would refuse', async () => {
  const first = await renderPdf(receiptDocument(facts, 'CN'));
  await renderPdf(receiptDocument(facts, 'EN'));
  expect((await renderPdf(receiptDocument(facts, 'CN'))).equals(first)).toBe(true);
  expect(findDanger(first)).toBeNull();
});

test.each(programmes.flatMap(({ code }) => (['CN', 'EN'] as const).map((locale): [string, Locale] => [code, locale])))(
  'an application to %s is printed whole in %s',
  async (code, locale) => {
    const programme = getProgramme(code);
    const data = sampleOf(getProgramme(code), '2026-11-20');
    const document = applicationDocument(
      {
        programme,
        year: 2026,
        tenant: facts.tenant,
        applicant: facts.applicant,
        state: { CN: '草稿', EN: 'Draft' },
        isDraft: true,
        data,
        context: formContextAt(aDay),
        printedAt: aDay,
      },
      locale,
    );
    const { text } = await readPdf(await renderPdf(document));
    const lines = text.replace(/\s/g, '');
    for (const section of programme.sections) {
      if (!data[section.key]) continue;
      for (const value of Object.values(data[section.key] ?? {}))
        if (typeof value === 'string' && value.length > 20)
          expect(lines).toContain(value.replace(/\s/g, '').slice(0, 15));
    }
    expect(lines).toContain(locale === 'CN' ? '草稿' : 'DRAFT');
    expect(lines).not.toContain('undefined');
    expect(lines).not.toContain('[object');
  },
);

test('names of files and words without a break stay within the page', async () => {
  const programme = getProgramme('talentapply');
  const data = mapFiles(programme, sampleOf(getProgramme('talentapply'), '2026-11-20'), (file) => ({
    ...file,
    name: `${'A'.repeat(96)}.pdf`,
  }));
  const word = `https://talents.example.com/${'x'.repeat(150)}`;
  const recognition = { ...data.recognition, reason: `见 ${word}` };
  const document = applicationDocument(
    {
      programme,
      year: 2026,
      tenant: facts.tenant,
      applicant: facts.applicant,
      state: { CN: '审核中', EN: 'Under review' },
      isDraft: false,
      data: { ...data, recognition },
      context: formContextAt(aDay),
      printedAt: aDay,
    },
    'CN',
  );
  const { right, text } = await readPdf(await renderPdf(document));
  expect(text).toContain(`${'A'.repeat(96)}.pdf`);
  expect(text).toContain(word);
  expect(right).toBeLessThan(page.width - page.side + 1);
});

test('the applicant gets the receipt of a submission, nobody else does', async () => {
  const services = await createTestServices();
  services.setNow(aDay);
  await services.database.asOwner((db) =>
    db.insert(tenants).values({ id: 'tenant-a', code: 'a', nameCN: '云汀新区', nameEN: 'Yunting', kind: 'DISTRICT' }),
  );
  await addAccounts(services, 'u1', 'u2');
  await addWindow(services);
  const id = await submitted(services, 'u1');
  const print = (actor: string, code = 'apartapply') =>
    printReceipt(
      {
        actor: { id: actor, loginName: actor, nickname: actor, kind: 'PERSON' },
        now: aDay,
        services,
        read: (work) => asApplicant(services, actor, work),
        transact: (work) => asApplicant(services, actor, work),
      },
      { id, programme: getProgramme(code), origin: 'https://talents.example.com' },
    );
  const answer = await print('u1');
  const receipt = await asApplicant(services, 'u1', (scope) => getReceipt(scope, id));
  expect(answer.name).toBe(`收件回执-${receipt.no}.pdf`);
  const { text } = await readPdf(answer.content as Buffer);
  expect(text).toContain(`https://talents.example.com/verify/${receipt.code}`);
  expect(text).toContain(receipt.applicant);
  await expect(print('u2')).rejects.toMatchObject({ key: 'NOT_FOUND' });
  await expect(print('u1', 'talentapply')).rejects.toMatchObject({ key: 'NOT_FOUND' });
});
