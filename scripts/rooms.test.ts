import { expect, test } from 'vitest';
import { needs } from '#features/needs.ts';
import { imports, isTest } from './imports.ts';

type Room = keyof typeof needs;
type Arrows = ReadonlyMap<string, ReadonlySet<string>>;

const rooms = Object.keys(needs) as Room[];
const product = imports.filter(({ from, to }) => !isTest(from) && !isTest(to));

/** Pages that still import against the needs. The fewer the better: none may be added. */
const crossing: readonly string[] = [
  'features/accounts/portal/pages.ts',
  'features/accounts/portal/personal/overview-page.tsx',
  'features/accounts/portal/sign-in/auth-scene.tsx',
  'features/activities/portal/line.ts',
  'features/casework/office/review/case-queue.tsx',
  'features/casework/portal/pages.ts',
  'features/casework/portal/serve/guide-card.tsx',
  'features/casework/portal/serve/guide-list.tsx',
  'features/casework/portal/serve/guide-page.tsx',
  'features/casework/portal/serve/guide-text.tsx',
  'features/casework/portal/serve/own-requests.tsx',
  'features/casework/portal/serve/programme-page.tsx',
  'features/casework/portal/serve/request-page.tsx',
  'features/casework/portal/serve/services-page.tsx',
  'features/contents/office/content-editor.tsx',
  'features/contents/office/try-out.tsx',
  'features/contents/portal/pages.ts',
  'features/contents/portal/polity/policy-article.tsx',
  'features/contents/portal/post/fit-button.tsx',
  'features/contents/portal/preview/preview-page.tsx',
];

test('a room imports from those it needs, and no other', () => {
  const wrong = product.flatMap(({ from, to }) => {
    const [room, other] = [roomOf(from), roomOf(to)];
    if (room === undefined || other === undefined || room === other) return [];
    const isNeeded = (needs[room as Room] as readonly string[] | undefined)?.includes(other);
    return isNeeded || crossing.includes(from) ? [] : [`${from} → ${to}`];
  });
  expect(wrong).toEqual([]);
});

test('every need is one, and every page that still crosses them does', () => {
  const used = new Set(product.map(({ from, to }) => `${roomOf(from)} → ${roomOf(to)}`));
  const unused = rooms.flatMap((room) =>
    needs[room].filter((other) => !used.has(`${room} → ${other}`)).map((other) => `${room} → ${other}`),
  );
  expect(unused).toEqual([]);
  const crosses = new Set(
    product
      .filter(({ from, to }) => {
        const [room, other] = [roomOf(from), roomOf(to)];
        return room && other && room !== other && !(needs[room as Room] as readonly string[]).includes(other);
      })
      .map(({ from }) => from),
  );
  expect(crossing.filter((file) => !crosses.has(file))).toEqual([]);
});

test('rooms need each other in no circle', () => {
  expect(circlesOf(new Map(rooms.map((room) => [room, new Set<string>(needs[room])])))).toEqual([]);
});

test.each(['core', 'server', 'web/kit', 'features'])('the folders of %s import each other in no circle', (whole) => {
  const arrows = new Map<string, Set<string>>();
  for (const { from, to, isTypeOnly } of product) {
    const [folder, other] = [folderOf(whole, from), folderOf(whole, to)];
    if (isTypeOnly || folder === undefined || other === undefined || folder === other) continue;
    if (crossing.includes(from)) continue;
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
