import { callsOf } from '#features/casework/calls/applications.ts';
import { blankPaperCall, caseCertificateCall, certificateFileCall } from '#features/casework/calls/papers.ts';
import { programmes } from '#features/casework/programmes/registry.ts';
import { packOwnFiles } from '#features/casework/server/documents/pack-files.ts';
import { printBlank } from '#features/casework/server/documents/print-blank.ts';
import { printCaseCertificate, printOwnCertificate } from '#features/casework/server/documents/print-certificate.ts';
import { printOwnForm } from '#features/casework/server/documents/print-form.ts';
import { printReceipt } from '#features/casework/server/documents/print-receipt.ts';
import { type Handler, handleOpen, handleSlow } from '#server/handle.ts';
import { originOf } from '#server/routes/origin.ts';

const ofProgrammes: readonly Handler[] = programmes.flatMap((programme) => {
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

/** The receipt and the filled-in form of every programme as PDF, what was attached as a ZIP, and the blanks of what has to be written. */
export const documentRoutes: readonly Handler[] = [
  ...ofProgrammes,
  handleSlow(certificateFileCall, (call, { id }, http) =>
    printOwnCertificate(call, { id, origin: originOf(http, call.services.env) }),
  ),
  handleSlow(caseCertificateCall, (call, { id }, http) =>
    printCaseCertificate(call, { id, origin: originOf(http, call.services.env) }),
  ),
  handleOpen(blankPaperCall, (scope, { key }) => printBlank(scope.locale, key)),
];
