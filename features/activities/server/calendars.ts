import type { FastifyInstance } from 'fastify';
import { siteOf } from '#server/base/sites/site-of.ts';
import type { Services } from '#server/services.ts';
import { readFeed } from './calendar-feed.ts';

/** Serves `/calendar/{secret}.ics`: the private calendar of a person, for calendars that cannot sign in. */
export function registerCalendars(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { file: string } }>('/calendar/:file', async (request, reply) => {
    const { tenantId, origin } = await siteOf(services, request);
    const [, secret] = /^(.{10,200})\.ics$/.exec(request.params.file) ?? [];
    const calendar = secret && (await readFeed(services, { tenantId, secret, origin }));
    if (!calendar) return reply.callNotFound();
    return reply
      .type('text/calendar; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .send(calendar);
  });
}
