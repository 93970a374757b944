import type { FastifyInstance } from 'fastify';
import { isMediaType } from '#core/media-types.ts';
import { shownHeaders } from '#server/base/files/read-file.ts';
import { siteOf } from '#server/base/sites/site-of.ts';
import { sendFile } from '#server/plugins/answers/file-answers.ts';
import type { Services } from '#server/services.ts';
import { findSharedPhoto } from './shared-photo.ts';

/** Serves `/shared-photo/{signed}`: photos of a report that somebody reads by a link, without an account. */
export function registerSharedPhotos(app: FastifyInstance, services: Services): void {
  // A named part of an address may have a hundred signs, and this one has more.
  app.get<{ Params: { '*': string } }>('/shared-photo/*', async (request, reply) => {
    const { tenantId } = await siteOf(services, request);
    const name = request.params['*'];
    const file = /^[\w.-]{10,300}$/.test(name) ? await findSharedPhoto(services, { tenantId, name }) : undefined;
    if (!file || !isMediaType(file.type)) return reply.callNotFound();
    return sendFile(request, reply, {
      kind: 'file',
      name: file.name,
      type: file.type,
      size: file.size,
      disposition: 'inline',
      cache: 'private, max-age=300',
      headers: { ...shownHeaders, 'x-robots-tag': 'noindex' },
      content: await services.storage.read(file.objectKey),
    });
  });
}
