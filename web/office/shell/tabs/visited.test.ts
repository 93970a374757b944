import { beforeEach, expect, test, vi } from 'vitest';

const kept = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});
const { pathAfterClosing, useVisited } = await import('./visited.ts');

const tab = (path: string) => ({ path, search: '', title: { CN: path, EN: path } });
const visit = (...paths: string[]) => {
  for (const path of paths) useVisited.getState().visit(tab(path));
};
const paths = () => useVisited.getState().tabs.map((each) => each.path);

beforeEach(() => useVisited.getState().clear());

test('the dashboard stands first and is never closed', () => {
  visit('/companys', '/dashboard', '/apilog');
  expect(paths()).toEqual(['/dashboard', '/companys', '/apilog']);
  useVisited.getState().close(['/dashboard', '/companys']);
  expect(paths()).toEqual(['/dashboard', '/apilog']);
});

test('closing the shown tab leads to the one visited before it, not to its neighbour', () => {
  visit('/dashboard', '/a', '/b', '/c', '/a');
  expect(pathAfterClosing(useVisited.getState(), ['/a'])).toBe('/c');
  expect(pathAfterClosing(useVisited.getState(), ['/a', '/b', '/c'])).toBe('/dashboard');
});

test('the thirteenth tab pushes out the longest unvisited one, unless it holds unsaved work', () => {
  visit('/dashboard', ...Array.from({ length: 11 }, (_, at) => `/p${at}`));
  useVisited.getState().setDirty('/p0', true);
  visit('/p12');
  expect(paths()).toHaveLength(12);
  expect(paths()).toContain('/p0');
  expect(paths()).not.toContain('/p1');
});

test('a tab remembers the query it was left with', () => {
  visit('/companys');
  useVisited.getState().visit({ ...tab('/companys'), search: '?page=3' });
  expect(useVisited.getState().tabs).toEqual([{ ...tab('/companys'), search: '?page=3' }]);
});
