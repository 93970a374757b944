import type { contents, publications } from './tables.ts';

type Content = typeof contents.$inferInsert;
type Publication = typeof publications.$inferInsert;

/** For tests: a published notice, or whatever `rest` makes of it; its facet and fact follow its category. */
export function aPublication(id: string, rest: Partial<Publication> & { publishedAt: Date }): Publication {
  const { category = 'NOTICE', type = 'notify', publishedAt } = rest;
  return {
    id,
    tenantId: 'tenant-a',
    type,
    category,
    facets: [`kind:${category}`],
    facts: { kind: category, programme: null },
    titleCN: `通知 ${id}`,
    titleEN: `Notice ${id}`,
    publisherCN: '人才局',
    publisherEN: 'Talent Bureau',
    bodyCN: '<p>正文</p>',
    bodyEN: '<p>Body</p>',
    datedAt: publishedAt,
    ...rest,
  };
}

/** For tests: the same as editors have it, which visitors must not read. */
export function aContent(id: string, rest: Partial<Content> & { state: string; values?: object }): Content {
  const titles = { titleCN: `通知 ${id}`, titleEN: `Notice ${id}` };
  const { type = 'notify' } = rest;
  return {
    id,
    tenantId: 'tenant-a',
    type,
    category: 'NOTICE',
    editedBy: 'editor',
    ...titles,
    ...rest,
    values: { ...titles, kind: 'NOTICE', bodyCN: `<p>${id}</p>`, bodyEN: `<p>${id}</p>`, ...rest.values },
  };
}
