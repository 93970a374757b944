import type { Field } from '#core/forms/field.ts';
import type { KeptForm } from '#core/kept-drafts/kept-form.ts';
import type { Text } from '#core/texts/text.ts';

/** Characters that the reason of each score has at least and at most. */
export const reasonLength = { least: 20, most: 500 } as const;

/** Points and reason of one who scores by a scale, by the code of the criterion. */
export type ScoreSheet = Readonly<Record<string, { readonly score: number; readonly reason: string }>>;

/** The points alone. */
export function pointsOf(sheet: ScoreSheet): Record<string, number> {
  return Object.fromEntries(Object.entries(sheet).map(([code, { score }]) => [code, score]));
}

interface ScoreFormParts {
  readonly code: string;
  readonly name: Text;
  readonly opinion: Text;
  /** What else is typed about the whole. */
  readonly more?: readonly Field[];
}

/** What somebody types who scores by a scale, before it is handed in: a row a criterion, and a word about the whole. */
export function scoreFormOf({ code, name, opinion, more = [] }: ScoreFormParts): KeptForm {
  const fields = [...fieldsOf(opinion), ...more];
  return { code, name, sections: [{ key: 'sheet', title: { CN: '评分', EN: 'Scores' }, fields }] };
}

function fieldsOf(opinion: Text): Field[] {
  return [
    {
      kind: 'rows',
      key: 'rows',
      label: { CN: '评分', EN: 'Scores' },
      item: { CN: '评分项', EN: 'criterion' },
      max: 30,
      summary: ['{about}', '{score}'],
      fields: [
        { kind: 'text', key: 'about', label: { CN: '评分项', EN: 'Criterion' }, max: 40 },
        { kind: 'number', key: 'score', label: { CN: '得分', EN: 'Points' }, decimals: 2, min: -1000, max: 1000 },
        {
          kind: 'long-text',
          key: 'reason',
          label: { CN: '理由', EN: 'Reason' },
          unit: 'characters',
          max: reasonLength.most,
        },
      ],
    },
    { kind: 'long-text', key: 'opinion', label: opinion, unit: 'characters', max: 1000 },
  ];
}
