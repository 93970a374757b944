import type { Text } from '#core/texts/text.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';

/** What a ready-made sentence is offered for. */
export const sentenceUses = [
  { value: 'CORRECTION', label: { CN: '补正', EN: 'Corrections' } },
  { value: 'REFUSAL', label: { CN: '不予通过', EN: 'Refusals' } },
] as const satisfies readonly { value: string; label: Text }[];

/** Stands for all programmes, in place of the code of one. */
export const everyProgramme = 'ALL';

/** One of the tenant's own, beside those of a programme. */
export interface Sentence {
  key: string;
  use: string;
  text: Text;
}

/** A programme whose desk has the tenant's sentences too, after its own. */
export function withSentences<P extends Pick<Programme, 'review'>>(programme: P, sentences: readonly Sentence[]): P {
  if (sentences.length === 0) return programme;
  const { checks, corrections, refusals } = programme.review;
  const of = (wanted: string) => sentences.filter(({ use }) => use === wanted).map(({ key, text }) => ({ key, text }));
  const review = {
    checks,
    corrections: [...corrections, ...of('CORRECTION')],
    refusals: [...refusals, ...of('REFUSAL')],
  };
  return { ...programme, review };
}
