import { expect, test } from 'vitest';
import { actionKeys, actionOf } from '#core/workflow/actions.ts';
import { declareStatusCall } from '#features/casework/calls/applications.ts';
import { moves } from './moves.ts';

/** Steps of the applicant that the form and the progress page take by calls of their own. */
const elsewhere = ['submit', 'delete', 'back'];

test('every step the workflow gives an applicant can be taken on the progress page, and the call takes no other', () => {
  const given = actionKeys.filter((key) => actionOf(key).actors.includes('applicant'));
  expect([...elsewhere, ...moves].sort()).toEqual(given.sort());
  expect(declareStatusCall.input.properties.action.anyOf.map((each) => each.const).sort()).toEqual([...moves].sort());
});
