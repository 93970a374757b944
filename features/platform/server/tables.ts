import type { Successor } from '#features/platform/shared/region-replacement.ts';
import { boolean, date, index, integer, jsonb, pgTable, text, uniqueIndex } from '#server/database/pg-tables.ts';
import { sql } from '#server/database/sql.ts';
import { createdAt, id, instant, rev, tenantId, updatedAt } from '#server/database/tables/columns.ts';

/** What a tenant said about itself at each revision, as the form had it. */
export const platformVersions = pgTable(
  'platform_versions',
  {
    id: id(),
    tenantId: tenantId(),
    rev: integer('rev').notNull(),
    values: jsonb('values').notNull(),
    savedBy: text('saved_by').notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('platform_versions_rev').on(t.tenantId, t.rev)],
);

/** What a tenant says of a region beyond what is shipped: whether it serves it, a note, and what took over from it. */
export const regionMarks = pgTable(
  'region_marks',
  {
    id: id(),
    tenantId: tenantId(),
    code: text('code').notNull(),
    isServed: boolean('is_served').notNull().default(false),
    note: text('note').notNull().default(''),
    /** Codes of those that have taken over from it. */
    replacedBy: text('replaced_by').array(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [uniqueIndex('region_marks_code').on(t.tenantId, t.code)],
);

/** Each time that others took over from a region, with what moved, so that it can be taken back. */
export const regionReplacements = pgTable(
  'region_replacements',
  {
    id: id(),
    tenantId: tenantId(),
    code: text('code').notNull(),
    into: jsonb('into').$type<Successor[]>().notNull(),
    /** Records, each with the code it was given. */
    moved: jsonb('moved').$type<{ use: string; id: string; title: string; to: string }[]>().notNull(),
    /** Members, each with the codes it was given. */
    members: jsonb('members').$type<{ id: string; codes: string[] }[]>().notNull(),
    /** Regions that are served since. */
    served: text('served').array().notNull(),
    /** Where records go whose addresses tell nothing. */
    chosen: jsonb('chosen').$type<{ use: string; id: string; to: string }[]>().notNull().default([]),
    /** PLANNED until its day, then DONE or FAILED; CANCELLED before it, UNDONE after it. */
    state: text('state').notNull().default('DONE'),
    /** The day on which it takes effect; null for one that did at once. */
    startsOn: date('starts_on', { mode: 'string' }),
    madeBy: text('made_by').notNull(),
    madeAt: instant('made_at').notNull(),
    /** When it took effect. */
    doneAt: instant('done_at'),
  },
  (t) => [
    index('region_replacements_code').on(t.tenantId, t.code, t.madeAt),
    index('region_replacements_done').on(t.tenantId, t.state, t.doneAt),
    uniqueIndex('region_replacements_planned').on(t.tenantId, t.code).where(sql`state = 'PLANNED'`),
    index('region_replacements_due').on(t.startsOn).where(sql`state = 'PLANNED'`),
  ],
);
