import rows from '#data/dictionaries/housing.json' with { type: 'json' };
import { readRows } from './list.ts';

export const rentKind = readRows(rows.rentKind);
export const roomType = readRows(rows.roomType);
export const estate = readRows(rows.estate);
export const localHome = readRows(rows.localHome);
