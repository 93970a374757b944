import type { InputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { badgesCall } from '#features/activities/calls/activities.ts';
import { nameBadges } from '#features/activities/shared/name-badges.ts';
import type { FileAnswer, SlowActorCall } from '#server/handle.ts';
import { printPeople } from './print-people.ts';

/**
 * Name badges as PDF for everybody with a ticket. They carry names in full, so it takes Mgr.Pii.view, too; printing is
 * logged with its reason. TOO_MANY_ROWS above two thousand people.
 */
export function printBadges(call: SlowActorCall, input: InputOf<typeof badgesCall>): Promise<FileAnswer> {
  return printPeople(call, input, {
    what: { CN: '胸卡', EN: 'name badges' },
    draw(facts, scope) {
      if (!scope.permCodes.has('Mgr.Pii.view')) throw new Refusal('NO_PERMISSION');
      return nameBadges(facts, scope.locale);
    },
  });
}
