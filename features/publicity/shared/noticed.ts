import { programmeHeads } from '#features/casework/programmes/heads.ts';

/** Programmes whose results are made public before they take effect; noticed.test.ts holds it to their definitions. */
const noticed: readonly string[] = ['talentapply', 'apartapply', 'housingSupportApply', 'ppapply'];

/** The same as choices of filters and forms. */
export const noticedOptions = programmeHeads
  .filter(({ code }) => noticed.includes(code))
  .map(({ code, short }) => ({ value: code, label: short }));
