import rows from '#data/dictionaries/work.json' with { type: 'json' };
import { readRows } from './list.ts';

export const jobKind = readRows(rows.jobKind);
export const unitKind = readRows(rows.unitKind);

/** Sections of GB/T 4754. */
export const industry = readRows(rows.industry);
