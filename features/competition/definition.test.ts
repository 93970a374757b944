import { expect, test } from 'vitest';
import { dictionaries } from '#core/dictionaries/registry.ts';
import { findPurpose } from '#core/files/find-purpose.ts';
import type { Field } from '#core/forms/field.ts';
import { countIn } from '#core/forms/kinds/long-text.ts';
import { fieldAt } from '#core/forms/paths.ts';
import { isFieldRequired, validateApplication } from '#core/forms/section.ts';
import type { Data, FileValue } from '#core/forms/values.ts';
import { limitOf } from '#core/purposes.ts';
import { machineFaults } from '#core/workflow/machine.ts';
import { sampleEntry } from '#features/competition/server/sample.ts';
import { anEdition } from '#features/competition/server/testing.ts';
import { entryForm } from './shared/form/entry-form.ts';
import { awardForm, claimForm, visitForm } from './shared/form/stage-forms.ts';
import { entryMachine } from './shared/machine.ts';

const form = entryForm(anEdition);
const today = '2026-11-20';
const context = { today, dictionaries };
let serial = 0;
const aFile = (_path: string, type: string): FileValue => {
  serial += 1;
  const ending = type === 'application/pdf' ? 'pdf' : 'jpg';
  return { id: `file${serial}`, name: `paper.${ending}`, size: 1000, type };
};
const sample = sampleEntry(anEdition, today, aFile);
const problemsOf = (data: Data) =>
  validateApplication(form, data, context).map(({ path, key }) => `${path.replace(/\[.*\]/, '')} ${key}`);
const withValues = (section: string, values: Record<string, unknown>): Data => ({
  ...sample,
  [section]: { ...sample[section], ...values },
});

/** Part A, section 3 of the specification: each thing it names, and the field that asks for it. */
const asked = {
  'project.track': 'choice',
  'project.trackItem': 'choice',
  'project.ownField': 'text',
  'project.category': 'choice',
  'project.projectName': 'text',
  'project.summary': 'long-text',
  'project.group': 'choice',
  'project.qualifications': 'long-text',
  'project.hicool': 'choice',
  'project.hicoolAward': 'text',
  'company.registered': 'choice',
  'company.registeredOn': 'date',
  'company.name': 'text',
  'company.registeredAddress': 'text',
  'company.officeAddress': 'text',
  'company.funding': 'choice',
  'company.patents': 'number',
  'company.registeredCapital': 'money',
  'company.financing': 'money',
  'company.valuation': 'money',
  'company.nextFinancing': 'month',
  'company.employees': 'number',
  'company.tax': 'money',
  'company.income': 'money',
  'company.profit': 'money',
  'company.taxForecast': 'money',
  'company.incomeForecast': 'money',
  'company.profitForecast': 'money',
  'applicant.name': 'text',
  'applicant.phone': 'phone',
  'applicant.holdsMore': 'choice',
  'applicant.share': 'number',
  'applicant.position': 'text',
  'applicant.nationality': 'choice',
  'applicant.returnee': 'choice',
  'applicant.school': 'text',
  'applicant.degree': 'choice',
  'applicant.honours': 'long-text',
  'applicant.patents': 'number',
  'applicant.workAbroad': 'long-text',
  'applicant.identity': 'certificate',
  'applicant.education': 'choice',
  'applicant.politics': 'choice',
  'applicant.birth': 'month',
  'applicant.gender': 'choice',
  'applicant.fieldOfStudy': 'text',
  'applicant.priorSupport': 'choice',
  'applicant.introduction': 'long-text',
  'applicant.academy': 'choice',
  'contact.contactName': 'text',
  'contact.phone': 'phone',
  'contact.email': 'email',
  'supporter.referred': 'choice',
  'supporter.organisation': 'text',
  'supporter.referrerName': 'text',
  'supporter.referrerContact': 'text',
  'settle.business': 'text',
  'settle.registrationPlan': 'text',
  'settle.staff': 'number',
  'settle.timeline': 'text',
  'settle.revenue': 'money',
  'settle.taxes': 'money',
  'settle.needs': 'long-text',
  'attachments.plan': 'files',
  'attachments.demo': 'files',
  'attachments.video': 'files',
  'attachments.licence': 'files',
  'attachments.officePhotos': 'files',
  'attachments.financingProof': 'files',
  'attachments.honourCertificates': 'files',
  'attachments.financialReports': 'files',
  'attachments.shareProof': 'files',
  'attachments.patentCertificates': 'files',
  'attachments.commitmentLetter': 'files',
} as const;
const later = {
  grantForm: awardForm,
  confidentiality: awardForm,
  commitment: awardForm,
  operation: awardForm,
  taxSocial: awardForm,
  identityDegree: awardForm,
  achievements: awardForm,
  receipts: claimForm,
  invoices: claimForm,
  bankSlip: claimForm,
  officePhotos: visitForm,
};

test.each(Object.entries(asked))('the form asks for %s as %s', (path, kind) => {
  expect(fieldAt(form, path)?.kind).toBe(kind);
});

test.each(Object.entries(later))('%s is asked for at its stage', (key, { sections }) => {
  expect(sections.flatMap(({ fields }) => fields).some((field) => field.key === key && field.kind === 'files')).toBe(
    true,
  );
});

test('everything is required that is shown, but for what the specification calls optional', () => {
  const optional = form.sections.flatMap((section) =>
    section.fields
      .filter((field: Field) => !isFieldRequired(section, field, {}, { ...context, data: {} }))
      .map(({ key }) => key),
  );
  expect(optional).toEqual(['demo', 'video']);
});

test('a complete entry passes, with “none” where nothing applies', () => {
  expect(problemsOf(sample)).toEqual([]);
  expect(sample.project?.qualifications).toBe('无');
  for (const nothing of ['none', 'None'])
    expect(problemsOf(withValues('project', { qualifications: nothing }))).toEqual([]);
});

const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`).join(' ');
const photos = (count: number) => Array.from({ length: count }, () => aFile('p', 'image/jpeg'));
const pdfs = (count: number) => Array.from({ length: count }, () => aFile('p', 'application/pdf'));

test.each([
  ['1,501 Chinese characters', 'project', { summary: '字'.repeat(1501) }, 'project.summary TOO_MANY_WORDS'],
  ['1,501 English words', 'project', { summary: words(1501) }, 'project.summary TOO_MANY_WORDS'],
  ['151 words about the head', 'applicant', { introduction: words(151) }, 'applicant.introduction TOO_MANY_WORDS'],
  ['a fourth photo', 'attachments', { officePhotos: photos(4) }, 'attachments.officePhotos FILE_COUNT'],
  ['two photos', 'attachments', { officePhotos: photos(2) }, 'attachments.officePhotos FILE_COUNT'],
  [
    'a plan of 51 MB',
    'attachments',
    { plan: [{ ...aFile('p', 'application/pdf'), size: 51 * 2 ** 20 }] },
    'attachments.plan FILE_TOO_LARGE',
  ],
  [
    'a picture of 11 MB',
    'attachments',
    { officePhotos: [...photos(2), { ...aFile('p', 'image/jpeg'), size: 11 * 2 ** 20 }] },
    'attachments.officePhotos FILE_TOO_LARGE',
  ],
  ['an empty field', 'settle', { needs: '' }, 'settle.needs REQUIRED'],
  ['profit above income', 'company', { profit: 999 }, 'company.profit MORE_THAN'],
  ['“more than 30 %” with 30 %', 'applicant', { share: 30 }, 'applicant.share NUMBER_TOO_SMALL'],
  ['“not more” with 31 %', 'applicant', { holdsMore: 'NO', share: 31 }, 'applicant.share NUMBER_TOO_LARGE'],
])('%s is told', (_, section, values, problem) => {
  expect(problemsOf(withValues(section, values))).toEqual([problem]);
});

test.each([
  ['1,500 characters with signs between', 'project', { summary: '字，'.repeat(1500) }],
  ['1,500 words', 'project', { summary: words(1500) }],
  ['a share of 12 %: it is no condition of entry', 'applicant', { holdsMore: 'NO', share: 12 }],
])('%s pass', (_, section, values) => {
  expect(problemsOf(withValues(section, values))).toEqual([]);
});

test('as many patent certificates as patents are declared', () => {
  const declared = (count: number, files: number) =>
    problemsOf({
      ...withValues('company', { patents: count }),
      attachments: { ...sample.attachments, patentCertificates: pdfs(files) },
    });
  expect(declared(2, 2)).toEqual([]);
  expect(declared(3, 2)).toEqual(['company.patents COUNT_DIFFERS']);
  expect(declared(2, 3)).toEqual(['company.patents COUNT_DIFFERS']);
});

test('words count alike in both languages, signs do not', () => {
  expect(countIn('words', '光纤 sensing，2026 年 — “none”')).toBe(6);
});

test.each([
  ['itec:attachments.plan', 'application/pdf', 50, undefined],
  ['itec:attachments.video', 'video/mp4', 100, 60],
  ['itec:attachments.officePhotos', 'image/jpeg', 10, undefined],
  ['itec:attachments.demo', 'image/png', 10, undefined],
] as const)('%s takes %s up to %i MB', (purpose, type, max, seconds) => {
  const rule = findPurpose(purpose, () => form)!;
  expect(limitOf(rule, type)).toBe(max);
  expect(rule.maxSeconds).toBe(seconds);
});

test('the figures are named by the years of the edition', () => {
  expect(fieldAt(form, 'company.tax')?.label.CN).toBe('2025 年纳税额');
  expect(fieldAt(form, 'company.taxForecast')?.label.EN).toBe('Tax 2026 (forecast)');
});

test('every state of an entry can be reached, and every step names known ones', () => {
  expect(machineFaults(entryMachine, 'DRAFT')).toEqual([]);
});

test.each([form, visitForm, awardForm, claimForm])(
  'the cards of $name.CN hold fields of their section, each once',
  ({ sections }) => {
    for (const { key, fields, blocks = [] } of sections) {
      const grouped = blocks.flatMap((block) => block.fields);
      expect(new Set(grouped).size, key).toBe(grouped.length);
      expect(fields.map((field) => field.key)).toEqual(expect.arrayContaining(grouped));
      for (const { figures } of blocks)
        for (const row of figures?.rows ?? []) expect(row.fields.length, row.title.CN).toBe(figures?.columns.length);
    }
  },
);
