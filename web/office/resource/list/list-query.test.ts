import { expect, test } from 'vitest';
import { dayInShanghai } from '#core/calendar/dates.ts';
import { rangeOf } from '#core/calendar/day-ranges.ts';
import { tenantUser } from '#features/tenants/resources/tenant-user.ts';
import { pagesOf } from './list-pages.tsx';
import {
  firstPage,
  isSameRows,
  type ListQuery,
  readListQuery,
  wirePage,
  wireQuery,
  writeListQuery,
} from './list-query.ts';

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

test('numbers end with the thousandth row; from there the address holds the position of the page', () => {
  expect(read('page=9999').page).toBe(50);
  expect(wirePage(read('page=50'))).toEqual({ page: 50, size: 20 });
  const beyond = read('page=51&after=WyIiLCJ1MSJd');
  expect(wirePage(beyond)).toEqual({ after: 'WyIiLCJ1MSJd', size: 20 });
  expect(readListQuery(tenantUser, writeListQuery(tenantUser, beyond, new URLSearchParams()))).toEqual(beyond);
  expect(firstPage(beyond)).toEqual(read(''));
});

test('the page beside one goes by its number as far as numbers go', () => {
  const answer = { next: 'N', previous: 'P' };
  expect(pagesOf(read('page=49'), answer)).toEqual({ next: read('page=50'), previous: read('page=48') });
  expect(pagesOf(read('page=50'), answer).next).toEqual(read('page=51&after=N'));
  expect(pagesOf(read('page=52&after=X'), answer)).toEqual({
    next: read('page=53&after=N'),
    previous: read('page=51&before=P'),
  });
  expect(pagesOf(read('page=51&before=X'), answer).previous).toEqual(read('page=50'));
  expect(pagesOf(read('page=51&after=X'), { next: null, previous: null })).toEqual({ next: null, previous: null });
});

test('the rows of a view are known by filter and order, wherever in them the page lies', () => {
  const isSame = (one: string, other: string) => isSameRows(tenantUser, read(one), read(other));
  expect(isSame('f.keyword=a&page=3&size=50', 'f.keyword=a&view=v1')).toBe(true);
  expect(isSame('f.status=ACTIVE&f.status=DISABLED', 'f.status=DISABLED&f.status=ACTIVE')).toBe(true);
  expect(isSame('f.keyword=a', 'f.keyword=b')).toBe(false);
  expect(isSame('f.keyword=a', 'f.keyword=a&sort=nickname.desc')).toBe(false);
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
