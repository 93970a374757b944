import type { InputOf } from '#core/contracts/contract.ts';
import type { signInSheetCall } from '#features/activities/calls/activities.ts';
import { signInSheet } from '#features/activities/shared/sign-in-sheet.ts';
import { maskAs } from '#server/base/sensitive/mask.ts';
import type { FileAnswer, SlowActorCall } from '#server/handle.ts';
import { printPeople } from './print-people.ts';

/** The list to sign at the door as PDF, names and numbers masked without Mgr.Pii.view. */
export function printSignInSheet(call: SlowActorCall, input: InputOf<typeof signInSheetCall>): Promise<FileAnswer> {
  return printPeople(call, input, {
    what: { CN: '签到表', EN: 'sign-in sheet' },
    draw(facts, { permCodes, locale }) {
      if (permCodes.has('Mgr.Pii.view')) return signInSheet(facts, locale);
      const masked = (person: (typeof facts.people)[number]) => ({
        ...person,
        name: String(maskAs('name', person.name)),
        phone: String(maskAs('phone', person.phone)),
      });
      return signInSheet({ ...facts, people: facts.people.map(masked) }, locale);
    },
  });
}
