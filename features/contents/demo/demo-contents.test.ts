import { expect, test } from 'vitest';
import { visibleText } from '#core/forms/kinds/rich-text.ts';
import type { Values } from '#core/forms/values.ts';
import { programmes } from '#features/casework/programmes/registry.ts';
import { highlight } from '#features/contents/shared/highlight.ts';
import { policyField, policyLevel } from '#features/contents/shared/polity-choices.ts';
import { postBatch, postLevel, postType, shortageKind } from '#features/contents/shared/post-choices.ts';
import { serve } from '#features/contents/shared/serve.ts';
import { checkForm, formProblems } from './check-form.ts';
import { readContents } from './demo-contents.ts';
import { readDraft } from './read-drafts.ts';
import { NewsHead, type WrittenContent } from './write-content.ts';

const demoContents = readContents();
const storyBegins = Date.parse('2025-03-01T00:00:00+08:00');
const storyDay = Date.parse('2026-11-21T00:00:00+08:00');
/** The last day on which the story can take place; see `storyTime`. */
const storyEnds = Date.parse('2026-11-28T00:00:00+08:00');

const ofDistrict = (type: string) =>
  demoContents.filter((content) => content.type.code === type && content.tenant === 'yunting');
const counts = (list: readonly WrittenContent[], key: string) =>
  Object.fromEntries(
    [...Map.groupBy(list, ({ values }) => String(values[key]))].map(([value, group]) => [value, group.length]),
  );
const text = (values: Values, key: string) => String(values[key]);
const named = (values: Values) => text(values, 'titleCN');

test.each(demoContents.map((content) => [`${content.type.code} ${named(content.values)}`, content] as const))(
  '%s is whole',
  (_, { type, values }) => expect(formProblems(type, values)).toEqual([]),
);

test('what an editor could not publish is refused with its file and field', () => {
  const { type, values } = demoContents[0]!;
  const check = (changed: Values) => () => checkForm('news/a.md', type, { ...values, ...changed });
  expect(check({})).not.toThrow();
  expect(check({ titleEN: '' })).toThrow('data/demo/news/a.md: titleEN: REQUIRED');
  expect(check({ module: 'CITY' })).toThrow('data/demo/news/a.md: module: ');
  expect(check({ heading: 'One' })).toThrow('data/demo/news/a.md: heading: no field of highlight');
  expect(check({ bodyCN: '<p>一<script>1</script></p>' })).toThrow('data/demo/news/a.md: bodyCN: sanitised');
});

test('a head that is no head of its type, and Markdown that is no article, are refused with their file', () => {
  const head =
    'by: bureau\nmodule: HOME\nart: hall\nat: 2026-10-20 15:30\ntitle: { CN: 一, EN: One }\nsummary: { CN: 二, EN: Two }';
  const read =
    (top: string, text = '\n<!-- CN -->\n\n一\n\n<!-- EN -->\n\nOne\n') =>
    () =>
      readDraft('news/a.md', `---\n${top}\n---\n${text}`, NewsHead);
  expect(read(head)()).toMatchObject({ title: { CN: '一', EN: 'One' }, CN: '一', EN: 'One', files: [] });
  expect(read(head.replace('hall', 'barn'))).toThrow('data/demo/news/a.md: art: ');
  expect(read(head.replace(', EN: One', ''))).toThrow('data/demo/news/a.md: title: ');
  expect(read(`${head}\ncolour: red`)).toThrow('data/demo/news/a.md: colour: ');
  expect(read(head, '\n<!-- CN -->\n\n一\n')).toThrow('data/demo/news/a.md: has no <!-- CN -->');
  for (const text of ['# One', 'One\nTwo', '<b>One</b>', '- One\nTwo', '| One |\n| Two |'])
    expect(read(head, `\n<!-- CN -->\n\n一\n\n<!-- EN -->\n\n${text}\n`), text).toThrow('data/demo/news/a.md: EN: ');
});

test('there is as much of each type as the portal needs', () => {
  expect(
    Object.fromEntries(
      ['highlight', 'polity', 'post', 'serve', 'homepage'].map((type) => [type, ofDistrict(type).length]),
    ),
  ).toEqual({ highlight: 22, polity: 16, post: 60, serve: 11, homepage: 14 });
  expect(demoContents.some(({ tenant, type }) => tenant === 'fengqi' && type === highlight)).toBe(true);
});

test('enough policies and services can be matched, each with cases on both sides', () => {
  const matched = ['polity', 'serve'].map((type) =>
    ofDistrict(type).filter(({ values }) => Array.isArray(values.conditions) && values.conditions.length > 0),
  );
  expect(matched.map(({ length }) => length)).toEqual([12, 6]);
  for (const { values } of matched.flat()) {
    const expected = (values.examples as Values[]).map((each) => each.expected);
    expect([named(values), expected.includes('yes'), expected.includes('no')]).toEqual([named(values), true, true]);
  }
});

test('each says something of its own, in two languages', () => {
  for (const part of ['title', 'summary', 'body']) {
    // What a guide says may all stand in its rows.
    const some = part === 'body' ? demoContents.filter(({ type }) => type !== serve) : demoContents;
    const { length } = some;
    const all = some.flatMap(({ values }) => [text(values, `${part}CN`), text(values, `${part}EN`)]);
    expect(new Set(all).size, part).toBe(length * 2);
  }
  for (const { values } of demoContents) {
    expect(text(values, 'bodyCN'), named(values)).toMatch(/\p{Script=Han}|^$/u);
    const english = ['title', 'summary', 'publisher', 'body'].map((part) => text(values, `${part}EN`)).join(' ');
    expect(english, named(values)).not.toMatch(/[\p{Script=Han}，。；：（）]/u);
    expect(text(values, 'summaryCN').length, named(values)).toBeLessThanOrEqual(100);
  }
});

test('headings, lists and tables are the same in both languages', () => {
  const shape = (html: string) => html.match(/<(h2|p|ul|ol|li|table|tr|th|td)>/g);
  for (const { values } of demoContents)
    expect(shape(text(values, 'bodyEN')), named(values)).toEqual(shape(text(values, 'bodyCN')));
});

test('bodies are as long as their type asks', () => {
  const lengths = (type: string) =>
    demoContents
      .filter((content) => content.type.code === type)
      .map(
        ({ values }) => [named(values), [...visibleText(text(values, 'bodyCN')).replace(/\s/g, '')].length] as const,
      );
  const outside = (type: string, least: number, most: number) =>
    lengths(type).filter(([, length]) => length < least || length > most);
  expect(outside('highlight', 250, 600)).toEqual([]);
  expect(outside('post', 80, 200)).toEqual([]);
  for (const type of ['polity', 'homepage']) expect(outside(type, 250, 1200), type).toEqual([]);
});

test('all are out on the day of the story but two, which wait for their day', () => {
  const waiting = demoContents.filter(({ at }) => Date.parse(at) >= storyDay);
  expect(waiting.map(({ type }) => type.code)).toEqual(['highlight', 'highlight']);
  for (const { at } of waiting) expect(Date.parse(at)).toBeGreaterThan(storyEnds);
  for (const { at } of demoContents) expect(Date.parse(at), at).toBeGreaterThan(storyBegins);
  for (const { at } of demoContents) expect(at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00\+08:00$/);
});

test('news belong to every part of the portal and wear every drawing', () => {
  const news = ofDistrict('highlight');
  expect(counts(news, 'module')).toEqual({ HOME: 12, ITEC: 4, COLLEGE: 4, CBD: 2 });
  expect(Object.keys(counts(news, 'art'))).toHaveLength(6);
  expect(counts(news, 'top').YES).toBe(1);
});

test('policies cover every level, field and validity', () => {
  const policies = ofDistrict('polity');
  expect(counts(policies, 'validity')).toEqual({ EFFECTIVE: 12, REVISED: 2, EXPIRED: 1, REPEALED: 1 });
  expect(Object.keys(counts(policies, 'level')).sort()).toEqual(policyLevel.map(({ value }) => value).sort());
  const fields = policies.flatMap(({ values }) => values.field as string[]);
  expect([...new Set(fields)].sort()).toEqual(policyField.map(({ value }) => value).sort());
  const numbers = policies.map(({ values }) => text(values, 'issueNo'));
  expect(new Set(numbers).size).toBe(16);
  for (const number of numbers) expect(number).toMatch(/^\p{Script=Han}+〔20\d\d〕\d+号$/u);
  expect(policies.filter(({ values }) => (values.interpretation as unknown[]).length > 0).length).toBeGreaterThan(2);
  expect(Object.keys(counts(policies, 'programme')).sort()).toEqual(['apartapply', 'null', 'ppapply', 'talentapply']);
  for (const { values, at } of policies) {
    const [issued, from, to] = ['issuedOn', 'effectiveFrom', 'effectiveTo'].map((key) => values[key] as string | null);
    expect(issued! <= from! && (!to || from! < to), named(values)).toBe(true);
    expect(issued! <= at.slice(0, 10), named(values)).toBe(true);
    if (values.validity === 'EFFECTIVE') expect(!to || to > '2026-12-31', named(values)).toBe(true);
    else expect(to! < '2026-11-21', named(values)).toBe(true);
  }
});

test('a revised policy is named by the one that replaces it', () => {
  const policies = ofDistrict('polity');
  for (const { values } of policies.filter((policy) => policy.values.validity === 'REVISED'))
    expect(policies.filter((policy) => policy.values.replaces === values.issueNo)).toHaveLength(1);
});

test('scarce posts come in three batches, of every type, level and reason', () => {
  const posts = ofDistrict('post');
  for (const [key, options] of [
    ['batch', postBatch],
    ['type', postType],
    ['level', postLevel],
    ['shortage', shortageKind],
  ] as const)
    expect(Object.keys(counts(posts, key)).sort()).toEqual(options.map(({ value }) => value).sort());
  expect(Object.keys(counts(posts, 'industry')).length).toBeGreaterThan(10);
  for (const { values } of posts) {
    expect(Number(values.salaryFrom), named(values)).toBeLessThan(Number(values.salaryTo));
    expect(text(values, 'bodyCN').match(/<li>/g)?.length, named(values)).toBeGreaterThan(4);
  }
});

test('guides have addresses of their own, three are one-to-one, and every programme has its own', () => {
  const guides = ofDistrict('serve');
  expect(new Set(guides.map(({ values }) => values.slug)).size).toBe(11);
  expect(counts(guides, 'high')).toEqual({ YES: 3, NO: 8 });
  for (const { code } of programmes)
    expect(guides.filter(({ values }) => values.programme === code && values.slug === code)).toHaveLength(1);
});

test('guides say who can apply, how, and what is often asked, in both languages', () => {
  for (const { values } of demoContents.filter(({ type }) => type === serve)) {
    const rows = (key: string) => values[key] as Record<string, string>[];
    expect(rows('steps').length, named(values)).toBeGreaterThan(2);
    expect(rows('faq').length, named(values)).toBeGreaterThan(0);
    const all = ['requirements', 'materials', 'steps', 'faq'].flatMap(rows).flatMap((row) => Object.entries(row));
    for (const [key, said] of all) {
      if (key.endsWith('EN')) expect(said, named(values)).not.toMatch(/[\p{Script=Han}，。；：（）]/u);
      if (/^(text|question|answer)/.test(key)) expect(said, named(values)).not.toBe('');
    }
  }
});

test('each mini-site has its pages, in an order', () => {
  const pages = ofDistrict('homepage');
  const topics = (module: string) =>
    pages
      .filter(({ values }) => values.module === module)
      .sort((a, b) => Number(a.values.order) - Number(b.values.order))
      .map(({ values }) => values.topic);
  expect(topics('ITEC')).toEqual(['about', 'rules', 'awards', 'judges', 'contact']);
  expect(topics('COLLEGE')).toEqual(['about', 'services', 'contact']);
  expect(topics('CBD')).toEqual(['about', 'services', 'contact']);
  expect(topics('HOME')).toEqual(['plan', 'plan', 'about']);
});
