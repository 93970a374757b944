import type { Values } from '#core/forms/values.ts';
import { asApplicant } from '#features/casework/server/applications/testing.ts';
import { newId } from '#server/base/ids.ts';
import type { Services } from '#server/services.ts';
import { grantHelp } from './grants.ts';
import { saveHelped } from './help-save.ts';
import { redeemHelp } from './redeem.ts';

/** Filling in together, as tests tell it: people by their account, everything in one tenant unless told. */
export function helping(services: Services) {
  const grant = (owner: string, id: string, sections: string[], until = '2026-11-27') =>
    asApplicant(services, owner, (scope) => grantHelp(scope, { id, sections, until, reqId: newId() }));
  const redeem = (helper: string, code: string, tenantId?: string) =>
    asApplicant(
      services,
      helper,
      (scope) => redeemHelp(scope, { code, name: `${helper} 姓名`, reqId: newId() }),
      tenantId,
    );
  return {
    grant,
    redeem,
    /** Invites and takes up; returns the id of the grant. */
    help: async (owner: string, helper: string, id: string, sections: string[]) => {
      const { code } = await grant(owner, id, sections);
      return (await redeem(helper, code)).id;
    },
    save: (helper: string, id: string, section: string, patch: Values, baseRev = 1) =>
      asApplicant(services, helper, (scope) => saveHelped(scope, { id, section, baseRev, patch, clientTx: newId() })),
  };
}
