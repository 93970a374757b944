import rows from '#data/dictionaries/talent.json' with { type: 'json' };
import { readRows } from './list.ts';

export const talentClass = readRows(rows.talentClass);

/** Clauses of the recognition catalogue, each under its class. */
export const talentClause = readRows(rows.talentClause);

export const talentRoute = readRows(rows.talentRoute);
