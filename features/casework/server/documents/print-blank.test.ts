import { expect, test } from 'vitest';
import { programmes } from '#features/casework/programmes/registry.ts';
import { blankPapers } from '#features/casework/shared/documents/blank-papers.ts';
import { readPdf } from '#server/base/print/testing.ts';
import { printBlank } from './print-blank.ts';

const keys = Object.keys(blankPapers) as (keyof typeof blankPapers)[];

test.each(keys)('the blank “%s” is one page in each language, with a line for all that it asks', async (key) => {
  for (const locale of ['CN', 'EN'] as const) {
    const answer = await printBlank(locale, key);
    expect(answer).toMatchObject({ type: 'application/pdf', disposition: 'attachment' });
    const { pages, text } = await readPdf(answer.content as Buffer);
    expect(pages).toBe(1);
    const read = text.replace(/\s/g, '');
    const { title, rows, signs } = blankPapers[key];
    for (const wanted of [title, ...rows.map(({ label }) => label), ...signs])
      expect(read).toContain(wanted[locale].replace(/\s/g, ''));
  }
});

test('every blank is asked for by a programme, and no other is given', async () => {
  const asked = programmes.flatMap(({ materials }) => materials.flatMap(({ template }) => template ?? []));
  expect(new Set(asked)).toEqual(new Set(keys));
  await expect(printBlank('CN', 'constructor')).rejects.toMatchObject({ key: 'NOT_FOUND' });
});
