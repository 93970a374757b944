import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, tenantId } from './columns.ts';

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
