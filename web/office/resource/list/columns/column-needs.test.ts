import { expect, test } from 'vitest';
import type { Resource } from '#core/resources/resource.ts';
import type { Text } from '#core/texts/text.ts';
import { company } from '#features/companies/resources/company.ts';
import type { OfficeWords } from '#web/office/texts.ts';
import { columnNeeds } from './column-needs.ts';

/** Ten pixels a letter, whatever the type. */
const measure = (text: string) => 10 * text.length;

function needsOf(resource: Resource, rows: readonly Record<string, unknown>[], language: keyof Text) {
  const reader = { t: (() => ', ') as unknown as OfficeWords, read: (text: Text) => text[language] };
  const nameOf = ({ title }: { title: Text }) => title[language];
  return columnNeeds({ resource, columns: resource.columns, rows, nameOf, reader, measure });
}

test('a column asks for its title, and for the longest of what its rows say in the language of the reader', () => {
  const state = company.columns.find(({ kind }) => kind === 'status')!;
  const [value, tag] = Object.entries(company.statuses!).find(([, { tone }]) => tone === 'waiting')!;
  const [chinese, english] = (['CN', 'EN'] as const).map(
    (language) => needsOf(company, [{ id: '1', [state.key]: value }], language).get(state.key)!,
  );
  expect(english!.head).toBe(10 * state.title.EN.length + 20 + (state.sortable ? 14 : 0));
  expect(english!.whole).toBe(Math.max(english!.head, 10 * tag!.label.EN.length + 14 + 20));
  expect(chinese!.whole).toBeLessThan(english!.whole);
});

test('no text is given more than the table can spare, and an empty list needs its titles alone', () => {
  const [name] = company.columns;
  expect(needsOf(company, [{ [name!.key]: '很'.repeat(200) }], 'CN').get(name!.key)!.whole).toBe(480);
  for (const { head, whole } of needsOf(company, [], 'EN').values()) expect(whole).toBe(head);
});
