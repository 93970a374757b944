import rows from '#data/dictionaries/person.json' with { type: 'json' };
import { readRows } from './list.ts';

export const yesNo = readRows(rows.yesNo);
export const gender = readRows(rows.gender);
export const idType = readRows(rows.idType);
export const politics = readRows(rows.politics);
export const marital = readRows(rows.marital);
export const relation = readRows(rows.relation);
export const phoneArea = readRows(rows.phoneArea);

/** The 56 peoples by their number in GB/T 3304. */
export const ethnicity = readRows(rows.ethnicity);
