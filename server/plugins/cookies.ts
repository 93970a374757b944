import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Side } from '#core/sides.ts';
import { deviceRules, isRenewed, lastingLife, sessionRules } from '#server/base/sessions/session-rules.ts';
import type { ReceivedCall } from './received.ts';

/** Who a cookie belongs to: guests, or one of the applications, which can be signed in side by side. */
export type CookieOf = 'guest' | Side;

/** The cookie that goes with a session; without it, a copied token or signed URL is of no use elsewhere. */
export function readSessionCookie(request: FastifyRequest, of: CookieOf): string | undefined {
  return request.cookies[cookieName(request, of)];
}

export function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  of: CookieOf,
  value: string,
  isLasting = false,
): void {
  const life = of !== 'guest' && isRenewed(of) ? sessionRules[of].idle : isLasting ? lastingLife : null;
  const lasting = life === null ? {} : { maxAge: life / 1000 };
  reply.setCookie(cookieName(request, of), value, { ...options(request), ...lasting });
}

/** Lets the browser keep the cookie as long as the session that a verified call has just renewed. */
export function renewSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { isUseNoted, party }: Pick<ReceivedCall, 'isUseNoted' | 'party'>,
): void {
  if (!isUseNoted || party?.kind !== 'signed' || !isRenewed(party.side)) return;
  const value = readSessionCookie(request, party.side);
  if (value !== undefined) setSessionCookie(request, reply, party.side, value);
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply, of: CookieOf): void {
  reply.clearCookie(cookieName(request, of), options(request));
}

/** The cookie by which the accounts of a side know a browser again; it goes to the calls that take passwords only. */
export function readDeviceCookie(request: FastifyRequest, side: Side): string | undefined {
  return request.cookies[deviceCookieName(request, side)];
}

export function setDeviceCookie(request: FastifyRequest, reply: FastifyReply, side: Side, value: string): void {
  const expiry = { path: '/talents/m/account', maxAge: deviceRules.life };
  reply.setCookie(deviceCookieName(request, side), value, { ...options(request), ...expiry });
}

/** The prefix `__Host-` would forbid a path. */
function deviceCookieName(request: FastifyRequest, side: Side): string {
  return `${isSecure(request) ? '__Secure-' : ''}tw-${side}-device`;
}

/** Browsers keep `__Host-` cookies only over TLS, so plain http (development, closed networks) has names of its own. */
function cookieName(request: FastifyRequest, of: CookieOf): string {
  const name = of === 'guest' ? 'twg' : `tw-${of}`;
  return isSecure(request) ? `__Host-${name}` : name;
}

function options(request: FastifyRequest) {
  return { path: '/', httpOnly: true, sameSite: 'strict', secure: isSecure(request) } as const;
}

/** In production the browser is on the public origin, whatever the proxy in front says or forgets to say. */
function isSecure(request: FastifyRequest): boolean {
  return request.server.isPublicHttps || request.protocol === 'https';
}

declare module 'fastify' {
  interface FastifyInstance {
    isPublicHttps: boolean;
  }
}
