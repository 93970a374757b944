import { customType, integer, text, timestamp } from '#server/database/pg-tables.ts';

/** Column pieces shared by tables. Ids are random texts, instants are stored with zone. */
export const id = () => text('id').primaryKey();
export const tenantId = () => text('tenant_id').notNull();
export const rev = () => integer('rev').notNull().default(0);
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
export const createdAt = () => instant('created_at').notNull().defaultNow();
export const updatedAt = () => instant('updated_at').notNull().defaultNow();

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
