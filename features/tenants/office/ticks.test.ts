import { expect, test } from 'vitest';
import { menuCodeOf, permissionCodes, permissions } from '#core/permissions.ts';
import { codeChanges, type RightsNode, toggleCode, toggleGroup } from './ticks.ts';

const nodes: RightsNode[] = permissionCodes.map((code) => ({
  code,
  name: permissions[code].name,
  parent: menuCodeOf(code) === code ? null : menuCodeOf(code),
}));

test('ticking an action ticks its menu and nothing else', () => {
  expect([...toggleCode(nodes, new Set(), 'Mgr.Apply.assign')].sort()).toEqual(['Mgr.Apply', 'Mgr.Apply.assign']);
});

test('unticking a menu takes its actions, not those of others', () => {
  const held = new Set(['Mgr.Apply', 'Mgr.Apply.audit', 'Mgr.Role', 'Mgr.Role.edit']);
  expect([...toggleCode(nodes, held, 'Mgr.Apply')]).toEqual(['Mgr.Role', 'Mgr.Role.edit']);
});

test('unticking an action leaves its menu: reading stays', () => {
  expect([...toggleCode(nodes, new Set(['Mgr.Role', 'Mgr.Role.edit']), 'Mgr.Role.edit')]).toEqual(['Mgr.Role']);
});

test('a group gives only what may be given', () => {
  const group = ['Mgr.Role', 'Mgr.Role.edit', 'Mgr.Role.del'];
  const ticked = toggleGroup(group, new Set(['Mgr.Dict']), (code) => code !== 'Mgr.Role.del');
  expect([...ticked]).toEqual(['Mgr.Dict', 'Mgr.Role', 'Mgr.Role.edit']);
  expect([...toggleGroup(group, ticked, (code) => code !== 'Mgr.Role.del')]).toEqual(['Mgr.Dict']);
});

test('the preview names each change once, in the order of the tree', () => {
  const { added, removed } = codeChanges(nodes, new Set(['Mgr.Role', 'Mgr.Dict']), new Set(['Mgr.Dict', 'Mgr.Apply']));
  expect({ added, removed }).toEqual({ added: ['Mgr.Apply'], removed: ['Mgr.Role'] });
});
