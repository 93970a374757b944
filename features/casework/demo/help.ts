import { dayInShanghai, moveDate } from '#core/calendar/dates.ts';
import type { Values } from '#core/forms/values.ts';
import { grantHelp } from '#features/casework/server/helping/grants.ts';
import { readHelpForm } from '#features/casework/server/helping/help-form.ts';
import { saveHelped } from '#features/casework/server/helping/help-save.ts';
import { redeemHelp } from '#features/casework/server/helping/redeem.ts';
import { newId } from '#server/base/ids.ts';
import { asPerson } from '#server/demo/act.ts';
import type { Stage } from '#server/demo/demo-room.ts';
import { type Case, idOf } from './play.ts';

/** What a helper fills in, in one section. */
export interface Helping {
  readonly by: string;
  readonly section: string;
  readonly values: Values;
}

/** The applicant asks somebody to fill in some sections; a fortnight, so that visitors of the demo find it running. */
export async function invite(
  stage: Stage,
  told: Case,
  at: Date,
  { sections, note }: { sections: readonly string[]; note: string },
): Promise<void> {
  const until = moveDate(dayInShanghai(at.getTime()), { days: 14 });
  told.help = await asPerson(stage, { player: told.applicant, tenant: told.tenant, at }, (scope) =>
    grantHelp(scope, { id: idOf(told), sections: [...sections], until, note, reqId: newId() }),
  );
}

/** Somebody takes the invitation up under the name of their account. */
export async function redeem(stage: Stage, told: Case, at: Date, { by }: { by: string }): Promise<void> {
  const player = stage.player(by);
  await asPerson(stage, { player, tenant: told.tenant, at }, (scope) =>
    redeemHelp(scope, { code: helpOf(told).code, name: player.nickname, reqId: newId() }),
  );
}

/** The helper fills in a section over what stands there. */
export async function help(stage: Stage, told: Case, at: Date, { by, section, values }: Helping): Promise<void> {
  await asPerson(stage, { player: stage.player(by), tenant: told.tenant, at }, async (scope) => {
    const { id } = helpOf(told);
    const { sectionsData } = await readHelpForm(scope, { id });
    const baseRev = sectionsData.find(({ key }) => key === section)?.rev ?? 0;
    await saveHelped(scope, { id, section, baseRev, patch: { ...values }, clientTx: newId() });
  });
}

function helpOf({ help: asked }: Case): NonNullable<Case['help']> {
  if (!asked) throw new Error('nobody was invited to help');
  return asked;
}
