import type { FastifyInstance } from 'fastify';
import type { Env } from '../env.ts';

/** Names and values of headers. */
export type Headers = Readonly<Record<string, string>>;

/** Sets the security headers of every answer that comes by way of a route; own-answers.ts sets them on all others. */
export function registerHeaders(app: FastifyInstance, headers: Headers): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}

/** The security headers; of inline script and style only the first words' own style is let through, by its hash (site.ts). */
export function securityHeaders(env: Pick<Env, 'publicOrigin'>): Headers {
  const isHttps = env.publicOrigin?.startsWith('https:') ?? false;
  return {
    'content-security-policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources}`)
      .join(';'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'no-referrer',
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-frame-options': 'DENY',
  };
}

const policy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'media-src': "'self' blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self' blob:",
  'manifest-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'object-src': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  // The third one reads what is pasted into the office's text editor, in a document that runs nothing.
  'trusted-types': 'tw dompurify ProseMirrorClipboard',
};
