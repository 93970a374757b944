import { expect, test } from 'vitest';
import { CN } from '#core/texts/portal/CN.ts';
import { noticeKinds } from './filters.ts';

test('every kind that an editor can choose has its word on the portal', () => {
  expect(noticeKinds).toEqual(Object.keys(CN.notify.kind));
});
