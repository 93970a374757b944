import rows from '#data/dictionaries/talent.json' with { type: 'json' };
import { readRows } from './list.ts';

export const talentClass = readRows(rows.talentClass);

/** Clauses of the recognition catalogue, each under its class. */
export const talentClause = readRows(rows.talentClause);

export const talentRoute = readRows(rows.talentRoute);

/** Types of the Phoenix Plan, and what is applied for under each. */
export const phoenixType = readRows(rows.phoenixType);

export const phoenixItem = readRows(rows.phoenixItem);

export const expertise = readRows(rows.expertise);

/** The tracks of industry that plans and competitions go by. */
export const industrialDomain = readRows(rows.industrialDomain);
