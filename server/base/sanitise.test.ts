import { expect, test } from 'vitest';
import { sanitise } from './sanitise.ts';

test('a paragraph may stand at the end of its line, and nothing else may say where', () => {
  const text = '<p data-align="end">云汀新区人才工作局</p>';
  expect(sanitise(text)).toBe(text);
  expect(sanitise('<p data-align="start" style="color:red">a</p><h2 data-align="end">b</h2>')).toBe(
    '<p>a</p><h2>b</h2>',
  );
});
