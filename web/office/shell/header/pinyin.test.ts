import { expect, test } from 'vitest';
import { menuGroups } from '#features/menus.ts';
import { pinyinInitials } from './pinyin.ts';

test('menu titles are found by their initials', () => {
  expect(pinyinInitials('审核任务')).toBe('shrw');
  expect(pinyinInitials('企业管理')).toBe('qygl');
  expect(pinyinInitials('租户权限')).toBe('zhqx');
  expect(pinyinInitials('日志 Log')).toBe('rz log');
});

test('every menu title turns into letters alone', () => {
  for (const group of menuGroups)
    for (const menu of group.menus) expect(pinyinInitials(menu.title.CN)).toMatch(/^[a-z ]+$/);
});
