import type { Contract, InputOf, OutputOf } from '#core/contracts/contract.ts';
import { kitCall, kitFinishCall, kitPhotoCall, kitReportCall } from '#features/visits/calls.ts';
import { call } from '#web/kit/call/call.ts';
import { uploadFile } from '#web/kit/files/upload.ts';
import type { KitServer } from './sync.ts';

/** Errors are shown by the kit, in its own line. */
const quiet = true;

export const kitServer = (tenantId: string): KitServer => {
  const ask = <C extends Contract>(contract: C, input: object): Promise<OutputOf<C>> =>
    call(contract, { tenantId, ...input } as InputOf<C>, { quiet });
  return {
    visits: () => ask(kitCall, {}),
    report: (input) => ask(kitReportCall, input),
    upload: ({ id, visitId, blob }) =>
      uploadFile(new File([blob!], `${id}.jpg`, { type: 'image/jpeg' }), 'visit-photo', {
        quiet,
        resumeKey: `visit/${visitId}/${id}`,
      }),
    photo: (input) => ask(kitPhotoCall, input),
    finish: (input) => ask(kitFinishCall, input),
  };
};
