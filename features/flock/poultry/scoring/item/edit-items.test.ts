import { expect, test } from 'vitest';
import type { Step } from '#features/flock/poultry/scoring/scoring-session.ts';
import { readReport } from '#features/flock/shared/scoring/entries/read-documents.ts';
import type { Foot } from '#features/flock/shared/sections/fpd.ts';
import { abandonSection, editItem, passedOver, withScore } from './edit-items.ts';

/** A report after steps, as the device keeps them. */
function after(...make: ((report: ReturnType<typeof readReport>) => Step)[]) {
  const values = new Map<string, unknown>();
  for (const step of make)
    for (const { key, value } of step(readReport('report01', values)).entries)
      if (value === null) values.delete(key);
      else values.set(key, value);
  return readReport('report01', values);
}

const score = (no: number, field: 'colour' | 'texture', value: number) => (report: ReturnType<typeof readReport>) =>
  editItem(report, { section: 'intestinal', no }, (item) => withScore(item, field, value));

test('both halves of a dropping come to one item, and the section is open from the first tap', () => {
  const report = after(score(1, 'colour', 2), score(1, 'texture', 1));
  expect(report.intestinal).toHaveLength(1);
  expect(report.intestinal[0]).toMatchObject({ no: 1, colour: 2, texture: 1, place: 1, isSkipped: false });
  expect(report.sections.intestinal).toBe('open');
});

test('a complete section opens again only when something in it is half done', () => {
  const complete = () => ({ entries: [{ key: 'section:intestinal', value: 'complete' }] });
  const scored = [score(1, 'colour', 0), score(1, 'texture', 0), complete];
  expect(after(...scored, score(1, 'colour', 3)).sections.intestinal).toBe('complete');
  expect(after(...scored, score(2, 'colour', 3)).sections.intestinal).toBe('open');
});

test('the worse foot counts, whichever is scored first', () => {
  const foot = (side: 'left' | 'right', value: number) => (report: ReturnType<typeof readReport>) =>
    editItem(report, { section: 'fpd', no: 1 }, (item) => withScore(item, side, value));
  expect(after(foot('left', 3), foot('right', 1)).fpd[0]).toMatchObject({ left: 3, right: 1, score: 3 });
  expect(after(foot('left', 3), foot('right', 1), foot('left', 0)).fpd[0]).toMatchObject({
    left: 0,
    score: 1,
  } satisfies Partial<Foot>);
});

test('what was passed over counts again once it is scored', () => {
  const pass = (report: ReturnType<typeof readReport>) =>
    editItem(report, { section: 'intestinal', no: 1 }, passedOver);
  expect(after(score(1, 'colour', 2), pass).intestinal[0]).toMatchObject({ isSkipped: true, colour: 2 });
  expect(after(pass, score(1, 'colour', 2)).intestinal[0]).toMatchObject({ isSkipped: false, colour: 2 });
});

test('an abandoned section leaves no score and no photo behind, and is not 0', () => {
  const photo = (report: ReturnType<typeof readReport>) => ({
    entries: [
      {
        key: 'photo:photo0001',
        value: { of: `intestinal:${report.intestinal[0]!.id}`, name: 'a.jpg', size: 1, fileId: null },
      },
    ],
  });
  const report = after(score(1, 'colour', 2), photo, (each) => abandonSection(each, 'intestinal'));
  expect(report).toMatchObject({ intestinal: [], photos: [], sections: { intestinal: 'abandoned' } });
});
