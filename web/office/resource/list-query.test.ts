import { expect, test } from 'vitest';
import { dayInShanghai } from '#core/calendar/dates.ts';
import { rangeOf } from '#core/calendar/day-ranges.ts';
import { tenantUser } from '#features/tenants/resources/tenant-user.ts';
import { type ListQuery, readListQuery, wireQuery, writeListQuery } from './list-query.ts';

const read = (text: string) => readListQuery(tenantUser, new URLSearchParams(text));

test('an empty address shows the first page by the resource’s own order', () => {
  expect(read('')).toEqual({ filter: {}, page: 1, size: 20, sort: 'loginName', descending: false });
});

test('a query survives the way into an address and back', () => {
  const query: ListQuery = {
    filter: {
      keyword: '陈 & ~',
      status: ['ACTIVE', 'DISABLED'],
      lastLogin: { from: '2026-11-01', to: '2026-11-20' },
    },
    page: 3,
    size: 50,
    sort: 'lastLogin',
    descending: true,
  };
  expect(readListQuery(tenantUser, writeListQuery(tenantUser, query, new URLSearchParams()))).toEqual(query);
});

test('what the resource does not know is not sent: filters, sort columns, sizes', () => {
  expect(read('f.secret=1&sort=phone.desc&size=5000&page=-2&f.lastLogin=yesterday')).toEqual(read(''));
});

test('the open record stays in the address when the filter changes', () => {
  const params = writeListQuery(tenantUser, read('f.keyword=a'), new URLSearchParams('id=u1&tab=history&page=9'));
  expect(params.toString()).toBe('f.keyword=a&id=u1&tab=history');
});

test('a day range travels as a pair, and the resource’s own order is left to the server', () => {
  const range = 'f.lastLogin=2026-11-01~2026-11-20';
  expect(wireQuery(tenantUser, read(range))).toEqual({ filter: { lastLogin: ['2026-11-01', '2026-11-20'] } });
  expect(wireQuery(tenantUser, read('sort=nickname.desc'))).toEqual({ filter: {}, sort: 'nickname', descending: true });
});

test('a range that is open at one end, or named, is read; a name stands for its days when it is sent', () => {
  expect(wireQuery(tenantUser, read('f.lastLogin=~2026-11-20'))).toEqual({ filter: { lastLogin: ['', '2026-11-20'] } });
  expect(read('f.lastLogin=~')).toEqual(read(''));
  const { filter } = read('f.lastLogin=thisWeek');
  expect(filter).toEqual({ lastLogin: 'thisWeek' });
  const { from, to } = rangeOf('thisWeek', dayInShanghai(Date.now()));
  expect(wireQuery(tenantUser, read('f.lastLogin=thisWeek'))).toEqual({ filter: { lastLogin: [from, to] } });
});
