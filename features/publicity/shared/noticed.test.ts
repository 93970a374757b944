import { expect, test } from 'vitest';
import { programmes } from '#features/casework/programmes/registry.ts';
import { round } from '#features/publicity/resources/round.ts';
import { noticedOptions } from './noticed.ts';

test('a round of public notice is offered for the programmes that have one, and for no other', () => {
  const declared = programmes.filter(({ stages }) => stages.some(({ states }) => states.includes('PUBLICITY')));
  const offered = noticedOptions.map(({ value }) => value);
  expect(offered.toSorted()).toEqual(declared.map(({ code }) => code).toSorted());
  const fields = [...(round.form ?? []), ...round.filters].filter(({ key }) => key === 'programme');
  expect(fields.map((field) => 'options' in field && field.options)).toEqual([noticedOptions, noticedOptions]);
});
