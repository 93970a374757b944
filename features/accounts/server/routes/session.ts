import { answerOpen, readOpen } from '#core/wire/open.ts';
import { openSessionCall } from '#features/accounts/calls/accounts.ts';
import { openGuest } from '#features/accounts/server/sessions/create-session.ts';
import { guestRules } from '#server/base/sessions/session-rules.ts';
import { type Handler, handleOpen } from '#server/handle.ts';
import { readSessionCookie, setSessionCookie } from '#server/plugins/cookies.ts';
import { nodePrimitives } from '#server/wire/node-primitives.ts';

export const sessionRoutes: readonly Handler[] = [
  handleOpen(openSessionCall, async (scope, input, { request, reply }) => {
    const fields = Object.entries(input).map(([name, value]) => [name, String(value)] as const);
    const { answer, secret } = await answerOpen(nodePrimitives, readOpen(fields));
    const { cookie } = await openGuest(scope.services, scope.db, {
      token: answer.token,
      secret,
      tenantId: scope.tenantId,
      cookie: wellFormed(readSessionCookie(request, 'guest')),
    });
    secret.fill(0);
    setSessionCookie(request, reply, 'guest', cookie);
    return {
      ...answer,
      sequence: scope.services.clock().getTime(),
      idle: guestRules.idle / 1000,
      max: guestRules.absolute / 1000,
    };
  }),
];

function wellFormed(cookie: string | undefined): string | undefined {
  return cookie !== undefined && /^[A-Za-z0-9_-]{43}$/.test(cookie) ? cookie : undefined;
}
