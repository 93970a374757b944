import { expect, test } from 'vitest';
import { readerIn } from '#core/texts/words.ts';
import { checkEntry } from '#features/flock/shared/scoring/entries/entry-rules.ts';
import { reportEntriesOf } from '#features/flock/shared/scoring/entries/write-documents.ts';
import { testReport } from '#features/flock/shared/scoring/testing.ts';
import { EN } from '#features/flock/texts/report/EN.ts';
import { takenOver } from './take-over.ts';

const at = '2026-11-20T08:50:00.000Z';
const t = readerIn(EN, 'EN');

test('what was asked and answered elsewhere comes as comments that keep the rules, in the order of time', () => {
  const report = testReport({
    comments: [{ id: 'comment-0001', text: 'Water meter up.', at: '2026-11-20T09:00:00.000Z' }],
    questions: [
      { id: 'question-001', text: 'Open birds?', at, answer: 'x'.repeat(3999), answeredAt: '2026-11-20T11:00:00.000Z' },
      { id: 'question-002', text: 'And now?', at: '2026-11-20T10:00:00.000Z', answer: null, answeredAt: null },
    ],
  });
  const { comments, questions } = takenOver(report, t);
  expect(questions).toEqual([]);
  expect(comments.map(({ text }) => text.slice(0, 24))).toEqual(
    [
      'Question to the vet: Ope',
      'Water meter up.',
      'Question to the vet: And',
      'Answer: xxxxxxxxxxxxxxxx',
      'x'.repeat(24),
      'x'.repeat(7),
    ].map((text) => text.slice(0, 24)),
  );
  const entries = reportEntriesOf(takenOver(report, t));
  expect(entries.filter(({ key }) => /^(question|answer):/.test(key))).toEqual([]);
  for (const { key, value } of entries) expect(checkEntry('report', key, value)).toBe('ok');
});
