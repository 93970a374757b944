import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { origin } from './calls.ts';

/** The server under test as one browser sees it, on an address of its own, where another version can be put on. */
export interface Versions {
  readonly origin: string;
  /** From now on the worker is another one, as after a new build. */
  release(): void;
  close(): Promise<void>;
}

export async function startVersions(): Promise<Versions> {
  let isReleased = false;
  const server = createServer((asked, answer) => {
    const isWorker = asked.url === '/poultry/sw.js';
    const { 'if-none-match': _, 'if-modified-since': __, ...whole } = asked.headers;
    // Whole and plain, so that a line can be put behind it.
    const headers = isWorker ? { ...whole, 'accept-encoding': 'identity' } : asked.headers;
    const passed = request(`${origin()}${asked.url}`, { method: asked.method, headers }, (given) =>
      pass(given, answer, isWorker && isReleased ? '\n// another version' : ''),
    );
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release: () => {
      isReleased = true;
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function pass(given: IncomingMessage, answer: ServerResponse, added: string): void {
  const { 'content-length': length, etag, ...headers } = given.headers;
  answer.writeHead(given.statusCode ?? 502, added ? headers : given.headers);
  given.pipe(answer, { end: false });
  given.on('end', () => answer.end(added));
}
