import { expect, test } from 'vitest';
import type { Step } from '#features/flock/poultry/scoring/scoring-session.ts';
import { readReport } from '#features/flock/shared/scoring/entries/read-documents.ts';
import { reportEntriesOf } from '#features/flock/shared/scoring/entries/write-documents.ts';
import { photoOf } from '#features/flock/shared/scoring/photos.ts';
import type { Report } from '#features/flock/shared/scoring/report.ts';
import { droppings, testReport } from '#features/flock/shared/scoring/testing.ts';
import { addBalanced, addPhoto, removeBalanced, removePhotos } from './photo-steps.ts';

const of = 'intestinal:drop-000001';
const target = { section: 'intestinal', no: 1, field: 'colour' } as const;
const blob = new Blob(['picture']);

function after(report: Report, step: Step | null): Report {
  const values = new Map(reportEntriesOf(report).map(({ key, value }) => [key, value]));
  for (const { key, value } of step!.entries) {
    if (value === null) values.delete(key);
    else values.set(key, value);
  }
  return readReport(report.id, values);
}

const plain = testReport({ intestinal: droppings([[2, 1]]) });
const pictured = after(plain, addPhoto(plain, target, { name: 'dropping.jpg', blob }));
const balanced = after(pictured, addBalanced(pictured, target, { of, blob }));

test('a corrected photo is shown, and the one that was taken stays beside it', () => {
  const { shown, taken } = photoOf(balanced, of);
  expect(taken).toEqual(photoOf(pictured, of).taken);
  expect(shown).toMatchObject({ of, name: 'dropping.jpg', balanceOf: taken!.id });
  expect(balanced.photos).toHaveLength(2);
});

test('correcting again takes the place of the first correction, and going back leaves the photo', () => {
  const again = after(balanced, addBalanced(balanced, target, { of, blob }));
  expect(again.photos).toHaveLength(2);
  expect(photoOf(again, of).shown?.id).not.toBe(photoOf(balanced, of).shown?.id);
  const back = after(again, removeBalanced(again, target, of));
  expect(back.photos).toEqual(pictured.photos);
});

test('a new photo and taking it away leave no correction behind', () => {
  const anew = after(balanced, addPhoto(balanced, target, { name: 'second.jpg', blob }));
  expect(anew.photos.map(({ name }) => name)).toEqual(['second.jpg']);
  expect(after(balanced, removePhotos(balanced, target, of)).photos).toEqual([]);
});

test('without a photo there is nothing to correct', () => {
  expect(addBalanced(plain, target, { of, blob })).toBeNull();
});
