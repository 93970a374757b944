import type { FastifyInstance, FastifyReply } from 'fastify';
import { dayInShanghai } from '#core/calendar/dates.ts';
import { CN } from '#core/texts/portal/CN.ts';
import { EN } from '#core/texts/portal/EN.ts';
import { siteLanguage } from '#server/base/sites/site-language.ts';
import { siteOf } from '#server/base/sites/site-of.ts';
import type { Services } from '#server/services.ts';
import { findShownType, homePicture } from './head-of.ts';
import { findArticle } from './queries.ts';
import { type PictureWords, sharePicture } from './share-picture.ts';

interface Asked {
  Params: { type: string; file: string };
  Querystring: { lang?: unknown };
}

/** Serves the pictures that messengers show beside a shared address: of the home, and of contents without a cover. */
export function registerSharePictures(app: FastifyInstance, services: Services): void {
  app.get<Pick<Asked, 'Querystring'>>(homePicture, async (request, reply) => {
    const language = siteLanguage(request.query.lang);
    const { name, description } = { CN, EN }[language];
    return send(reply, { language, title: description, source: name });
  });
  app.get<Asked>('/share/:type/:file', async (request, reply) => {
    const type = findShownType(request.params.type);
    const [, id] = /^([\w-]{1,64})\.png$/.exec(request.params.file) ?? [];
    const { tenantId } = await siteOf(services, request);
    const row = type && id ? await findArticle(services, tenantId, { type, id }) : undefined;
    if (!type || !row) return reply.callNotFound();
    const language = siteLanguage(request.query.lang);
    const day = dayInShanghai(row.datedAt);
    return send(reply, {
      language,
      kind: type.name[language],
      title: row.title[language],
      source: [row.publisher[language], day].filter(Boolean).join('  ·  '),
    });
  });
}

async function send(reply: FastifyReply, words: PictureWords): Promise<FastifyReply> {
  return reply
    .type('image/png')
    .header('cache-control', 'public, max-age=3600')
    .send(await sharePicture(words));
}
