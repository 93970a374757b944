import { expect, test } from 'vitest';
import { type NavigationTab, navigation, seniorTabs } from './navigation.ts';

const pathsOf = (tabs: readonly NavigationTab[]): string[] =>
  tabs.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsOf(children)]);

test('the header of the senior mode has five tabs, and leads everywhere the other one does', () => {
  const tabs = seniorTabs(navigation);
  expect(tabs.map(({ titleEN }) => titleEN)).toEqual(['Home', 'Policy', 'Notify', 'Smart Policy', 'More']);
  expect(pathsOf(tabs).toSorted()).toEqual(pathsOf(navigation).toSorted());
});

test('where nothing else is switched on there is no "more"', () => {
  expect(seniorTabs(navigation.filter(({ name }) => name === 'home')).map(({ name }) => name)).toEqual(['home']);
});
