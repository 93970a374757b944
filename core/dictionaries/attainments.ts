import rows from '#data/dictionaries/attainments.json' with { type: 'json' };
import { readRows } from './list.ts';

/** From highest to lowest. */
export const educationLevel = readRows(rows.educationLevel);

export const degree = readRows(rows.degree);
export const studyMode = readRows(rows.studyMode);
export const titleLevel = readRows(rows.titleLevel);
export const awardKind = readRows(rows.awardKind);
export const awardLevel = readRows(rows.awardLevel);

/** Suggestions; other honours are typed freely. */
export const honour = readRows(rows.honour);
