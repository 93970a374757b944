import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { cutSummaries } from './without-summaries.ts';

const root = resolve(import.meta.dirname, '..');

test('summaries go however they are written, and nothing else does', () => {
  const code = `// 中文在前，位置也对
import { defineCall } from '#core/contracts/contract.ts';
export const summary = '不是接口的摘要';
export const callsOf = (name: string) => ({
  one: defineCall({
    path: \`/\${name}\`,
    summary:
      \`Shows }) \${name}, \` +
      'and more',
    summaryCN: '显示，summary: 也在其中',
    output: Type.Object({ summary: Bilingual }),
  }),
  two: defineCall({ path: '/two', ...summaryOf(name, { CN: '二', EN: 'two' }), ...common }),
  three: defineCall({
    summaryCN: '三',
    path: '/three',
    summary: 'last',
  }),
});
`;
  expect(cutSummaries(code, 'calls.ts')).toBe(`// 中文在前，位置也对
import { defineCall } from '#core/contracts/contract.ts';
export const summary = '不是接口的摘要';
export const callsOf = (name: string) => ({
  one: defineCall({ path: \`/\${name}\`, output: Type.Object({ summary: Bilingual }) }),
  two: defineCall({ path: '/two', ...common }),
  three: defineCall({ path: '/three' }),
});
`);
});

test('no call takes its summary to the browser', () => {
  const files = globSync('{core,features}/**/*.ts', { cwd: root }).filter((path) => !path.endsWith('.test.ts'));
  const modules = files.map((path) => ({ path, code: readFileSync(join(root, path), 'utf8') }));
  const calls = modules.filter(({ code }) => /import [^;]*\bdefineCall\b/.test(code));
  expect(calls.length).toBeGreaterThan(50);
  const left = calls.filter(({ path, code }) => /summaryCN|summaryOf\(/.test(cutSummaries(code, path)));
  expect(left.map(({ path }) => path)).toEqual([]);
});
