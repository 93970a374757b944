import { CLOCK_WINDOW_MS, REPLAY_MEMORY_MS, VIEW_LEAD_MS, VIEW_LIFE_MS } from '#core/wire/clock.ts';
import { MAX_PAIRS, MAX_VALUE_BYTES } from '#core/wire/pairs.ts';
import { MAX_SEALED_QUERY } from '#core/wire/seal.ts';
import { PART_BYTES } from '#core/wire/upload-meta.ts';
import { limits } from '#server/base/limits.ts';
import { guestRules, sessionRules } from '#server/base/sessions/session-rules.ts';
import type { Env } from '#server/env.ts';
import { transportLimits } from '#server/plugins/transport-limits.ts';

/** What the server enforces, for the API document: bytes, characters, milliseconds, and how often what may happen. */
export function openApiLimits({ rateGuest, rateSignedIn }: Pick<Env, 'rateGuest' | 'rateSignedIn'>) {
  return {
    sizes: {
      requestLineAndHeaders: transportLimits.headerBytes,
      formBody: transportLimits.bodyBytes,
      fields: MAX_PAIRS,
      valueBytes: MAX_VALUE_BYTES,
      sealedQueryCharacters: MAX_SEALED_QUERY,
      uploadPartBytes: PART_BYTES,
    },
    milliseconds: {
      clockWindow: CLOCK_WINDOW_MS,
      digestRemembered: REPLAY_MEMORY_MS,
      fileAddressLife: VIEW_LIFE_MS,
      fileAddressAhead: VIEW_LEAD_MS,
      headers: transportLimits.headersMs,
      request: transportLimits.requestMs,
      sessions: { guest: guestRules, ...sessionRules },
    },
    callsPerMinute: { guest: rateGuest, signedIn: rateSignedIn },
    windows: limits,
  };
}
