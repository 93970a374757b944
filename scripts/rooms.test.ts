import { expect, test } from 'vitest';
import { needs } from '#features/needs.ts';
import { imports, isTest } from './imports.ts';

type Room = keyof typeof needs;
type Arrows = ReadonlyMap<string, ReadonlySet<string>>;

const rooms = Object.keys(needs) as Room[];
const product = imports.filter(({ from, to }) => !isTest(from) && !isTest(to));

test('a room imports from those it needs, and no other', () => {
  const wrong = product.flatMap(({ from, to }) => {
    const [room, other] = [roomOf(from), roomOf(to)];
    if (room === undefined || other === undefined || room === other) return [];
    const isNeeded = (needs[room as Room] as readonly string[] | undefined)?.includes(other);
    return isNeeded ? [] : [`${from} → ${to}`];
  });
  expect(wrong).toEqual([]);
});

test('every need is one', () => {
  const used = new Set(product.map(({ from, to }) => `${roomOf(from)} → ${roomOf(to)}`));
  const unused = rooms.flatMap((room) =>
    needs[room].filter((other) => !used.has(`${room} → ${other}`)).map((other) => `${room} → ${other}`),
  );
  expect(unused).toEqual([]);
});

test('rooms need each other in no circle', () => {
  expect(circlesOf(new Map(rooms.map((room) => [room, new Set<string>(needs[room])])))).toEqual([]);
});

test.each(['core', 'server', 'web/kit', 'features'])('the folders of %s import each other in no circle', (whole) => {
  const arrows = new Map<string, Set<string>>();
  for (const { from, to, isTypeOnly } of product) {
    const [folder, other] = [folderOf(whole, from), folderOf(whole, to)];
    if (isTypeOnly || folder === undefined || other === undefined || folder === other) continue;
    arrows.set(folder, (arrows.get(folder) ?? new Set()).add(other));
  }
  expect(circlesOf(arrows)).toEqual([]);
});

test('a circle is found, whichever way it is entered', () => {
  const arrows = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c', 'd'])],
    ['c', new Set(['a'])],
    ['d', new Set<string>()],
  ]);
  expect(circlesOf(arrows)).toEqual([['a', 'b', 'c']]);
});

function roomOf(file: string): string | undefined {
  return folderOf('features', file);
}

/** The folder right below another that a file lies in; undefined for files beside the folders. */
function folderOf(whole: string, file: string): string | undefined {
  const [folder, ...rest] = file.startsWith(`${whole}/`) ? file.slice(whole.length + 1).split('/') : [];
  return rest.length > 0 ? folder : undefined;
}

/** Sets of two or more that reach each other, by Tarjan's algorithm. */
function circlesOf(arrows: Arrows): string[][] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const circles: string[][] = [];

  function visit(node: string): void {
    index.set(node, index.size);
    low.set(node, index.get(node)!);
    stack.push(node);
    for (const next of arrows.get(node) ?? []) {
      if (!index.has(next)) visit(next);
      if (stack.includes(next)) low.set(node, Math.min(low.get(node)!, low.get(next)!));
    }
    if (low.get(node) !== index.get(node)) return;
    const circle = stack.splice(stack.indexOf(node));
    if (circle.length > 1) circles.push(circle.sort());
  }

  for (const node of arrows.keys()) if (!index.has(node)) visit(node);
  return circles;
}
