import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from '#server/database/pg-tables.ts';
import { createdAt, id, instant, tenantId, updatedAt } from '#server/database/tables/columns.ts';

/** What somebody told the smart policy and agreed to have kept; gone when the consent is taken back. */
export const smartpolicyAnswers = pgTable(
  'smartpolicy_answers',
  {
    tenantId: tenantId(),
    accountId: text('account_id').notNull(),
    /** By fact, as in features/contents/shared/conditions/facts.ts. */
    answers: jsonb('answers').notNull(),
    consentAt: instant('consent_at').notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.accountId] })],
);

/** Who wants to be told: when a content changes, or when a new policy fits the kept answers. */
export const follows = pgTable(
  'follows',
  {
    id: id(),
    tenantId: tenantId(),
    accountId: text('account_id').notNull(),
    /** CONTENT, MATCH, or FIT: a scarce post that somebody says they fit. */
    kind: text('kind').notNull(),
    /** Id of the content; empty for MATCH. */
    contentId: text('content_id').notNull().default(''),
    /** CONTENT: the version told about last. */
    seenVersion: integer('seen_version').notNull().default(0),
    /** MATCH: ids of the contents that fitted when somebody was told last. */
    known: text('known').array().notNull().default([]),
    /** MATCH: what was published until then is dealt with. */
    checkedAt: instant('checked_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('follows_own').on(t.tenantId, t.accountId, t.kind, t.contentId),
    index('follows_content').on(t.tenantId, t.contentId),
  ],
);
