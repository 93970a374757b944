import type { RowField } from '#core/forms/field.ts';
import type { RowsField } from '#core/forms/kinds/rows.ts';
import type { KeptForm } from '#core/kept-drafts/kept-form.ts';
import type { Text } from '#core/texts/text.ts';

/** Everything that can be typed on the review desk about a case; what is about a path, a step or an item is a row of its own. */
export const caseForm: KeptForm = {
  code: 'case',
  name: { CN: '审核台上的填写', EN: 'Typed on the review desk' },
  sections: [
    about('corrections', { CN: '补正项', EN: 'Correction items' }, [
      { kind: 'text', key: 'reason', label: { CN: '原因', EN: 'Reason' }, max: 60 },
      { kind: 'long-text', key: 'note', label: { CN: '说明', EN: 'Note' }, unit: 'characters', max: 2000 },
      { kind: 'date', key: 'due', label: { CN: '期限', EN: 'Due' } },
    ]),
    {
      key: 'opinion',
      title: { CN: '审核意见', EN: 'Opinion' },
      fields: [
        { kind: 'long-text', key: 'text', label: { CN: '审核意见', EN: 'Opinion' }, unit: 'characters', max: 4000 },
      ],
    },
    about('decisions', { CN: '决定的理由', EN: 'Reasons of decisions' }, [reason()]),
    about('replies', { CN: '仍需补正的说明', EN: 'Notes on what is still needed' }, [reason()]),
    about('rulings', { CN: '对部门核查的判断', EN: 'Judgements of what departments found' }, [reason()]),
    about('duplicates', { CN: '查重结论的说明', EN: 'Notes on duplicates' }, [
      { kind: 'text', key: 'affects', label: { CN: '结论', EN: 'Conclusion' }, max: 10 },
      { kind: 'long-text', key: 'note', label: { CN: '说明', EN: 'Note' }, unit: 'characters', max: 500 },
    ]),
    about('reveals', { CN: '查看的理由', EN: 'Reasons for looking' }, [reason()]),
    {
      key: 'takeOver',
      title: { CN: '接管', EN: 'Taking over' },
      fields: [reason()],
    },
    {
      key: 'handOver',
      title: { CN: '转办', EN: 'Handing over' },
      fields: [{ kind: 'text', key: 'to', label: { CN: '转给', EN: 'To' }, max: 64 }, reason()],
    },
  ],
};

/** Sections of the desk that keep a row for each thing they are about, under `rows`. */
export type DeskRows = 'corrections' | 'decisions' | 'replies' | 'rulings' | 'duplicates' | 'reveals';

/**
 * The id of the row about a path, a step of the workflow or an item: the same on every device, so that two of them find
 * that they write about one thing.
 */
export function rowIdOf(subject: string): string {
  // cyrb53: 53 bits are plenty for the rows of one case.
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (const character of subject) {
    const code = character.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

/** Rows that each say what they are about, summed up by what was written. */
function about(key: DeskRows, title: Text, fields: readonly RowField[]) {
  const subject: RowField = { kind: 'text', key: 'about', label: { CN: '关于', EN: 'About' }, max: 200 };
  const summary = [fields.some((field) => field.key === 'note') ? '{note}' : '{reason}'];
  const rows: RowsField = {
    kind: 'rows',
    key: 'rows',
    label: title,
    item: title,
    max: 200,
    summary,
    fields: [subject, ...fields],
  };
  return { key, title, fields: [rows] };
}

function reason(): RowField {
  return { kind: 'long-text', key: 'reason', label: { CN: '理由', EN: 'Reason' }, unit: 'characters', max: 2000 };
}
