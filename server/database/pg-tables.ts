// The one door to what tables are declared with; why: sql.ts.
export * from 'drizzle-orm/pg-core';
