import { expect, test } from 'vitest';
import { CN } from '#core/texts/portal/CN.ts';
import { EN } from '#core/texts/portal/EN.ts';
import { module } from '#features/contents/shared/module.ts';
import { policyLevel } from '#features/contents/shared/polity-choices.ts';

// The home page has its own copies, so that the first load need not carry the definitions.
test.each([
  ['CN', CN],
  ['EN', EN],
] as const)('the home page calls sections and levels what the editor calls them (%s)', (locale, words) => {
  const named = (options: typeof module) =>
    Object.fromEntries(options.map(({ value, label }) => [value, label[locale]]));
  expect(words.home.modules).toEqual(named(module));
  expect(words.home.levels).toEqual(named(policyLevel));
});
