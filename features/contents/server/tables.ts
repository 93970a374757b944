import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from '#server/database/pg-tables.ts';
import { sql } from '#server/database/sql.ts';
import { createdAt, id, instant, rev, tenantId, updatedAt } from '#server/database/tables/columns.ts';

/** Words cut by the server; PostgreSQL only looks them up. */
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** What editors work on, one row a content, whatever its type; visitors never read it. */
export const contents = pgTable(
  'contents',
  {
    id: id(),
    tenantId: tenantId(),
    type: text('type').notNull(),
    state: text('state').notNull().default('DRAFT'),
    /** Values of the form, by field key, as they were last saved. */
    values: jsonb('values').notNull(),
    titleCN: text('title_cn').notNull(),
    titleEN: text('title_en').notNull(),
    /** First facet, for the list of the back office. */
    category: text('category').notNull().default(''),
    /** Count of changes to the texts of a language; the lower one is behind. */
    changesCN: integer('changes_cn').notNull().default(0),
    changesEN: integer('changes_en').notNull().default(0),
    /** The version visitors read; null when they read none. */
    version: integer('version'),
    /** When it appears, once approved; in the future it is scheduled. */
    publishAt: instant('publish_at'),
    /** Who saved last, who asked for review. */
    editedBy: text('edited_by').notNull(),
    submittedBy: text('submitted_by'),
    note: text('note'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: instant('deleted_at'),
    deletedBy: text('deleted_by'),
    rev: rev(),
  },
  (t) => [
    index('contents_list').on(t.tenantId, t.type, t.updatedAt.desc(), t.id.desc()),
    // By their beginning, for the search of the back office.
    index('contents_titled').on(t.tenantId, sql`title_cn collate "C"`),
    index('contents_titled_en').on(t.tenantId, sql`title_en collate "C"`),
    index('contents_review').on(t.tenantId, t.type).where(sql`state = 'REVIEW'`),
  ],
);

/** Every published version as it was, to look at and to restore. */
export const contentVersions = pgTable(
  'content_versions',
  {
    id: id(),
    tenantId: tenantId(),
    contentId: text('content_id').notNull(),
    version: integer('version').notNull(),
    values: jsonb('values').notNull(),
    publishedBy: text('published_by').notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('content_versions_number').on(t.tenantId, t.contentId, t.version)],
);

/** What visitors read: one row a published content, Chinese and English side by side; texts are stored sanitised. */
export const publications = pgTable(
  'publications',
  {
    /** That of the content. */
    id: id(),
    tenantId: tenantId(),
    type: text('type').notNull(),
    /** Value of the first facet, by which most visitors filter. */
    category: text('category').notNull(),
    /** Choices visitors filter by, as `level:CITY`; a trigger keeps `publication_facets` in step with them. */
    facets: text('facets').array().notNull().default([]),
    titleCN: text('title_cn').notNull(),
    titleEN: text('title_en').notNull(),
    summaryCN: text('summary_cn').notNull().default(''),
    summaryEN: text('summary_en').notNull().default(''),
    publisherCN: text('publisher_cn').notNull(),
    publisherEN: text('publisher_en').notNull(),
    bodyCN: text('body_cn').notNull(),
    bodyEN: text('body_en').notNull(),
    seoTitleCN: text('seo_title_cn').notNull().default(''),
    seoTitleEN: text('seo_title_en').notNull().default(''),
    /** Facts that visitors see, by key. */
    facts: jsonb('facts').notNull().default({}),
    /** Conditions by which the smart policy matches it (features/contents/shared/conditions/rules.ts); null for what it does not know. */
    matching: jsonb('matching'),
    /** Folded issue number, for types that have one. */
    number: text('number'),
    cover: jsonb('cover'),
    files: jsonb('files').notNull().default([]),
    top: boolean('top').notNull().default(false),
    /** The date it bears, by which lists are sorted and filtered: of publication, or of issue for a policy. */
    datedAt: instant('dated_at').notNull(),
    /** From when visitors may read it. */
    publishedAt: instant('published_at').notNull(),
    validTo: instant('valid_to'),
    words: tsvector('words').notNull().default(sql`''::tsvector`),
    /** Those of the titles, by which hits are ranked: short enough to stand in the row itself. */
    titleWords: tsvector('title_words').generatedAlwaysAs(sql`ts_filter(words, '{a}')`),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    // The public list: pinned and newest first, by keyset.
    index('publications_list').on(t.tenantId, t.type, t.top.desc(), t.datedAt.desc(), t.id.desc()),
    index('publications_category').on(t.tenantId, t.type, t.category, t.top.desc(), t.datedAt.desc(), t.id.desc()),
    // The newest of a type by the date they bear, pinned or not: feeds, sitemap, titles for slips of the pen.
    index('publications_newest').on(t.tenantId, t.type, t.datedAt.desc(), t.id.desc()),
    index('publications_matching').on(t.tenantId, t.datedAt.desc()).where(sql`matching is not null`),
    // Of use to find_publications only, see the first migration.
    index('publications_words').using('gin', t.words),
    index('publications_number').on(t.tenantId, t.type, t.number).where(sql`number is not null`),
  ],
);

/**
 * The choices of `publications.facets`, one row each, in the order of the lists. Row-level security lets a request use an
 * index only by operators that cannot leak (docs of CREATE POLICY): a GIN index over the array would never be used.
 */
export const publicationFacets = pgTable(
  'publication_facets',
  {
    publicationId: text('publication_id').notNull(),
    tenantId: tenantId(),
    type: text('type').notNull(),
    facet: text('facet').notNull(),
    top: boolean('top').notNull(),
    datedAt: instant('dated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.publicationId, t.facet] }),
    index('publication_facets_list').on(
      t.tenantId,
      t.type,
      t.facet,
      t.top.desc(),
      t.datedAt.desc(),
      t.publicationId.desc(),
    ),
    // The same from its other end, pinned or not: the oldest first.
    index('publication_facets_dated').on(t.tenantId, t.type, t.facet, t.datedAt.desc(), t.publicationId.desc()),
  ],
);

/** How often something was read, apart from the row that is read. */
export const contentViews = pgTable('content_views', {
  id: id(),
  tenantId: tenantId(),
  views: integer('views').notNull().default(0),
});

/** Links in what visitors read that lead nowhere, as the last look found them. */
export const brokenLinks = pgTable(
  'broken_links',
  {
    tenantId: tenantId(),
    publicationId: text('publication_id').notNull(),
    /** Language of the text it stands in. */
    locale: text('locale').notNull(),
    href: text('href').notNull(),
    /** Why it leads nowhere, see features/contents/shared/links.ts. */
    fault: text('fault').notNull(),
    foundAt: instant('found_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.publicationId, t.locale, t.href] }),
    index('broken_links_found').on(t.tenantId, t.foundAt.desc()),
  ],
);
