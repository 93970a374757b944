import { expect, test } from 'vitest';
import { isWithin, navigation, openTabs } from './navigation.ts';

const names = (known: string[]) => openTabs(navigation, (path) => known.includes(path)).map((tab) => tab.name);

test('tabs follow the registered routes; a group appears with its first page', () => {
  expect(names(['/', '/notify'])).toEqual(['home', 'notify']);
  expect(names(['/', '/notify', '/phenixcoll/home'])).toEqual(['home', 'featured', 'notify']);
});

test('the order and wording of all tabs are those of the specification', () => {
  const all = openTabs(navigation, () => true);
  expect(all.map((tab) => tab.titleEN)).toEqual([
    'Home',
    'Talent Activities',
    'News Information',
    'Policy',
    'Featured Front',
    'Phoenix Plan',
    'Notify',
    'Smart Policy',
  ]);
  expect(all[4]?.children?.map((tab) => tab.titleEN)).toEqual([
    'ITEC',
    'Technology talent declaration',
    'Phoenix College',
  ]);
});

test('a tab is current on its own page and below, home only on itself', () => {
  const [home] = navigation;
  const notify = navigation.find((tab) => tab.name === 'notify')!;
  const featured = navigation.find((tab) => tab.name === 'featured')!;
  expect(isWithin(home!, '/notify')).toBe(false);
  expect(isWithin(notify, '/notify/42')).toBe(true);
  expect(isWithin(featured, '/phenixcoll/activity')).toBe(true);
});
