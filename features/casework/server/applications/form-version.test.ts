import { afterAll, beforeAll, expect, test } from 'vitest';
import { apartApply } from '#features/casework/programmes/apart-apply.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { printOwnForm } from '#features/casework/server/documents/print-form.ts';
import { readCase } from '#features/casework/server/review/case.ts';
import { versionOf } from '#features/casework/shared/programme-year.ts';
import { readPdf } from '#server/base/print/testing.ts';
import { tenants } from '#server/database/tables/tenants.ts';
import { asGuest, createTestServices } from '#server/testing.ts';
import { listOwn, readOwn } from './queries.ts';
import { submitApplication } from './submit.ts';
import { aDay, addAccounts, addWindow, asApplicant, asOperator, saveAll, saveOne } from './testing.ts';
import { verifyReceipt } from './verify.ts';

const services = await createTestServices();
services.setNow(aDay);

/** The form as it is changed below: a section less, a question that must be answered more. */
const first: Programme = { ...apartApply };
const second: Partial<Programme> = {
  version: first.version + 1,
  earlier: [first],
  sections: first.sections
    .filter(({ key }) => key !== 'family')
    .map((section) =>
      section.key === 'contact'
        ? {
            ...section,
            fields: [
              ...section.fields,
              { kind: 'text', key: 'floor', label: { CN: '楼层', EN: 'Floor' }, required: true, max: 9 },
            ],
          }
        : section,
    ),
};

let draft = '';
beforeAll(async () => {
  await services.database.asOwner((db) =>
    db.insert(tenants).values({ id: 'tenant-a', code: 'a', nameCN: '云汀新区', nameEN: 'Yunting', kind: 'DISTRICT' }),
  );
  await addAccounts(services, 'lin', 'su');
  await addWindow(services);
  draft = await saveAll(services, 'lin');
  Object.assign(apartApply, second);
});
afterAll(() => {
  Object.assign(apartApply, first);
});

const own = (who: string, id: string) => asApplicant(services, who, (scope) => readOwn(scope, { id }));

test('a draft that was begun before the form changed is filled in, submitted, reviewed, printed and checked as it began', async () => {
  const begun = await own('lin', draft);
  expect(begun.formVersion).toBe(first.version);
  expect(versionOf(apartApply, begun.formVersion).sections.map(({ key }) => key)).toEqual(
    first.sections.map(({ key }) => key),
  );
  const family = begun.sectionsData.find(({ key }) => key === 'family')!;
  expect(family.values.members).not.toEqual([]);
  await saveOne(services, 'lin', { id: draft, section: 'family', baseRev: family.rev, values: family.values });

  const submit = { id: draft, reqId: 'r' };
  const { receipt } = await asApplicant(services, 'lin', (scope) => submitApplication(scope, 'apartapply', submit));
  const seen = await asOperator(services, 'wang', (scope) => readCase(scope, { id: draft }));
  expect(seen.formVersion).toBe(first.version);
  expect(seen.sections.map(({ key }) => key)).toContain('family');
  const checked = await asGuest(services, { tenantId: 'tenant-a' }, (scope) =>
    verifyReceipt({ services, read: (work) => work(scope) }, { code: receipt.code }),
  );
  expect(checked).toMatchObject({ valid: true, broken: null });
  const { content } = await asApplicant(services, 'lin', (scope) =>
    printOwnForm(
      { actor: scope.actor, now: aDay, services, read: (work) => work(scope), transact: (work) => work(scope) },
      { id: draft, programme: apartApply, origin: 'https://talents.example.com' },
    ),
  );
  expect((await readPdf(content as Buffer)).text).toContain('家庭成员');
  const { rows } = await asApplicant(services, 'lin', (scope) => listOwn(scope, 'apartapply'));
  expect(rows.map(({ formVersion }) => formVersion)).toEqual([first.version]);
});

test('whoever begins afterwards has the changed form', async () => {
  const id = await saveOne(services, 'su', { section: 'contact', values: { floor: '6' } });
  const begun = await own('su', id);
  expect(begun.formVersion).toBe(first.version + 1);
  expect(versionOf(apartApply, begun.formVersion).sections.map(({ key }) => key)).not.toContain('family');
});
