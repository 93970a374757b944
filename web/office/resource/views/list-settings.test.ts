import { expect, test } from 'vitest';
import { tenantUser } from '#features/tenants/resources/tenant-user.ts';
import { defaultSettings, mergeSettings, shownColumns } from './list-settings.ts';

const keysOf = (stored: string | null) =>
  shownColumns(tenantUser, mergeSettings(tenantUser, stored)).map((column) => column.key);

test('without settings the resource’s own columns show, the hidden ones not', () => {
  expect(keysOf(null)).toEqual(['loginName', 'status', 'nickname', 'roles', 'title', 'phone', 'lastLogin']);
});

test('pinned columns come first, a column that no longer exists is forgotten, a new one joins', () => {
  const stored = JSON.stringify({
    order: ['gone', 'phone', 'loginName', 'status'],
    hidden: ['status'],
    pinned: ['phone'],
  });
  expect(keysOf(stored)).toEqual(['phone', 'loginName', 'nickname', 'roles', 'title', 'lastLogin']);
});

test('broken settings do not break the list', () => {
  expect(mergeSettings(tenantUser, '{"order":')).toEqual(defaultSettings(tenantUser));
});
