import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { markSvg } from '#core/mark.ts';

test('the icon of the browser tab is the mark', () => {
  const icon = readFileSync(new URL('./favicon.svg', import.meta.url), 'utf8');
  expect(icon).toBe(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><title>Wutong</title>${markSvg()}</svg>\n`,
  );
});
