import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { dictionaries } from '#core/dictionaries/registry.ts';
import type { Field } from '#core/forms/field.ts';
import { CN } from '#core/texts/form/CN.ts';
import { programmes } from '#features/casework/programmes/registry.ts';
import { sampleOf } from '#features/casework/programmes/samples.ts';
import { talentApply } from '#features/casework/programmes/talent-apply.ts';
import { formOf } from '#features/casework/shared/programme-year.ts';
import { openOutbox } from '#web/kit/form/drafts/outbox.ts';
import { viewSections } from '#web/kit/form/form-state.ts';
import { rulesOf } from '#web/kit/form/help-column.tsx';
import { noteLastEdited, readLastEdited } from './last-edited.ts';
import { ownData } from './use-open-draft.ts';

const today = '2026-11-21';
const none = { locale: 'CN', checked: new Set<string>(), unlocked: null } as const;
const look = (data: Record<string, Record<string, unknown>>, typing?: string) =>
  viewSections(talentApply, { today, data, dictionaries }, { ...none, typing });
const done = (views: ReturnType<typeof look>) => views.filter(({ state }) => state === 'done').length;

test('a form that nobody touched has nothing done, one filled in whole has everything done', () => {
  expect(done(look({}))).toBe(0);
  expect(look({}).map(({ state }) => state)).not.toContain('bad');
  const whole = look(sampleOf(talentApply, today));
  expect(done(whole)).toBe(whole.length);
});

test('what may stay empty counts as done once the writer has gone on past it', () => {
  const sample = sampleOf(talentApply, today);
  const begun = look({ person: sample.person ?? {} });
  const title = (views: typeof begun) => views.find(({ section }) => section.key === 'title')?.state;
  expect([done(begun), title(begun)]).toEqual([1, 'empty']);
  const { title: _, ...others } = sample;
  const gone = look({ ...others, recognition: { ...sample.recognition, clause: 'D2' } });
  expect(title(gone)).toBe('done');
});

test('a draft of before the form changed is filled in as it began, a new one as it is now', () => {
  const first = { ...talentApply };
  const sections = first.sections.filter(({ key }) => key !== 'award');
  try {
    Object.assign(talentApply, { version: 2, earlier: [first], sections });
    const keys = (formVersion?: number) =>
      (formVersion === undefined ? talentApply : formOf(talentApply, { formVersion, yearSettings: {} })).sections
        .map(({ key }) => key)
        .includes('award');
    expect([keys(1), keys(2), keys()]).toEqual([true, false, false]);
  } finally {
    delete talentApply.earlier;
    Object.assign(talentApply, first);
  }
});

test('what is being typed is not wrong before it is left, and what is missing is not wrong before somebody asks', () => {
  const data = { person: { name: '沈知夏', nationality: 'CN', identity: { type: 'ID_CARD', number: '3501' } } };
  const person = (typing?: string) => look(data, typing).find(({ section }) => section.key === 'person');
  expect(person('person.identity')).toMatchObject({ state: 'part', wrong: 0 });
  expect(person()).toMatchObject({ state: 'bad', wrong: 1 });
});

test('what the account knows of its owner is filled in, and nothing of anybody else', () => {
  const account = { email: 'shen@example.com', area: null, phone: '13900000001' };
  expect(ownData(talentApply, account)).toEqual({
    contact: { email: 'shen@example.com', phone: { area: '+86', number: '13900000001' } },
  });
  expect(ownData(talentApply, { email: null, area: null, phone: null })).toEqual({});
});

test('every field of every programme has a word of help', () => {
  const words = (key: string) => key.split('.').reduce<unknown>((part, each) => (part as never)?.[each], CN) as string;
  const all = (fields: readonly Field[]): Field[] =>
    fields.flatMap((field) => [field, ...(field.kind === 'rows' ? all(field.fields) : [])]);
  const silent = programmes.flatMap(({ code, sections }) =>
    sections.flatMap(({ key, fields }) =>
      all(fields)
        .filter((field) => !field.help && !field.hint && !field.example && !field.derive)
        .filter((field) => rulesOf(field, 'CN', words as never).length === 0)
        .map((field) => `${code}.${key}.${field.key}`),
    ),
  );
  expect(silent).toEqual([]);
});

test('a draft opens where somebody typed last: the field on the same device, the section on any other', async () => {
  const outbox = await openOutbox();
  const writer = { outbox, user: 'u1', id: '7' };
  const copy = (key: string, savedAt: string | null) => ({ key, rev: savedAt ? 1 : 0, values: {}, savedAt });
  const saved = [
    copy('person', '2026-11-20T02:00:00.000Z'),
    copy('contact', '2026-11-20T03:00:00.000Z'),
    copy('employment', null),
  ];
  expect(await readLastEdited(writer, [])).toBeUndefined();
  expect(await readLastEdited(writer, saved)).toEqual({ section: 'contact', field: undefined });
  noteLastEdited(writer, { section: 'contact', field: 'degrees[r1].school' });
  await expect.poll(() => readLastEdited(writer, saved)).toEqual({ section: 'contact', field: 'degrees[r1].school' });
  const elsewhere = [...saved, copy('education', '2026-11-20T04:00:00.000Z')];
  expect(await readLastEdited(writer, elsewhere)).toEqual({ section: 'education', field: undefined });
});
