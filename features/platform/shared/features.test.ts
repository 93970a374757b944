import { expect, test } from 'vitest';
import { contracts } from '#features/calls.ts';
import { programmeSwitch } from '#features/casework/shared/programme-switch.ts';
import { contentTypes } from '#features/content-types.ts';
import { featureOfCall, features } from './features.ts';
import { isPageOff } from './pages-off.ts';

test('features name calls and types that there are, each call once', () => {
  const calls = features.flatMap((feature) => feature.calls);
  expect(calls.filter((path) => !contracts.some((contract) => contract.path === path))).toEqual([]);
  expect(new Set(calls).size).toBe(calls.length);
  const types = features.flatMap((feature) => feature.types ?? []);
  expect(types.filter((type) => !contentTypes.some(({ code }) => code === type))).toEqual([]);
  expect(featureOfCall('/web/activity/sign')?.key).toBe('activity');
  expect(featureOfCall('/web/notify')).toBeUndefined();
});

test.each([
  ['/activity', ['activity'], true],
  ['/Activity/42/', ['activity'], true],
  ['/activities', ['activity'], false],
  ['/itecpage/activity', ['activity'], true],
  ['/itecpage/home', ['activity'], false],
  ['/', ['activity', 'sites'], false],
  ['/serve/talentapply', [programmeSwitch('talentapply')], true],
  ['/serve/talentapply/add', [programmeSwitch('talentapply')], true],
  // What was begun goes on.
  ['/serve/talentapply/edit/a1', [programmeSwitch('talentapply')], false],
  ['/serve/apartapply', [programmeSwitch('talentapply')], false],
  ['/smartpolicy', ['gone'], false],
])('%s with %o switched off: %s', (path, off, isOff) => {
  expect(isPageOff(path, off)).toBe(isOff);
});
