import fc from 'fast-check';
import { expect, test } from 'vitest';
import { regions } from '../dictionaries/regions.ts';
import { dictionaries } from '../dictionaries/registry.ts';
import type { Field } from './field.ts';
import { creditCodeCheck, creditCodeFault } from './identifiers/credit-code.ts';
import { idCardCheck, idCardFault } from './identifiers/id-card.ts';
import { followNationality } from './kinds/certificate.ts';
import { displayField, kindOf, orderedRows, rowSummary } from './kinds.ts';
import { regionName } from './regions.ts';
import { countCharacters, countWords } from './text-values.ts';
import type { Values } from './values.ts';

const label = { CN: '项目', EN: 'item' };
const all = { ...dictionaries, region: regions };
const context = { today: '2026-11-20', data: {}, dictionaries: all, values: {} };

/** Keys of the problems of a value in its stored form. */
function keysOf(field: Field, typed: unknown, values: Values = {}): string[] {
  const definition = kindOf(field);
  const value = definition.normalise(field, typed);
  return definition.validate(field, value, { ...context, values }).map((problem) => `${problem.path}${problem.key}`);
}

const stored = (field: Field, typed: unknown) => kindOf(field).normalise(field, typed);

test('credit codes: the check character of GB 32100', () => {
  expect(creditCodeFault('91350100M000100Y43')).toBeUndefined();
  expect(creditCodeFault('91350100M000100Y4A')).toBe('CHECK');
  expect(creditCodeFault('91350100M000100Y4')).toBe('LENGTH');
  expect(creditCodeFault('91350100M000100I43')).toBe('LENGTH');
  const field: Field = { kind: 'credit-code', key: 'c', label };
  expect(stored(field, ' ９１350100m000100y43 ')).toBe('91350100M000100Y43');
  expect(keysOf(field, '91350100M000100Y4A')).toEqual(['CREDIT_CODE_CHECK']);
});

test('credit codes: one mistyped character is always noticed', () => {
  const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
  const letter = fc.constantFrom(...alphabet);
  const code = fc
    .tuple(fc.stringMatching(/^\d{6}$/), fc.array(letter, { minLength: 9, maxLength: 9 }))
    .map(([area, rest]) => `91${area}${rest.join('')}`);
  fc.assert(
    fc.property(code, fc.integer({ min: 0, max: 16 }), letter, (first17, at, other) => {
      fc.pre(first17[at] !== other);
      const whole = first17 + creditCodeCheck(first17);
      expect(creditCodeFault(whole)).toBeUndefined();
      expect(creditCodeFault(whole.slice(0, at) + other + whole.slice(at + 1))).toBeDefined();
    }),
  );
});

test('identity cards: the check digit of GB 11643, and one mistyped digit is always noticed', () => {
  expect(idCardFault('11010519491231002X')).toBeUndefined(); // the example in the standard
  expect(idCardFault('440524188001010014')).toBeUndefined();
  expect(idCardFault('110105194912310021')).toBe('CHECK');
  expect(idCardFault('11010519490231002X')).toBe('DATE');
  expect(idCardFault('11010519491231002')).toBe('LENGTH');
  fc.assert(
    fc.property(
      fc.stringMatching(/^\d{17}$/),
      fc.integer({ min: 0, max: 16 }),
      fc.integer({ min: 1, max: 9 }),
      (digits, at, add) => {
        const wrong = digits.slice(0, at) + ((Number(digits[at]) + add) % 10) + digits.slice(at + 1);
        expect(idCardCheck(wrong)).not.toBe(idCardCheck(digits));
      },
    ),
  );
});

test.each([
  ['ID_CARD', ' 11010519491231002x ', []],
  ['ID_CARD', '110105194912310021', ['ID_CARD_CHECK']],
  ['ID_CARD', '11010519490231002X', ['ID_CARD_DATE']],
  ['ID_CARD', '1101', ['ID_CARD_LENGTH']],
  ['ID_CARD', '11010519491231OO2X', ['ID_CARD_CHARACTERS']],
  ['PASSPORT', 'e1234 5678', []],
  ['PASSPORT', 'E12', ['CERTIFICATE_FORMAT']],
  ['HK_MACAO_PERMIT', 'H12345678', []],
  ['HK_MACAO_PERMIT', 'H1234567', ['CERTIFICATE_FORMAT']],
  ['TAIWAN_PERMIT', '12345678', []],
  ['TAIWAN_PERMIT', '123456789', ['CERTIFICATE_FORMAT']],
  ['HMT_RESIDENCE', `81000019900101001${idCardCheck('81000019900101001')}`, []],
  ['HMT_RESIDENCE', '11010519491231002X', ['CERTIFICATE_FORMAT']],
  ['FOREIGN_PR', 'ABC123456789012', []],
  ['FOREIGN_PR', 'AB123456789012', ['CERTIFICATE_FORMAT']],
  ['DRIVING_LICENCE', '123', ['CERTIFICATE_TYPE']],
])('certificate %s %s', (type, number, expected) => {
  const types = ['ID_CARD', 'PASSPORT', 'HK_MACAO_PERMIT', 'TAIWAN_PERMIT', 'HMT_RESIDENCE', 'FOREIGN_PR'];
  expect(keysOf({ kind: 'certificate', key: 'c', label, types }, { type, number })).toEqual(expected);
});

test('a document that the programme does not take is refused', () => {
  const field: Field = { kind: 'certificate', key: 'c', label, types: ['PASSPORT'] };
  expect(keysOf(field, { type: 'ID_CARD', number: '11010519491231002X' })).toEqual(['CERTIFICATE_TYPE']);
});

test('characters and words are counted as a Chinese reader counts them', () => {
  expect(countCharacters('人才👩‍🔬')).toBe(3);
  expect(countCharacters('e\u0301te\u0301 🇨🇳')).toBe(5);
  // A pile of marks hides nothing.
  expect(countCharacters(`a${'\u0301'.repeat(159)}`)).toBe(10);
  expect(countCharacters('𠮷野')).toBe(2);
  expect(countWords('梧桐人才')).toBe(4);
  expect(countWords('AI技术 in 2026, state-of-the-art')).toBe(6);
  expect(countWords('don’t stop')).toBe(2);
  expect(countWords('，。！ — …')).toBe(0);
});

test.each([
  [{ kind: 'text', key: 't', label, max: 3 }, '人才卡', '人才卡号', 'TOO_LONG'],
  [{ kind: 'text', key: 't', label, min: 2, max: 9 }, '梧桐', '梧', 'TOO_SHORT'],
  [{ kind: 'text', key: 't', label, max: 50, pattern: 'person-name' }, '阿依古丽•买买提', '张三2', 'FORMAT'],
  [{ kind: 'text', key: 't', label, max: 50, pattern: 'latin-name' }, "Anna O'Neill-Kern", '安娜', 'FORMAT'],
  [
    { kind: 'text', key: 't', label, max: 50, pattern: 'bank-account' },
    '6222 0212 3456'.replaceAll(' ', ''),
    '62220212345',
    'FORMAT',
  ],
  // A slip in one digit of a card is found in the form, not when the bank returns the money.
  [
    { kind: 'text', key: 't', label, max: 50, pattern: 'bank-account' },
    '6222020000000002022',
    '6222020000000002026',
    'FORMAT',
  ],
  [{ kind: 'long-text', key: 't', label, unit: 'words', max: 3 }, '人才 card', '人才 card is', 'TOO_MANY_WORDS'],
  [{ kind: 'long-text', key: 't', label, unit: 'words', min: 3, max: 9 }, '人才 card', 'talent card', 'TOO_FEW_WORDS'],
  [
    { kind: 'long-text', key: 't', label, unit: 'characters', max: 500 },
    '字'.repeat(500),
    '字'.repeat(501),
    'TOO_LONG',
  ],
  [
    { kind: 'long-text', key: 't', label, unit: 'characters', min: 20, max: 500 },
    '字'.repeat(20),
    '字'.repeat(19),
    'TOO_SHORT',
  ],
  [{ kind: 'number', key: 'n', label, decimals: 0, min: 1, max: 8 }, '８', 9, 'NUMBER_TOO_LARGE'],
  [{ kind: 'number', key: 'n', label, decimals: 0, min: 1, max: 8 }, 1, 0, 'NUMBER_TOO_SMALL'],
  [{ kind: 'number', key: 'n', label, decimals: 0 }, '1,200', 1.5, 'NOT_WHOLE'],
  [{ kind: 'number', key: 'n', label, decimals: 2 }, 0.25, 0.125, 'TOO_MANY_DECIMALS'],
  [{ kind: 'number', key: 'n', label, decimals: 2 }, '-3.5', '三', 'NOT_A_NUMBER'],
  [{ kind: 'money', key: 'm', label, unit: '万元' }, '48.55', 48.555, 'TOO_MANY_DECIMALS'],
  [{ kind: 'money', key: 'm', label, unit: '元', max: 100 }, 100, 100.01, 'NUMBER_TOO_LARGE'],
  [{ kind: 'money', key: 'm', label, unit: '元' }, 0, -0.01, 'NUMBER_TOO_SMALL'],
  [{ kind: 'choice', key: 'c', label, options: 'gender' }, 'MALE', 'OTHER', 'NOT_AN_OPTION'],
  [
    { kind: 'multi-choice', key: 'c', label, options: 'estate', max: 2 },
    ['QINGHE', 'BAIYU'],
    ['QINGHE', 'BAIYU', 'TINGLAN'],
    'TOO_MANY_CHOICES',
  ],
  [
    { kind: 'multi-choice', key: 'c', label, options: 'estate', min: 2 },
    ['QINGHE', 'BAIYU'],
    ['QINGHE'],
    'TOO_FEW_CHOICES',
  ],
  [{ kind: 'multi-choice', key: 'c', label, options: 'estate' }, ['QINGHE'], ['QINGHE', 'QINGHE'], 'DUPLICATE_CHOICE'],
  [{ kind: 'date', key: 'd', label, min: { days: 1 } }, '2026年11月21日', '2026-11-20', 'DATE_TOO_EARLY'],
  [{ kind: 'date', key: 'd', label, max: {} }, '2026/11/20', '2026-11-21', 'DATE_TOO_LATE'],
  [{ kind: 'date', key: 'd', label, max: { years: -16 } }, '2010-11-20', '2010-11-21', 'DATE_TOO_LATE'],
  [{ kind: 'date', key: 'd', label }, '2024-02-29', '2026-02-29', 'NOT_A_DATE'],
  [{ kind: 'date', key: 'd', label, openEnded: label }, 'open', '2026-11-31', 'NOT_A_DATE'],
  [{ kind: 'date', key: 'd', label }, '1999-01-01', 'open', 'NOT_A_DATE'],
  [{ kind: 'month', key: 'd', label, max: {} }, '2026.11', '2026-12', 'DATE_TOO_LATE'],
  [{ kind: 'month', key: 'd', label, min: '2012-06-15' }, '2012-06', '2012-05', 'DATE_TOO_EARLY'],
  [{ kind: 'month', key: 'd', label }, '2012年6月', '2012-13', 'NOT_A_MONTH'],
  [{ kind: 'region', key: 'r', label, depth: 'district' }, '350102', '350100', 'REGION_INCOMPLETE'],
  [{ kind: 'region', key: 'r', label, depth: 'district' }, '110101', '110000', 'REGION_INCOMPLETE'],
  [{ kind: 'region', key: 'r', label, depth: 'district' }, '441900', '441999', 'REGION_UNKNOWN'],
  [{ kind: 'region', key: 'r', label, depth: 'city' }, '350100', '350000', 'REGION_INCOMPLETE'],
  [{ kind: 'region', key: 'r', label, depth: 'district' }, '810000', '990000', 'REGION_UNKNOWN'],
  [
    { kind: 'phone', key: 'p', label },
    { area: '＋86', number: '139 0000 0001' },
    { area: '+86', number: '12900000001' },
    'PHONE_MOBILE',
  ],
  [
    { kind: 'phone', key: 'p', label },
    { area: '+49', number: '030-1234' },
    { area: '+49', number: '123' },
    'PHONE_OTHER',
  ],
  [
    { kind: 'phone', key: 'p', label },
    { area: '+852', number: '51234567' },
    { area: '852', number: '51234567' },
    'PHONE_AREA',
  ],
  [{ kind: 'email', key: 'e', label }, ' Li.Na@Example.COM', 'li.na@example', 'EMAIL'],
  [{ kind: 'email', key: 'e', label }, 'li.na@example.com ', 'li na@example.com', 'EMAIL'],
  [{ kind: 'email', key: 'e', label }, 'a+b@mail.example.com', 'a..b@example.com', 'EMAIL'],
  [
    { kind: 'consent', key: 'c', label, text: label, version: '2' },
    { agreed: true, version: '2' },
    { agreed: true, version: '1' },
    'CONSENT_OUTDATED',
  ],
] as [Field, unknown, unknown, string][])('%o takes %o and not %o', (field, right, wrong, key) => {
  expect(keysOf(field, right)).toEqual([]);
  expect(keysOf(field, wrong)).toEqual([key]);
  expect(kindOf(field).fits(field, right)).toBe(true);
  expect(kindOf(field).fits(field, wrong)).toBe(true);
});

test('files: type, size to the byte, number', () => {
  const field: Field = { kind: 'files', key: 'f', label, types: ['application/pdf'], maxMB: 10, max: 2 };
  const file = (id: string, size: number, type = 'application/pdf') => ({ id, name: `${id}.pdf`, size, type });
  const limit = 10 * 1024 * 1024;
  expect(keysOf(field, [file('a', limit), file('b', 1)])).toEqual([]);
  expect(keysOf(field, [file('a', limit + 1)])).toEqual(['[a]FILE_TOO_LARGE']);
  expect(keysOf(field, [file('a', 0)])).toEqual(['[a]FILE_EMPTY']);
  expect(keysOf(field, [file('a', 1, 'text/html')])).toEqual(['[a]FILE_TYPE']);
  expect(keysOf(field, [file('a', 1), file('b', 1), file('c', 1)])).toEqual(['TOO_MANY_FILES']);
  expect(keysOf({ ...field, max: undefined, min: 2 }, [file('a', 1)])).toEqual(['TOO_FEW_FILES']);
  expect(keysOf({ ...field, count: 1 }, [file('a', 1), file('b', 1)])).toEqual(['FILE_COUNT']);
  const { fits } = kindOf(field);
  expect(fits(field, [file('a', 1), file('a', 1)])).toBe(false);
  expect(fits(field, [{ ...file('a', 1), url: 'https://elsewhere' }])).toBe(false);
  expect(fits(field, [file('a', -1)])).toBe(false);
  expect(fits(field, ['a'])).toBe(false);
});

test('a signature is the name it should be', () => {
  const field: Field = { kind: 'signature', key: 's', label, sameAs: 'person.name' };
  const sign = (name: string, at = '2026-11-20T00:00:00Z') =>
    kindOf(field).validate(field, { name, at }, { ...context, data: { person: { name: '沈知夏' } } });
  expect(sign('沈知夏')).toEqual([]);
  expect(sign('沈知')[0]).toEqual({
    path: '',
    key: 'SIGNATURE_DIFFERS',
    params: { value: '沈知', expected: '沈知夏' },
  });
  expect(sign('沈知夏', 'yesterday')[0]?.key).toBe('SIGNATURE_REQUIRED');
});

const rows: Extract<Field, { kind: 'rows' }> = {
  kind: 'rows',
  key: 'jobs',
  label,
  item: label,
  min: 2,
  max: 3,
  summary: ['{employer}', '{from}'],
  newestFirst: 'from',
  fields: [
    { kind: 'text', key: 'employer', label, required: true, max: 5 },
    { kind: 'month', key: 'from', label },
    { kind: 'month', key: 'to', label: { CN: '结束时间', EN: 'until' }, openEnded: { CN: '至今', EN: 'present' } },
    { kind: 'text', key: 'why', label, required: true, max: 5, visible: { field: 'to', is: 'open' } },
    { kind: 'certificate', key: 'identity', label, types: ['ID_CARD'] },
    { kind: 'date', key: 'birth', label, derive: { rule: 'birth-from-certificate', from: 'identity' } },
  ],
  rules: [{ rule: 'after', field: 'to', other: 'from' }],
};

test('rows: number of rows, fields inside, conditions and rules within a row', () => {
  const row = (id: string, more: object = {}) => ({ id, employer: '甲', from: '2012-06', to: '2012-06', ...more });
  expect(keysOf(rows, [row('a'), row('b')])).toEqual([]);
  expect(keysOf(rows, [row('a')])).toEqual(['TOO_FEW_ROWS']);
  expect(
    keysOf(
      rows,
      ['a', 'b', 'c', 'd'].map((id) => row(id)),
    ),
  ).toEqual(['TOO_MANY_ROWS']);
  expect(keysOf(rows, [row('a'), row('b', { employer: '' })])).toEqual(['[b].employerREQUIRED']);
  expect(keysOf(rows, [row('a'), row('b', { to: '2012-05' })])).toEqual(['[b].toEARLIER_THAN']);
  expect(keysOf(rows, [row('a'), row('b', { to: 'open' })])).toEqual(['[b].whyREQUIRED']);
  expect(stored(rows, [row('a', { identity: { type: 'ID_CARD', number: '11010519491231002x' } })])).toEqual([
    row('a', { identity: { type: 'ID_CARD', number: '11010519491231002X' }, birth: '1949-12-31' }),
  ]);
});

test('rows: a draft needs ids of its own and known keys', () => {
  const { fits } = kindOf(rows);
  expect(fits(rows, [{ id: 'a' }, { id: 'b', to: 'nonsense' }])).toBe(true);
  expect(fits(rows, [{ id: 'a' }, { id: 'a' }])).toBe(false);
  expect(fits(rows, [{ employer: '甲' }])).toBe(false);
  expect(fits(rows, [{ id: 'a b' }])).toBe(false);
  expect(fits(rows, [{ id: 'a', salary: 1 }])).toBe(false);
  expect(fits(rows, [{ id: 'a', employer: 1 }])).toBe(false);
  expect(
    fits(
      rows,
      Array.from({ length: 201 }, (_, index) => ({ id: `r${index}` })),
    ),
  ).toBe(false);
});

test('rows read as one line each, newest first, without empty parts', () => {
  const list = [
    { id: 'a', employer: '甲', from: '2010-01' },
    { id: 'b', employer: '', from: '2015-01' },
  ];
  expect(orderedRows(rows, list).map((row) => row.id)).toEqual(['b', 'a']);
  expect(list.map((row) => rowSummary(rows, row, 'CN', all))).toEqual(['甲 · 2010-01', '2015-01']);
});

test('values read in both languages', () => {
  const read = (field: Field, value: unknown) => [
    displayField(field, value, 'CN', all),
    displayField(field, value, 'vi', all),
  ];
  expect(read({ kind: 'choice', key: 'c', label, options: 'gender' }, 'MALE')).toEqual(['男', 'Male']);
  expect(read({ kind: 'multi-choice', key: 'c', label, options: 'gender', ordered: true }, ['FEMALE', 'MALE'])).toEqual(
    ['1. 女；2. 男', '1. Female; 2. Male'],
  );
  expect(read({ kind: 'money', key: 'm', label, unit: '万元' }, 1234.5)).toEqual(['1,234.5 万元', 'CNY 12,345,000']);
  expect(read({ kind: 'region', key: 'r', label, depth: 'district' }, '350102')).toEqual([
    '福建省 福州市 鼓楼区',
    'Gulou District, Fuzhou, Fujian',
  ]);
  expect(read({ kind: 'month', key: 'm', label, openEnded: { CN: '至今', EN: 'Present' } }, 'open')).toEqual([
    '至今',
    'Present',
  ]);
  expect(read({ kind: 'phone', key: 'p', label }, { area: '+86', number: '13900000001' })[0]).toBe('+86 13900000001');
  expect(
    read({ kind: 'certificate', key: 'p', label, types: ['PASSPORT'] }, { type: 'PASSPORT', number: 'E1234567' }),
  ).toEqual(['护照 E1234567', 'Passport E1234567']);
  expect(regionName('999999', 'CN', all)).toBe('999999');
});

test('a date-time is the clock of Asia/Shanghai, however a browser writes it', () => {
  const field: Field = { kind: 'date-time', key: 'k', label };
  const context = { today: '2026-11-21', data: {}, dictionaries: {}, values: {} };
  const read = (value: string) => kindOf(field).normalise(field, value);
  expect([read('2026-11-25T14:00'), read(' 2026-11-25 14:00:00 '), read('soon')]).toEqual([
    '2026-11-25 14:00',
    '2026-11-25 14:00',
    'soon',
  ]);
  expect(kindOf(field).validate(field, '2026-11-25 14:00', context)).toEqual([]);
  for (const wrong of ['2026-02-30 14:00', '2026-11-25 24:00', '2026-11-25', 'soon'])
    expect(kindOf(field).validate(field, wrong, context), wrong).toMatchObject([{ key: 'NOT_A_DATE' }]);
});

const documentLabel = { CN: '证件', EN: 'Document' };
const withDocument = {
  fields: [
    {
      kind: 'certificate' as const,
      key: 'identity',
      label: documentLabel,
      types: ['ID_CARD', 'PASSPORT', 'TAIWAN_PERMIT'],
      nationality: 'nationality',
    },
  ],
};
const documentAfter = (value: string, typed = {}, path = 'nationality') =>
  followNationality(withDocument, typed, { path, value }).map((each) => each.value.type);

test('the document follows the nationality while it has no number, and only among what is accepted', () => {
  expect([documentAfter('CN'), documentAfter('DE'), documentAfter('TW'), documentAfter('HK')]).toEqual([
    ['ID_CARD'],
    ['PASSPORT'],
    ['TAIWAN_PERMIT'],
    [],
  ]);
  expect(documentAfter('DE', { identity: { type: 'ID_CARD', number: '' } })).toEqual(['PASSPORT']);
  expect(documentAfter('DE', { identity: { type: 'ID_CARD', number: '3599' } })).toEqual([]);
  expect(documentAfter('DE', {}, 'country')).toEqual([]);
});

test('what nobody sees fills nothing in: signs without width, fillers, spaces of any width', () => {
  const field: Field = { kind: 'text', key: 't', label, max: 10, required: true };
  for (const blank of ['\u200b', '\u200d\u200c', '\ufeff \u2060', '\u3000', '\u3164', '\u00ad', '\u2800', '\u202e'])
    expect(kindOf(field).isEmpty(field, blank), JSON.stringify(blank)).toBe(true);
  expect(kindOf(field).isEmpty(field, '👩‍🔬')).toBe(false);
});

test('9999-12-31 means no end where a field can have none', () => {
  const open: Field = { kind: 'date', key: 'd', label, openEnded: { CN: '长期', EN: 'No expiry' } };
  expect(kindOf(open).normalise(open, '9999.12.31')).toBe('open');
  const { openEnded: _, ...day } = open;
  expect(kindOf(day).normalise(day, '9999-12-31')).toBe('9999-12-31');
});
