import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { flockFarmsCall, flockSettingsCall, flockSyncCall } from '#features/flock/calls.ts';
import { call } from '#web/kit/call/call.ts';
import { uploadFile } from '#web/kit/files/upload.ts';

/** The other end, as the outbox knows it. Every member throws CallError. */
export interface FlockServer {
  farms(): Promise<OutputOf<typeof flockFarmsCall>>;
  settings(): Promise<OutputOf<typeof flockSettingsCall>>;
  sync(input: InputOf<typeof flockSyncCall>): Promise<OutputOf<typeof flockSyncCall>>;
  /** Stores a photo; the same `resumeKey` goes on where it stopped. */
  upload(photo: File, resumeKey: string): Promise<{ id: string }>;
}

/** Errors are shown by the outbox, in its own place, not as messages that pass over the scoring. */
const quiet = true;

export const flockServer: FlockServer = {
  farms: () => call(flockFarmsCall, {}, { quiet }),
  settings: () => call(flockSettingsCall, {}, { quiet }),
  sync: (input) => call(flockSyncCall, input, { quiet }),
  upload: (photo, resumeKey) => uploadFile(photo, 'flock-photo', { quiet, resumeKey }),
};
