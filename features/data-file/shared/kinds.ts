/** Programmes whose finished applications can be filed, by the last part of the filing call. */
export const recordKinds = ['talentapply', 'apartapply', 'saapply', 'prapply'] as const;

export type RecordKind = (typeof recordKinds)[number];

/** How long a consent to reuse holds, in months, unless it is withdrawn. */
export const consentMonths = 12;

/** How many days before its end somebody is told of a document. */
export const warnedDays = 30;
