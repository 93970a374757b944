import type { Text } from '#core/texts/text.ts';
import { programmeHeads } from '#features/casework/programmes/heads.ts';

/** Programmes as choices of filters and forms. */
export const programmeOptions = programmeHeads.map(({ code, short }) => ({ value: code, label: short }));

/** A programme with its year as lists call it. */
export function programmeName(code: string, year: number): Text {
  const { short } = programmeHeads.find((head) => head.code === code) ?? { short: { CN: code, EN: code } };
  return { CN: `${short.CN} ${year}`, EN: `${short.EN} ${year}` };
}
