import { expect, test } from 'vitest';
import { permissionCodes } from '#core/permissions.ts';
import { leavesOf } from '#core/resources/menu.ts';
import { menuGroups, visibleMenus } from './menus.ts';

const namesOf = (codes: readonly string[], hasRoute: (path: string) => boolean = () => true) =>
  visibleMenus(codes, hasRoute).flatMap(({ menus }) => menus.flatMap(leavesOf).map(({ name }) => name));

test('a menu shows to whoever holds one of its codes, and settings to everybody', () => {
  const always = namesOf([]);
  expect(always).toEqual(expect.arrayContaining(['SettingOrigin', 'SettingPlace', 'SettingPromote']));
  expect(always).not.toEqual(expect.arrayContaining(['Dashboard']));
  for (const group of menuGroups.flatMap(({ menus }) => menus))
    for (const menu of leavesOf(group))
      for (const code of menu.codes ?? [])
        expect(namesOf([code, ...(group.codes ?? [])]), `${menu.name} by ${code}`).toContain(menu.name);
});

test('who may order platform information has no menu of it, and whoever may not has', () => {
  expect(namesOf(['Mgr.PI'])).toContain('Platform');
  expect(namesOf(['Mgr.PI', 'Mgr.OrderPlatform'])).not.toContain('Platform');
});

test('a group without an entry that shows, or whose pages do not exist, is left out', () => {
  const groups = (codes: readonly string[]) => visibleMenus(codes, () => true).flatMap(({ menus }) => menus);
  expect(groups([]).find(({ name }) => name === 'Logs')).toBeUndefined();
  expect(groups(['Mgr.BusiLogPerm']).find(({ name }) => name === 'Logs')?.children).toHaveLength(1);
  expect(visibleMenus(permissionCodes, (path) => path === '/busilog').map(({ menus }) => menus.length)).toEqual([1]);
});
