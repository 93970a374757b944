import { programmeHeads } from '#features/casework/programmes/heads.ts';

/** Codes of the programmes that companies declare for their people in one sheet: those that an employer confirms. */
export const batchProgrammes: readonly string[] = programmeHeads
  .filter(({ employerConfirms }) => employerConfirms)
  .map(({ code }) => code);
