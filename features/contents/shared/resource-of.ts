import type { Field } from '#core/forms/field.ts';
import { defineResource, type Filter, type Resource } from '#core/resources/resource.ts';
import { keywordFilter, updatedColumn } from '#core/resources/usual-parts.ts';
import { type ContentType, contentProblems, fieldsOf, listHeadOf, menuOf } from './content.ts';
import { contentActionsOf, contentStatuses } from './editing.ts';

/** The back office's page of a type: its list, filters, form and steps. */
export function resourceOf(type: ContentType): Resource {
  const [first] = type.facets;
  const facet = type.facts.find(({ key }) => key === first)!;
  const menu = menuOf(type);
  return defineResource({
    code: type.code,
    ...listHeadOf(type),
    item: type.item,
    readers: type.office?.readers ?? [],
    add: `${menu}.edit`,
    edit: `${menu}.edit`,
    export: `${menu}.export`,
    bin: `${menu}.del`,
    objectType: 'content',
    draftable: true,
    editor: 'page',
    columns: [
      { key: 'title', title: { CN: '标题', EN: 'Title' }, kind: 'text', sortable: true, width: 320, fixed: 'left' },
      { key: 'status', title: { CN: '状态', EN: 'Status' }, kind: 'status', width: 130 },
      ...(type.office?.columns ?? []),
      { key: 'category', title: facet.label, kind: 'text', width: 130 },
      { key: 'stale', title: { CN: '译文', EN: 'Translation' }, kind: 'text', width: 120 },
      { key: 'publishAt', title: { CN: '发布时间', EN: 'Published' }, kind: 'date-time', sortable: true, width: 150 },
      { key: 'version', title: { CN: '版本', EN: 'Version' }, kind: 'number', width: 80 },
      { key: 'views', title: { CN: '阅读', EN: 'Views' }, kind: 'number', sortable: true, width: 90 },
      { key: 'editor', title: { CN: '最近编辑', EN: 'Last editor' }, kind: 'text', width: 120 },
      updatedColumn,
    ],
    filters: [
      keywordFilter({ CN: '标题', EN: 'Title' }),
      {
        key: 'status',
        label: { CN: '状态', EN: 'Status' },
        kind: 'multi',
        options: Object.entries(contentStatuses).map(([value, { label }]) => ({ value, label })),
      },
      ...categoryFilter(facet),
      ...(type.office?.filters ?? []),
      { key: 'updatedAt', label: { CN: '更新时间', EN: 'Updated' }, kind: 'date-range' },
    ],
    sort: { key: 'updatedAt', descending: true },
    statuses: contentStatuses,
    facts: ['status', 'category', 'publishAt', 'version', 'views', 'editor'],
    form: fieldsOf(type),
    check: (values) => contentProblems(type, values),
    related: [...(type.office?.related ?? []), { resource: 'brokenlink', filter: 'content' }],
    actions: [...contentActionsOf(menu), ...(type.office?.actions ?? [])],
    views: [
      {
        key: 'review',
        name: contentStatuses.REVIEW.label,
        query: 'f.status=REVIEW',
        permission: `${menu}.publish`,
      },
    ],
    empty: { CN: `还没有${type.item.CN}`, EN: `No ${type.item.EN} yet` },
  });
}

function categoryFilter(field: Field): Filter[] {
  if (field.kind !== 'choice' && field.kind !== 'multi-choice') return [];
  return [{ key: 'category', label: field.label, kind: 'choice', options: field.options }];
}
