import type { Contract } from '#core/contracts/contract.ts';
import { contracts } from '#features/calls.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { programmes } from '#features/casework/programmes/registry.ts';
import { printOwnForm } from '#features/casework/server/documents/print-form.ts';
import { printReceipt } from '#features/casework/server/documents/print-receipt.ts';
import { type Handler, handleSlow } from '#server/handle.ts';
import { originOf } from '#server/routes/origin.ts';

/** The receipt and the filled-in form of every programme as PDF. */
export const documentRoutes: readonly Handler[] = programmes.flatMap((programme) =>
  Object.entries({ receipt: printReceipt, form: printOwnForm }).map(([name, print]) =>
    handleSlow(callOf(programme, name), (call, input, http) =>
      print(call, { id: (input as { id: string }).id, programme, origin: originOf(http, call.services.env) }),
    ),
  ),
);

function callOf({ code }: Programme, name: string): Contract {
  const contract = contracts.find(({ path }) => path === `/web/${code}/${name}`);
  if (!contract) throw new Error(`core/contracts has no ${name} call for the programme ${code}`);
  return contract;
}
