import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#core/errors.ts';
import { isDiskFull } from '#server/database/disk-full.ts';
import { registerHeaders, securityHeaders } from '#server/plugins/headers.ts';
import type { Services } from '#server/services.ts';
import { answerError, envelopeOf, sendRefusal } from './errors.ts';
import { readerLanguage } from './reader-language.ts';

type Parts = Pick<Services, 'env' | 'clock' | 'room'>;

/** What no route answers (Fastify, Node and its parser would in words of their own): the envelope and the headers of all others. */
export function ownAnswers({ env, clock, room }: Parts) {
  const headers = securityHeaders(env);
  const timed = () => ({ ...headers, 'x-server-time': String(clock().getTime()), 'cache-control': 'no-store' });

  /** For what has no request that could be read: its language is not known either. */
  function inBytes(status: number): { head: Record<string, string>; body: string } {
    const body = JSON.stringify(envelopeOf(new Refusal(status === 503 ? 'MAINTENANCE' : 'REQUEST_REFUSED'), 'CN'));
    const length = String(Buffer.byteLength(body));
    const type = 'application/json; charset=utf-8';
    return { head: { ...timed(), 'content-type': type, 'content-length': length, connection: 'close' }, body };
  }

  return {
    /** An address that cannot be read (400), or has a part that is too long (414). */
    frameworkErrors(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
      const status = error.statusCode ?? 400;
      sendRefusal(reply.headers(timed()).code(status), new Refusal('REQUEST_REFUSED'), 'CN');
    },

    /** What is no request: slow, too large, or not HTTP. */
    clientErrorHandler(error: NodeJS.ErrnoException, socket: Socket): void {
      const status = parserStatus[error.code ?? ''] ?? 400;
      const { head, body } = inBytes(status);
      const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
      if (socket.writable && !hasBegunAnswer(socket))
        socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
      socket.destroy(error);
    },

    register(app: FastifyInstance, { isStopping }: { isStopping: () => boolean }): void {
      registerHeaders(app, headers);
      app.setErrorHandler(answerError);
      app.addHook('onRequest', async (request, reply) => {
        if (!request.headers.host && request.raw.httpVersion !== '1.0') {
          return sendRefusal(reply.code(400), new Refusal('REQUEST_REFUSED'), readerLanguage(request));
        }
        // Whoever supervises asks until the end.
        if (!isStopping() || request.url.startsWith('/health/')) return;
        return sendRefusal(
          reply.code(503).header('retry-after', '5'),
          new Refusal('MAINTENANCE'),
          readerLanguage(request),
        );
      });
      app.addHook('onError', async (_request, _reply, error) => {
        if (isDiskFull(error)) room.noteFull();
      });
      app.addHook('onSend', async (_request, reply) => {
        reply.header('x-server-time', String(clock().getTime()));
      });
      app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
        const { head, body } = inBytes(417);
        response.writeHead(417, head).end(body);
      });
    },
  };
}

/** By the codes of Node and of its parser. */
const parserStatus: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

/** Half an answer is on its way already: another one would be taken for its end. */
function hasBegunAnswer(socket: Socket): boolean {
  return (socket as Socket & { _httpMessage?: ServerResponse | null })._httpMessage?.headersSent === true;
}
