import { callsOf } from '#features/casework/calls/applications.ts';
import { programmes } from '#features/casework/programmes/registry.ts';
import { packOwnFiles } from '#features/casework/server/documents/pack-files.ts';
import { printOwnForm } from '#features/casework/server/documents/print-form.ts';
import { printReceipt } from '#features/casework/server/documents/print-receipt.ts';
import { type Handler, handleSlow } from '#server/handle.ts';
import { originOf } from '#server/routes/origin.ts';

/** The receipt and the filled-in form of every programme as PDF, and what was attached as a ZIP. */
export const documentRoutes: readonly Handler[] = programmes.flatMap((programme) => {
  const { receipt, form, files } = callsOf(programme.code);
  return [
    handleSlow(receipt, (call, { id }, http) =>
      printReceipt(call, { id, programme, origin: originOf(http, call.services.env) }),
    ),
    handleSlow(form, (call, { id }, http) =>
      printOwnForm(call, { id, programme, origin: originOf(http, call.services.env) }),
    ),
    handleSlow(files, (call, { id }) => packOwnFiles(call, { id, programme })),
  ];
});
