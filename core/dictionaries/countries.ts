import rows from '#data/dictionaries/countries.json' with { type: 'json' };
import { readRows } from './list.ts';

/** Nationalities and regions by ISO 3166 code. */
export const countries = readRows(rows.country);
