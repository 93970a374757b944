import type { FastifyInstance } from 'fastify';
import { CN } from '#core/texts/portal/CN.ts';
import { EN } from '#core/texts/portal/EN.ts';
import { activity } from '#features/activities/shared/activity.ts';
import { addressOf } from '#features/contents/shared/address.ts';
import type { ContentType } from '#features/contents/shared/content.ts';
import { highlight } from '#features/contents/shared/highlight.ts';
import { notify } from '#features/contents/shared/notify.ts';
import { polity } from '#features/contents/shared/polity.ts';
import { typesOff } from '#features/platform/shared/features.ts';
import { escapeMarkup } from '#server/base/markup.ts';
import { type SiteLanguage, siteLanguage } from '#server/base/sites/site-language.ts';
import { siteOf } from '#server/base/sites/site-of.ts';
import { keptFor, remember } from '#server/remember.ts';
import type { Services } from '#server/services.ts';
import { readNewest } from './queries.ts';
import { readOff } from './read-off.ts';

/** Types of content that can be followed. */
export const fedTypes: readonly ContentType[] = [highlight, notify, polity, activity];
const size = 30;
/** Milliseconds that a node goes by one reading; readers may go by theirs for longer. */
const feedKeptFor = 15_000;

/** Serves `/feed/{type}.xml?lang=`: the newest published ones as Atom (RFC 4287), for any reader, outside the wire. */
export function registerFeeds(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { file: string }; Querystring: { lang?: unknown } }>('/feed/:file', async (request, reply) => {
    const type = fedTypes.find(({ code }) => request.params.file === `${code}.xml`);
    if (!type) return reply.callNotFound();
    const { tenantId, origin } = await siteOf(services, request);
    if (typesOff(await readOff(services, tenantId)).includes(type.code)) return reply.callNotFound();
    const read = () => readNewest(services, tenantId, { type, size });
    const rows = await remember(services, `feed/${tenantId}/${type.code}`, read, feedKeptFor);
    return reply
      .type('application/atom+xml; charset=utf-8')
      .header('cache-control', `public, max-age=${keptFor / 1000}`)
      .send(writeFeed({ type, rows, origin, language: siteLanguage(request.query.lang) }));
  });
}

/** The address of a feed, below the origin. */
export function feedPath(type: ContentType, language: SiteLanguage): string {
  return `/feed/${type.code}.xml?lang=${language}`;
}

interface Feed {
  readonly type: ContentType;
  readonly rows: Awaited<ReturnType<typeof readNewest>>;
  readonly origin: string;
  readonly language: SiteLanguage;
}

function writeFeed({ type, rows, origin, language }: Feed): string {
  const link = (path: string) => escapeMarkup(`${origin}${path}${language === 'EN' ? '?lang=EN' : ''}`);
  const name = { CN, EN }[language].name;
  const updated = rows.reduce((latest, row) => Math.max(latest, row.updatedAt.getTime()), 0);
  const entries = rows.map(
    (row) => `  <entry>
    <id>${escapeMarkup(`${origin}${addressOf(type, { id: row.id, facts: {} })}`)}</id>
    <title>${escapeMarkup(row.title[language])}</title>
    <link rel="alternate" type="text/html" href="${link(addressOf(type, { id: row.id, facts: {} }))}"/>
    <published>${row.publishedAt.toISOString()}</published>
    <updated>${row.updatedAt.toISOString()}</updated>
    <author><name>${escapeMarkup(row.publisher[language])}</name></author>
    <summary>${escapeMarkup(row.summary[language])}</summary>
  </entry>
`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language === 'EN' ? 'en' : 'zh-CN'}">
  <id>${escapeMarkup(`${origin}${feedPath(type, language)}`)}</id>
  <title>${escapeMarkup(`${type.name[language]} - ${name}`)}</title>
  <updated>${new Date(updated).toISOString()}</updated>
  <link rel="self" type="application/atom+xml" href="${escapeMarkup(`${origin}${feedPath(type, language)}`)}"/>
  <link rel="alternate" type="text/html" href="${link(type.path)}"/>
${entries.join('')}</feed>
`;
}
