import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** What the sign-in page, and the frame around all pages, load before anything is chosen. */
const starts = [
  'web/office/main.tsx',
  'web/office/shell/route.ts',
  'features/accounts/office/sign-in/route.ts',
  'web/office/shell/enrolment.ts',
];

/** The parts of antd that they draw; each costs every visitor its scripts and its styles. */
const parts = [
  'App',
  'Button',
  'Checkbox',
  'ConfigProvider',
  'Drawer',
  'Dropdown',
  'Input',
  'Modal',
  'Popover',
  'Skeleton',
  'Tabs',
  'Tooltip',
];

test('however many lists the back office has, none of their definitions is in the first load', () => {
  const definitions = /^features\/([\w-]+\/resources\/|resources\.ts|contents\/shared\/(registry|resource-of))/;
  const engines = /^(core\/forms\/kinds|web\/office\/resource\/(?!definitions)|web\/kit\/form\/)/;
  const pages = /^features\/(?!accounts\/)[\w-]+\/office\/(?!(pages|words)\.ts)/;
  const words = /^features\/[\w-]+\/texts\/(office|scale)\/|^core\/texts\/office\/(CN|EN)/;
  const found = [...loaded().keys()];
  expect(found).toContain('features/resource-heads.ts');
  expect(found.filter((file) => [definitions, engines, pages, words].some((kind) => kind.test(file)))).toEqual([]);
});

test('the first load has of antd what it draws', () => {
  const named = [...loaded().values()].flatMap((code) =>
    [...code.matchAll(/import \{([^}]*)\} from 'antd';/g)].flatMap(([, names = '']) => valueNames(names)),
  );
  expect([...new Set(named.map((name) => name.split(' as ')[0]!))].sort()).toEqual(parts);
});

/** The files that come with the first load, with their text. */
function loaded(): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    const code = readFileSync(join(root, file), 'utf8');
    found.set(file, code);
    for (const each of importsOf(code)) {
      const next = each.startsWith('#') ? each.slice(1) : relative(root, resolve(root, dirname(file), each));
      if (/\.tsx?$/.test(next) && existsSync(join(root, next))) visit(next);
    }
  };
  starts.forEach(visit);
  return found;
}

/** Modules that are imported for more than their types, and at once. */
function importsOf(code: string): string[] {
  const statements = code.matchAll(/^(?:import|export) (?!type )(?:([^;'"]*?) from )?'([^']+)';$/gm);
  return [...statements].flatMap(([, what = '', from = '']) => {
    const names = /^\{([^}]*)\}$/s.exec(what.trim())?.[1];
    return names !== undefined && valueNames(names).length === 0 ? [] : [from];
  });
}

function valueNames(names: string): string[] {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));
}
