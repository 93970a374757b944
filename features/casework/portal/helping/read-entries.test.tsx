import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { dictionaries } from '#core/dictionaries/registry.ts';
import type { Whole } from '#features/casework/portal/application/programme.ts';
import { sampleOf } from '#features/casework/programmes/samples.ts';
import { talentApply } from '#features/casework/programmes/talent-apply.ts';
import { CN } from '#features/casework/texts/helping/CN.ts';
import { addWordings } from '#web/kit/i18n.ts';
import { marksOf, readUpTo, unreadEntries } from './entries.ts';
import { ReadEntries } from './read-entries.tsx';
import { useHelpingWords } from './words.ts';

beforeEach(() => addWordings('helping:', CN, 'CN'));

const data = sampleOf(talentApply, '2026-11-20');
const entry = (path: string, rev: number, isRead = false) => ({
  path,
  label: { CN: `栏目 ${path}`, EN: path },
  by: '苏婉清',
  at: '2026-11-20T02:00:00.000Z',
  rev,
  isRead,
});
const entries = [
  entry('contact.wechat', 2),
  entry('contact.address', 4),
  entry('education.degrees[gone]', 3),
  entry('employment.position', 2, true),
];
const whole = { helped: { isActive: true, entries } } as unknown as Whole;

test('what was not read yet is listed with its value, also what is empty or taken away', () => {
  const draw = (shown: Whole) =>
    renderToStaticMarkup(
      <ReadEntries
        programme={talentApply}
        whole={shown}
        means={{ data: { ...data, contact: { ...data.contact, wechat: '' } }, dictionaries, locale: 'CN' }}
        isRead={false}
        onRead={() => undefined}
        onGo={() => undefined}
      />,
    );
  const html = draw(whole);
  expect(html).toContain('请核对他人填写的内容（3 项）');
  expect(html).toContain(String(data.contact?.address));
  for (const said of ['（清空了这一项）', '（删除了这一条）', '由苏婉清填写', '以上 3 项我已逐项看过'])
    expect(html).toContain(said);
  expect(html).not.toContain('employment.position');
  expect(draw({ ...whole, helped: null })).toBe('');
});

test('a submission says up to which revision of each section they were shown', () => {
  expect(readUpTo(unreadEntries(whole))).toEqual({ contact: 4, education: 3 });
  expect(readUpTo(unreadEntries(undefined))).toEqual({});
});

test('a field is marked with who wrote it until the applicant types into it', () => {
  const paths = (mine: string[]) => marksOf(useHelpingWords(), whole, mine).map(({ path }) => path);
  expect(paths([])).toEqual(entries.map(({ path }) => path));
  expect(paths(['contact.wechat', 'education.degrees'])).toEqual(['contact.address', 'employment.position']);
});
