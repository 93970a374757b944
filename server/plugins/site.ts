import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Built front ends: each is one page that draws every path below its base. */
const apps = [
  { base: '/office', folder: 'office' },
  { base: '/', folder: 'portal' },
] as const;

/** Serves the built front ends; hashed assets for ever, pages always asked for again. */
export async function registerSite(app: FastifyInstance, { directory }: { directory: string }): Promise<void> {
  if (!existsSync(directory)) throw new Error(`The front ends are not built: ${directory} is missing. Run npm start.`);
  for (const [index, { base, folder }] of apps.entries()) {
    const root = join(directory, folder);
    await app.register(fastifyStatic, {
      root,
      prefix: base === '/' ? '/' : `${base}/`,
      decorateReply: index === 0,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isHashed = path.includes('/assets/');
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.get('/*', (request, reply) => {
    // Not by URL: it reads `//x` as a host, and throws where that is none.
    const [pathname = '/'] = request.url.split('?', 1);
    // A missing file or call is not a page: answering HTML for a script would hide a broken deployment.
    if (/\.[a-z0-9]{2,5}$|^\/\/|^\/talents(\/|$)/i.test(pathname)) return reply.callNotFound();
    const { folder } = apps.find(({ base }) => pathname === base || pathname.startsWith(`${base}/`)) ?? apps[1];
    return sendPage(reply, join(directory, folder));
  });
}

function sendPage(reply: FastifyReply, root: string): FastifyReply {
  return reply.header('cache-control', 'no-cache').sendFile('index.html', root);
}
