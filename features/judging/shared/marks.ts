import type { Field } from '#core/forms/field.ts';

/** A passage on which the score of a criterion rests. */
export interface ScoreMark {
  readonly id: string;
  /** The code of the criterion. */
  readonly about: string;
  /** The key of what the entrant stated, or the id of a paper. */
  readonly at: string;
  /** From 1; 0 in what the entrant stated, which has no pages. */
  readonly page: number;
  readonly quote: string;
}

/** Marks on one entry, and characters of a passage. */
export const markLimits = { count: 60, quote: 300 } as const;

/** The part of the draft that keeps them. */
export const marksField: Field = {
  kind: 'rows',
  key: 'marks',
  label: { CN: '依据', EN: 'Evidence' },
  item: { CN: '依据', EN: 'passage' },
  max: markLimits.count,
  summary: ['{about}', '{quote}'],
  fields: [
    { kind: 'text', key: 'about', label: { CN: '评分项', EN: 'Criterion' }, max: 40 },
    { kind: 'text', key: 'at', label: { CN: '出处', EN: 'Source' }, max: 80 },
    { kind: 'number', key: 'page', label: { CN: '页码', EN: 'Page' }, decimals: 0, min: 0, max: 9999 },
    {
      kind: 'long-text',
      key: 'quote',
      label: { CN: '原文', EN: 'Passage' },
      unit: 'characters',
      max: markLimits.quote,
    },
  ],
};

/** A passage as it is compared: line breaks and double spaces of a page or a selection tell nothing. */
export function plainPassage(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
