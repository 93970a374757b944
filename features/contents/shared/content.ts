import { labelIn } from '#core/forms/bilingual.ts';
import type { Field } from '#core/forms/field.ts';
import type { FilesField } from '#core/forms/kinds/files.ts';
import { visibleText } from '#core/forms/kinds/rich-text.ts';
import type { CrossRule } from '#core/forms/rules.ts';
import type { Section } from '#core/forms/section.ts';
import type { Values } from '#core/forms/values.ts';
import type { PermissionCode } from '#core/permissions.ts';
import type { Column, Filter, Relation, RowAction } from '#core/resources/resource.ts';
import type { Problem } from '#core/texts/errors/problems.ts';
import type { Text } from '#core/texts/text.ts';
import { rulesProblems } from './conditions/examples.ts';

/** One type of content that editors write and visitors read, whole. */
export interface ContentType {
  /** Noun of the calls (/web/{code}, /mgr/{code}) and name in the database. */
  readonly code: string;
  readonly name: Text;
  readonly item: Text;
  /** Where visitors read it, without the id. */
  readonly path: string;
  /** Told once for both languages. */
  readonly facts: readonly Field[];
  /** Choices among the facts by which visitors filter; the first is counted on the list. */
  readonly facets: readonly string[];
  /** Values of the facet `level` by which visitors may sort, the highest first. */
  readonly levels?: readonly string[];
  /** Facts that visitors see; the others serve the editors. */
  readonly shown: readonly string[];
  /** Fact by which visitors may ask for one, as they do by id; no two published ones share it. */
  readonly named?: string;
  /** Whether a text of its own is needed, or the facts say all. */
  readonly body: 'required' | 'optional';
  /** Whether it carries a picture. */
  readonly cover: boolean;
  /** Whether its facts hold the conditions of the smart policy (core/matching): kept apart from what lists show. */
  readonly matched?: true;
  /** What holds between its facts. */
  readonly rules?: readonly CrossRule[];
  /** Where its back-office page differs from `/content/{code}` under Mgr.Content. */
  readonly office?: OfficePage;
}

/** The menus under whose codes contents are edited; each has the actions edit, publish, del and export. */
export type ContentMenu = 'Mgr.Content' | 'Mgr.Activity';

export interface OfficePage {
  readonly path: string;
  readonly menu: ContentMenu;
  /** Other menus from which it may be read. */
  readonly readers: readonly PermissionCode[];
  /** Shown after the title and the status, and by what else to filter. */
  readonly columns: readonly Column[];
  readonly filters: readonly Filter[];
  /** Steps of its own, after those of every content. */
  readonly actions: readonly RowAction[];
  /** What else belongs to one of it, before what belongs to every content. */
  readonly related: readonly Relation[];
}

/** The menu under whose codes a type is edited. */
export function menuOf(type: ContentType): ContentMenu {
  return type.office?.menu ?? 'Mgr.Content';
}

/** What the back office calls the list of a type, where it lies and who may read it. */
export function listHeadOf(type: ContentType) {
  return { name: type.name, path: type.office?.path ?? `/content/${type.code}`, permission: menuOf(type) };
}

/** Languages a content is written in; Chinese is the source. */
export const contentLocales = ['CN', 'EN'] as const;
export type ContentLocale = (typeof contentLocales)[number];

/** Checks a type when it is loaded; a mistake stops the start and names it. */
export function defineContent(type: ContentType): ContentType {
  const fail = (what: string): never => {
    throw new Error(`content ${type.code}: ${what}`);
  };
  const keys = fieldsOf(type).map(({ key }) => key);
  const twice = keys.find((key, at) => keys.indexOf(key) !== at);
  if (twice) fail(`field ${twice} stands twice`);
  for (const key of [...type.facets, ...type.shown])
    if (!type.facts.some((field) => field.key === key)) fail(`${key} is no fact of it`);
  for (const key of type.facets) if (!type.shown.includes(key)) fail(`facet ${key} is not shown`);
  if (type.named !== undefined && !type.shown.includes(type.named)) fail(`${type.named} is not shown`);
  if (type.levels && !type.facets.includes('level')) fail('has levels and no facet for them');
  if (type.facets.length === 0) fail('has no facet to count by');
  return type;
}

/** The editor's form: what is told once, then each language with the same fields, their keys ending in CN or EN. */
export function contentSections(type: ContentType): Section[] {
  return [
    { key: 'facts', title: { CN: '基本信息', EN: 'Facts' }, fields: [...type.facts, ...sharedFacts(type)] },
    ...contentLocales.map((locale) => ({
      key: locale,
      title: { CN: { CN: '中文', EN: 'Chinese' }, EN: { CN: '英文', EN: 'English' } }[locale],
      fields: textFields(type, locale),
    })),
  ];
}

/** All fields of the form in one list, where each says its language; keys are unique across its sections. */
export function fieldsOf(type: ContentType): Field[] {
  return contentSections(type).flatMap(({ key, fields }) => {
    const locale = contentLocales.find((each) => each === key);
    return locale ? fields.map((field) => ({ ...field, label: labelIn(field.label, locale) })) : fields;
  });
}

/** What the fields by themselves do not show, in a draft, too: conditions that decide an example case otherwise. */
export function contentProblems(type: ContentType, values: Values): Problem[] {
  return type.matched ? rulesProblems(values) : [];
}

/** Choices of a facet as filter values: `level:CITY`. A multi-choice gives one for each. */
export function facetsOf(type: ContentType, values: Values): string[] {
  return type.facets.flatMap((key) => {
    const value = values[key];
    const chosen = Array.isArray(value) ? value : [value];
    return chosen.filter((each) => typeof each === 'string' && each !== '').map((each) => `${key}:${each}`);
  });
}

/** What a search finds a content by, in one language. */
export function searchedText(values: Values, locale: ContentLocale): string {
  const text = (key: string) => String(values[`${key}${locale}`] ?? '');
  return [
    text('title'),
    text('issueNo'),
    text('summary'),
    text('publisher'),
    ...rowTexts(values, locale),
    visibleText(text('body')),
  ]
    .filter(Boolean)
    .join(' ');
}

/** What the rows among the facts say in a language. */
function rowTexts(values: Values, locale: ContentLocale): string[] {
  const rows = Object.values(values).flatMap((value) => (Array.isArray(value) ? value : []));
  return rows
    .filter((row): row is Values => typeof row === 'object' && row !== null)
    .flatMap((row) => Object.entries(row))
    .flatMap(([key, value]) => (key.endsWith(locale) && typeof value === 'string' ? [value] : []));
}

/** Titles and texts whose change makes the other language stale. */
export function textKeys(locale: ContentLocale): string[] {
  return ['title', 'summary', 'body'].map((key) => `${key}${locale}`);
}

function sharedFacts(type: ContentType): Field[] {
  const cover: FilesField = {
    key: 'cover',
    kind: 'files',
    label: { CN: '封面', EN: 'Cover' },
    hint: { CN: 'JPG、PNG 或 WebP，16:9，不超过 10 MB', EN: 'JPG, PNG or WebP, 16:9, up to 10 MB' },
    types: ['image/jpeg', 'image/png', 'image/webp'],
    purpose: 'content-image',
    maxMB: 10,
    max: 1,
  };
  const files: FilesField = {
    key: 'files',
    kind: 'files',
    label: { CN: '附件', EN: 'Files' },
    hint: { CN: 'PDF，每份不超过 50 MB', EN: 'PDF, up to 50 MB each' },
    types: ['application/pdf'],
    purpose: 'content-file',
    maxMB: 50,
    max: 20,
  };
  return [
    ...(type.cover ? [cover] : []),
    files,
    {
      key: 'top',
      kind: 'choice',
      label: { CN: '置顶', EN: 'Pinned' },
      options: 'yesNo',
      required: true,
      width: 'half',
    },
  ];
}

function textFields(type: ContentType, locale: ContentLocale): Field[] {
  return [
    { key: `title${locale}`, kind: 'text', label: { CN: '标题', EN: 'Title' }, max: 200, required: true },
    { key: `publisher${locale}`, kind: 'text', label: { CN: '来源', EN: 'Publisher' }, max: 120, required: true },
    {
      key: `summary${locale}`,
      kind: 'long-text',
      label: { CN: '摘要', EN: 'Summary' },
      unit: 'characters',
      max: 400,
      required: true,
    },
    {
      key: `body${locale}`,
      kind: 'rich-text',
      label: { CN: '正文', EN: 'Text' },
      max: 60_000,
      required: type.body === 'required',
    },
    {
      key: `seoTitle${locale}`,
      kind: 'text',
      label: { CN: '网页标题', EN: 'Page title' },
      hint: {
        CN: '留空则用标题，搜索引擎显示前 60 字',
        EN: 'The title when left empty; search engines show about 60 characters',
      },
      max: 120,
    },
  ];
}
