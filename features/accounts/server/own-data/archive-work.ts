import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { dayInShanghai } from '#core/calendar/dates.ts';
import { textIn } from '#core/texts/text.ts';
import { archiveMessages } from '#features/accounts/messages.ts';
import { tell } from '#server/base/mail/tell.ts';
import { and, eq, isNull } from '#server/database/sql.ts';
import { files } from '#server/database/tables/files.ts';
import type { Work } from '#server/jobs/background-work.ts';
import type { ActorScope } from '#server/scope.ts';

const dayMs = 24 * 3_600_000;

/** The background work that writes everything the product knows of a person, with their files, into one ZIP. */
export const archiveWork: Work = {
  module: 'OWN_DATA',
  life: dayMs,
  check: () => undefined,
  async make(scope, _job, { path, step }) {
    const { ownParts } = scope.services.features;
    const zip = new ZipFile();
    const written = pipeline(zip.outputStream, createWriteStream(path));
    const data: Record<string, unknown> = { writtenAt: scope.now.toISOString() };
    for (const [at, part] of ownParts.entries()) {
      if (part.read) data[part.key] = { name: textIn(part.name, scope.locale), content: await part.read(scope) };
      await step(at + 1);
    }
    zip.addBuffer(Buffer.from(JSON.stringify(data, null, 2)), 'data.json');
    for (const { id, name, objectKey } of await ownFiles(scope)) {
      const open = (done: (error: unknown, stream: NodeJS.ReadableStream) => void) =>
        scope.services.storage.read(objectKey).then(
          (stream) => done(null, stream),
          (error: Error) => done(error, null as never),
        );
      // The id parts files of one name.
      zip.addReadStreamLazy(`files/${id}-${name.replaceAll(/[\\/:]/g, '_')}`, { compress: false }, open);
    }
    zip.end();
    await written;
    return {
      rows: ownParts.length,
      fileName: `${textIn({ CN: '我的数据', EN: 'my-data' }, scope.locale)}-${dayInShanghai(scope.now.getTime())}.zip`,
      fileType: 'application/zip',
    };
  },
  made: (scope, job) => tell(scope, archiveMessages.ready, { to: job.accountId, facts: {} }),
  failed: (scope, job) => tell(scope, archiveMessages.failed, { to: job.accountId, facts: {} }),
};

function ownFiles({ db, actor, tenantId }: ActorScope) {
  return db
    .select({ id: files.id, name: files.name, objectKey: files.objectKey })
    .from(files)
    .where(and(eq(files.tenantId, tenantId), eq(files.ownerId, actor.id), isNull(files.deletedAt)));
}
