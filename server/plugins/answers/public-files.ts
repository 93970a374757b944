import type { FastifyInstance } from 'fastify';
import { isMediaType } from '#core/media-types.ts';
import { publicCache, shownHeaders } from '#server/base/files/read-file.ts';
import { eq } from '#server/database/sql.ts';
import { publicFiles } from '#server/database/tables/files.ts';
import type { Services } from '#server/services.ts';
import { sendFile } from './file-answers.ts';

/**
 * Serves what editors uploaded for all to see under a plain address, `/files/{id}`: pictures of texts, covers and
 * attachments, which mails, feeds and search engines link to as well. Private files have no such address.
 */
export function registerPublicFiles(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { id: string } }>('/files/:id', async (request, reply) => {
    const { id } = request.params;
    if (!/^pub_[\w-]{1,60}$/.test(id)) return reply.callNotFound();
    const [file] = await services.database.read(null, (db) =>
      db.select().from(publicFiles).where(eq(publicFiles.id, id)),
    );
    if (!file) return reply.callNotFound();
    const isShown = isMediaType(file.type);
    return sendFile(request, reply, {
      kind: 'file',
      name: file.name,
      type: isShown ? file.type : 'application/octet-stream',
      size: file.size,
      disposition: file.type.startsWith('image/') ? 'inline' : 'attachment',
      cache: publicCache,
      headers: shownHeaders,
      content: await services.storage.read(file.objectKey),
    });
  });
}
