import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileAnswer } from '#server/handle.ts';

/** Sends a file as a download, named in ASCII and in full; nothing a user uploaded is ever run by the browser. */
export function sendFile(_request: FastifyRequest, reply: FastifyReply, file: FileAnswer): FastifyReply {
  reply
    .type(file.type)
    .header('content-disposition', contentDisposition(file.name, file.disposition ?? 'attachment'))
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', file.cache ?? 'no-store');
  for (const [name, value] of Object.entries(file.headers ?? {})) reply.header(name, value);
  if (file.size !== undefined) reply.header('content-length', file.size);
  if (file.status !== undefined) reply.code(file.status);
  // The answer is no envelope: its schema does not apply.
  return reply.serializer((content) => content as string).send(file.content);
}

/** `filename` for old clients, `filename*` (RFC 6266) with the whole name; control characters and separators go. */
export function contentDisposition(name: string, disposition: 'attachment' | 'inline'): string {
  const clean = name.replace(/[\p{Cc}\p{Cf}/\\]/gu, '_').trim() || 'file';
  const ascii = clean.replace(/[^\x20-\x7e]|["%]/g, '_');
  const full = encodeURIComponent(clean).replace(/['()*!]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  return `${disposition}; filename="${ascii}"; filename*=UTF-8''${full}`;
}
