import { expect, test } from 'vitest';
import { portalPages } from '#features/pages.ts';
import { phonePages } from './use-phone-layout.ts';

test('each page that keeps the layout of the phone is a page', () => {
  const names: readonly (string | undefined)[] = Object.values(portalPages).map(({ name }) => name);
  expect(phonePages.filter((name) => !names.includes(name))).toEqual([]);
});
