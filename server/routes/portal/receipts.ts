import type { Contract } from '#core/contracts/contract.ts';
import { contracts } from '#core/contracts/registry.ts';
import type { Programme } from '#core/programmes/programme.ts';
import { programmes } from '#core/programmes/registry.ts';
import { printReceipt } from '../../domain/documents/print-receipt.ts';
import { type Handler, type Http, handleSlow } from '../../handle.ts';

/** The receipt of every programme as PDF. */
export const receiptRoutes: readonly Handler[] = programmes.map((programme) =>
  handleSlow(receiptCallOf(programme), (call, input, http) =>
    printReceipt(call, { id: (input as { id: string }).id, programme, origin: originOf(http, call.services.env) }),
  ),
);

function receiptCallOf({ code }: Programme): Contract {
  const contract = contracts.find(({ path }) => path === `/web/${code}/receipt`);
  if (!contract) throw new Error(`core/contracts has no receipt call for the programme ${code}`);
  return contract;
}

/** Without a configured origin the receipt leads to where it was asked for. */
function originOf({ request }: Http, { publicOrigin }: { publicOrigin?: string }): string {
  return publicOrigin ?? `${request.protocol}://${request.host}`;
}
