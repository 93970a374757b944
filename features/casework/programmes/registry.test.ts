import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { regions } from '#core/dictionaries/regions.ts';
import { dictionaries } from '#core/dictionaries/registry.ts';
import type { Field } from '#core/forms/field.ts';
import { filesIn, mapFiles } from '#core/forms/files-in.ts';
import { displayField, kindOf } from '#core/forms/kinds.ts';
import { fieldAt, getPath } from '#core/forms/paths.ts';
import {
  emptySection,
  isFieldRequired,
  normaliseSection,
  sectionState,
  validateApplication,
  validateDraft,
  validateSection,
  visibleFields,
  visibleSections,
  warnSection,
  withoutHidden,
} from '#core/forms/section.ts';
import type { Data } from '#core/forms/values.ts';
import { problemText } from '#core/texts/errors/problems.ts';
import { locales } from '#core/texts/text.ts';
import { isIn } from '#core/workflow/states.ts';
import { scoredProgrammes } from '#features/casework/resources/year-fields.ts';
import { programmeFaults } from './faults.ts';
import type { Programme } from './programme.ts';
import { findProgramme, getProgramme, programmes } from './registry.ts';
import { sampleOf } from './samples.ts';

const today = '2026-11-20';
const context = { today, dictionaries: { ...dictionaries, region: regions } };
const emptyOf = (programme: Programme): Data =>
  Object.fromEntries(programme.sections.map((section) => [section.key, emptySection(section)]));

test('the folder and the registry hold the same programmes', async () => {
  const parts = [
    'define-programme',
    'faults',
    'flows',
    'heads',
    'instalments',
    'programme',
    'registry',
    'sample-texts',
    'sample-values',
    'samples',
  ];
  const files = readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => name.slice(0, -3))
    .filter((name) => !parts.includes(name));
  const exported = await Promise.all(
    files.map(async (name) =>
      Object.values(await import(/* @vite-ignore */ new URL(`${name}.ts`, import.meta.url).href)),
    ),
  );
  expect(new Set(exported.flat())).toEqual(new Set(programmes));
  expect(exported.flat()).toHaveLength(programmes.length);
});

test('codes and prefixes are unique, and codes find their programme', () => {
  expect(new Set(programmes.map((programme) => programme.code)).size).toBe(programmes.length);
  expect(new Set(programmes.map((programme) => programme.prefix)).size).toBe(programmes.length);
  for (const programme of programmes) expect(getProgramme(programme.code)).toBe(programme);
  expect(findProgramme('nothing')).toBeUndefined();
  expect(() => getProgramme('nothing')).toThrow(RangeError);
});

test.each(programmes)('$code says enough about itself', (programme) => {
  expect(programme.conditions.length).toBeGreaterThanOrEqual(3);
  expect(programme.faq.length).toBeGreaterThanOrEqual(2);
  expect(programme.stages[0]?.states).toContain('DRAFT');
  expect(programme.materials.filter(({ checks }) => checks.length === 0 || checks.length > 3)).toEqual([]);
  // What has to be written anew comes with a blank; originals do not.
  expect(programme.materials.some(({ template }) => template !== undefined)).toBe(true);
  const staged = programme.stages.flatMap((stage) => stage.states);
  expect(programme.path.filter((state) => !staged.includes(state) && !isIn('ended', state))).toEqual([]);
});

test.each(programmes)('$code: no English wording is a copy of the Chinese', (programme) => {
  const copies: string[] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('CN' in node && 'EN' in node) {
      const { CN, EN } = node as { CN: string; EN: string };
      if (/\p{Script=Han}/u.test(EN) || (CN === EN && /\p{L}/u.test(CN) && !/^[\x20-\x7e]+$/.test(CN))) copies.push(EN);
      return;
    }
    Object.values(node).forEach(walk);
  };
  walk(programme);
  expect(copies).toEqual([]);
});

test.each(programmes)(
  '$code: an empty draft may be saved, and submitting it names every required field',
  (programme) => {
    const empty = emptyOf(programme);
    expect(validateDraft(programme, empty)).toEqual([]);
    expect(validateDraft(programme, {})).toEqual([]);
    const named = validateApplication(programme, empty, context).map((problem) => problem.path);
    const required = visibleSections(programme, empty).flatMap((section) => {
      const values = empty[section.key]!;
      const inner = { ...context, data: empty };
      return visibleFields(section, values, inner)
        .filter((field) => isFieldRequired(section, field, values, inner))
        .map((field) => `${section.key}.${field.key}`);
    });
    expect(required.length).toBeGreaterThan(20);
    expect(named).toEqual(required);
  },
);

test.each(programmes)('$code: the sample passes, in its stored form, on any day', (programme) => {
  for (const day of ['2026-01-31', today, '2028-02-29', '2031-08-30']) {
    const sample = sampleOf(programme, day);
    expect(validateApplication(programme, sample, { ...context, today: day })).toEqual([]);
  }
  const sample = sampleOf(programme, today);
  for (const section of visibleSections(programme, sample)) {
    expect(normaliseSection(section, sample[section.key]!)).toEqual(sample[section.key]);
    const inner = { ...context, data: sample };
    expect(warnSection(section, sample[section.key]!, inner)).toEqual([]);
    expect(['done', 'empty']).toContain(sectionState(section, sample[section.key]!, inner).state);
  }
  expect(withoutHidden(programme, sample, context)).toEqual(sample);
});

test.each(programmes)('$code: taking away any required value of the sample is noticed at its own path', (programme) => {
  const sample = sampleOf(programme, today);
  const inner = { ...context, data: sample };
  for (const section of visibleSections(programme, sample)) {
    for (const field of visibleFields(section, sample[section.key]!, inner)) {
      if (!isFieldRequired(section, field, sample[section.key]!, inner)) continue;
      const without = { ...sample, [section.key]: { ...sample[section.key], [field.key]: null } };
      const paths = validateApplication(programme, without, context).map((problem) => problem.path);
      expect(paths, `${section.key}.${field.key}`).toContain(`${section.key}.${field.key}`);
    }
  }
});

test.each(programmes)(
  '$code: every problem of an empty or wrong application reads well in every language',
  (programme) => {
    const wrong = wreck(programme);
    expect(validateDraft(programme, wrong)).toEqual([]);
    const problems = [
      ...validateApplication(programme, emptyOf(programme), context),
      ...validateApplication(programme, wrong, context),
    ];
    expect(problems.length).toBeGreaterThan(30);
    for (const problem of problems) {
      const field = fieldAt(programme, problem.path);
      expect(field, problem.path).toBeDefined();
      for (const locale of locales) {
        const text = problemText(problem, field, locale);
        expect(text).not.toMatch(/\{|\}|undefined|（）|\(\)/);
        expect(text).toContain(locale === 'CN' ? field!.label.CN : field!.label.EN);
        if (locale !== 'CN')
          expect(text.replaceAll(JSON.stringify(getPath(wrong, problem.path)) ?? '', '')).not.toMatch(/，|。/);
      }
    }
  },
);

test.each(programmes)('$code: every value of the sample can be read', (programme) => {
  const sample = sampleOf(programme, today);
  for (const section of programme.sections) {
    for (const field of section.fields) {
      const value = sample[section.key]?.[field.key];
      if (value === undefined || (Array.isArray(value) && value.length === 0)) continue;
      for (const locale of locales) {
        expect(displayField(field, value, locale, context.dictionaries), field.key).not.toBe('');
      }
    }
  }
});

test.each(programmes)('$code: files are found and replaced wherever they are', (programme) => {
  const sample = sampleOf(programme, today);
  const found = filesIn(programme, sample);
  const rowFiles = visibleSections(programme, sample).flatMap(({ key, fields }) =>
    fields.flatMap((field) =>
      field.kind === 'rows' &&
      field.required === true &&
      field.fields.some((each) => each.kind === 'files' && each.required)
        ? [`${key}.${field.key}[`]
        : [],
    ),
  );
  for (const start of rowFiles) expect(found.some(({ path }) => path.startsWith(start))).toBe(true);
  expect(JSON.stringify(sample).match(/"size"/g)).toHaveLength(found.length);
  const stored = mapFiles(programme, sample, (file, path) => ({ ...file, id: `stored-${path.length}-${file.id}` }));
  expect(filesIn(programme, stored).every(({ file }) => file.id.startsWith('stored-'))).toBe(true);
  expect(validateApplication(programme, stored, context)).toEqual([]);
});

test('a definition is refused by name of what is wrong', () => {
  const good = programmes[0]!;
  const withField = (field: Record<string, unknown>): Programme => ({
    ...good,
    sections: [
      ...good.sections,
      { key: 'extra', title: { CN: '补充', EN: 'Extra' }, fields: [field as unknown as Field] },
    ],
  });
  const label = { CN: '甲', EN: 'A' };
  expect(programmeFaults(good)).toEqual([]);
  expect(programmeFaults(withField({ kind: 'text', key: 'a', max: 5 }))).toContain('missing label at extra.a');
  expect(programmeFaults(withField({ kind: 'choice', key: 'a', label, options: 'nowhere' }))).toContain(
    'unknown dictionary nowhere at extra.a',
  );
  expect(
    programmeFaults(
      withField({ kind: 'text', key: 'a', label, max: 5, visible: { field: 'person.shoe', filled: true } }),
    ),
  ).toContain('unknown condition field person.shoe at extra.a');
  expect(
    programmeFaults(
      withField({
        kind: 'text',
        key: 'a',
        label,
        max: 5,
        required: { field: 'person.identity', part: 'colour', is: 'x' },
      }),
    ),
  ).toContain('unknown part colour of person.identity at extra.a');
  const twice = {
    ...good,
    sections: good.sections.map((section) => ({ ...section, fields: [...section.fields, section.fields[0]!] })),
  };
  const types = { field: 'extra.a', options: [{ value: 'A', label }], asCompany: ['B'] };
  expect(programmeFaults({ ...good, types })).toContain('unknown type B');
  expect(programmeFaults(twice)).toContain('duplicate field person.name');
  expect(programmeFaults({ ...good, sections: [...good.sections, good.sections[0]!] })).toContain(
    'duplicate section person',
  );
  const skipped = good.path.filter((key) => key !== 'UNIT_REVIEW');
  expect(programmeFaults({ ...good, path: skipped })).toContain('unreachable state UNIT_RETURNED');
  expect(programmeFaults({ ...good, path: good.path.filter((key) => key !== 'REVIEW') })).toContain(
    'path lacks state REVIEW',
  );
  expect(programmeFaults({ ...good, name: { CN: '名', EN: '' } })).toContain('missing wording at talentapply.name');
});

test('what a clause rests on becomes required', () => {
  const programme = getProgramme('talentapply');
  const sample = sampleOf(programme, today);
  const changed = { ...sample, recognition: { ...sample.recognition, class: 'C', clause: 'C1' } };
  expect(validateApplication(programme, changed, context)).toEqual([{ path: 'honour.honours', key: 'REQUIRED_ROWS' }]);
  const foreign = { ...sample, recognition: { ...sample.recognition, class: 'C' } };
  expect(validateApplication(programme, foreign, context)).toEqual([
    { path: 'recognition.clause', key: 'NOT_AN_OPTION', params: { value: 'D2' } },
  ]);
  const rehired = { ...sample, employment: { ...sample.employment, jobKind: 'REHIRED' } };
  expect(validateApplication(programme, rehired, context).map(({ path, key }) => [path, key])).toEqual([
    ['employment.jobKind', 'FORBIDDEN'],
  ]);
});

test('a talent apartment needs a contract of another year, a free city and at most two in a shared flat', () => {
  const programme = getProgramme('apartapply');
  const sample = sampleOf(programme, today);
  const keys = (part: Record<string, unknown>, section = 'housing') =>
    validateApplication(programme, { ...sample, [section]: { ...sample[section], ...part } }, context).map(
      ({ path, key }) => `${path} ${key}`,
    );
  expect(keys({ contractTo: '2027-11-20' }, 'employment')).toEqual([]);
  expect(keys({ contractTo: '2027-11-19' }, 'employment')).toEqual(['employment.contractTo DATE_TOO_EARLY']);
  expect(keys({ contractTo: 'open' }, 'employment')).toEqual([]);
  expect(keys({ localHome: 'YES' })).toEqual(['housing.localHome FORBIDDEN']);
  expect(keys({ rentKind: 'SHARED', people: 2 })).toEqual([]);
  expect(keys({ rentKind: 'SHARED', people: 3 })).toEqual(['housing.people NUMBER_TOO_LARGE']);
  expect(keys({ moveIn: '2026-11-20' })).toEqual(['housing.moveIn DATE_TOO_EARLY']);
  expect(keys({ moveIn: '2027-11-20' })).toEqual([]);
  expect(keys({ moveIn: '2027-11-21' })).toEqual(['housing.moveIn DATE_TOO_LATE']);
  expect(keys({ estates: ['WUTONG_LI', 'QINGHE', 'TINGLAN', 'YUNSHAN'] })).toEqual([
    'housing.estates TOO_MANY_CHOICES',
  ]);
});

test('a matter of residence is for Chinese or for foreign talent, and asks each for their own', () => {
  const programme = getProgramme('prapply');
  const sample = sampleOf(programme, today);
  const of = (type: string, nationality: string) => {
    const changed = {
      ...sample,
      residence: { ...sample.residence, type },
      person: { ...sample.person, nationality, nameEn: 'ANNA KELLER' },
    };
    return validateApplication(programme, changed, context).map(({ path, key }) => `${path} ${key}`);
  };
  expect(of('HOUSEHOLD', 'CN')).toEqual([]);
  expect(of('WORK_PERMIT', 'CN')).toContain('residence.type FORBIDDEN');
  expect(of('HOUSEHOLD', 'DE')).toContain('residence.type FORBIDDEN');
  const foreign = of('PERMANENT', 'DE');
  expect(foreign).not.toContain('residence.type FORBIDDEN');
  expect(foreign).toEqual(expect.arrayContaining(['stay.visa REQUIRED_CHOICE', 'stay.years REQUIRED_ROWS']));
  expect(foreign.filter((each) => each.startsWith('settling.'))).toEqual([]);
});

test('housing support asks for the lease or for the purchase, and for nothing of somebody with a home', () => {
  const programme = getProgramme('housingSupportApply');
  const sample = sampleOf(programme, today);
  const of = (support: Record<string, unknown>) =>
    validateApplication(programme, { ...sample, support: { ...sample.support, ...support } }, context).map(
      ({ path, key }) => `${path} ${key}`,
    );
  expect(of({})).toEqual([]);
  expect(of({ localHome: 'YES' })).toEqual(['support.localHome FORBIDDEN']);
  const purchase = of({ kind: 'PURCHASE', class: 'D' });
  expect(purchase).toEqual(expect.arrayContaining(['support.card REQUIRED', 'purchase.price REQUIRED']));
  expect(purchase.filter((each) => each.startsWith('lease.'))).toEqual([]);
  const other = { ...sample, bank: { ...sample.bank, holder: '何若溪' } };
  expect(validateApplication(programme, other, context).map(({ path }) => path)).toEqual(['bank.holder']);
});

test.each([
  // The month in which the lease begins or ends is within it, on whichever day that is.
  ['2026-08', { from: '2026-08-31', to: '2027-08-30' }, 40, []],
  ['2026-07', { from: '2026-08-01', to: '2027-08-30' }, 40, ['lease.since EARLIER_THAN']],
  ['2026-12', { from: '2026-08-31', to: '2026-12-01' }, 40, []],
  ['2027-01', { from: '2026-08-31', to: '2026-12-31' }, 40, ['lease.since LATER_THAN']],
  // Three months of insurance by November reach back to August.
  ['2026-08', { from: '2026-08-01', to: '2027-07-31' }, 3, []],
  ['2026-08', { from: '2026-08-01', to: '2027-07-31' }, 2, ['lease.since FURTHER_BACK']],
  ['2026-11', { from: '2026-08-01', to: '2027-07-31' }, 0, []],
  ['2026-10', { from: '2026-08-01', to: '2027-07-31' }, 0, ['lease.since FURTHER_BACK']],
  ['2025-12', { from: '2025-12-15', to: '2027-12-14' }, 11, []],
  ['2025-12', { from: '2025-12-15', to: '2027-12-14' }, 10, ['lease.since FURTHER_BACK']],
  ['2025-11', { from: '2025-12-15', to: '2027-12-14' }, 2, ['lease.since EARLIER_THAN', 'lease.since FURTHER_BACK']],
] as const)('住房支持自 %s 起，租期 %o，社保 %i 个月：%o', (since, lease, socialMonths, expected) => {
  const programme = getProgramme('housingSupportApply');
  const sample = sampleOf(programme, today);
  const told = {
    ...sample,
    lease: { ...sample.lease, ...lease, since },
    employment: { ...sample.employment, socialMonths },
  };
  const problems = validateApplication(programme, told, context);
  expect(problems.map(({ path, key }) => `${path} ${key}`)).toEqual(expected);
});

test('values of hidden fields neither count nor leave with the submission', () => {
  const programme = getProgramme('apartapply');
  const sample = sampleOf(programme, today);
  const flexible = { ...sample, employment: { ...sample.employment, jobKind: 'FLEXIBLE', contractTo: '1999-01-01' } };
  expect(validateApplication(programme, flexible, context)).toEqual([]);
  const left = withoutHidden(programme, flexible, context);
  expect(Object.keys(left.employment!)).toEqual(['jobKind', 'position', 'socialMonths']);
  expect(Object.keys(left.materials!)).toEqual(['identities', 'household', 'insurance']);
});

test('a passport must be valid for ninety days more, an identity card only tomorrow', () => {
  const programme = getProgramme('talentapply');
  const section = programme.sections[0]!;
  const sample = sampleOf(programme, today);
  const inner = { ...context, data: sample };
  const found = (part: Record<string, unknown>) =>
    validateSection(section, { ...sample.person, ...part }, inner).map(({ path, key }) => `${path} ${key}`);
  const passport = { type: 'PASSPORT', number: 'E12345678' };
  expect(found({ identityValidTo: '2026-11-21' })).toEqual([]);
  expect(found({ identityValidTo: '2026-11-20' })).toEqual(['identityValidTo DATE_TOO_EARLY']);
  expect(found({ identity: passport, identityValidTo: '2027-02-18' })).toEqual([]);
  expect(found({ identity: passport, identityValidTo: '2027-02-17' })).toEqual(['identityValidTo DATE_TOO_EARLY']);
});

/** Every value replaced by one that a draft may hold and a submission may not. */
function wreck(programme: Programme): Data {
  return Object.fromEntries(
    programme.sections.map((section) => [
      section.key,
      Object.fromEntries(section.fields.map((field) => [field.key, kindOf(field).wrong(field)])),
    ]),
  );
}

test('a year sets how many experts score a case where they do, and nowhere else', () => {
  expect(programmes.filter(({ experts }) => experts).map(({ code }) => code)).toEqual(scoredProgrammes);
});

test('what excludes each other is told to applicants, and of them to the desk', () => {
  const messages = programmes.flatMap(({ exclusions }) => exclusions.flatMap(({ message }) => message ?? []));
  expect(messages.length).toBeGreaterThan(0);
  for (const { portal, desk } of messages) {
    expect(portal.CN).toContain('您');
    expect(desk.CN).not.toMatch(/您|你/);
    expect(desk.EN).not.toMatch(/\byou(rs?)?\b/i);
    for (const { EN } of [portal, desk]) expect(EN).toMatch(/^[A-Z].*\.$/);
  }
});
