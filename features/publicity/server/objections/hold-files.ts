import type { FileValue } from '#core/forms/values.ts';
import { objectionFiles } from '#features/publicity/server/tables.ts';
import { findReadyFiles } from '#server/base/files/attach.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import type { ActorScope } from '#server/scope.ts';

interface Named {
  readonly objectionId: string;
  readonly files: readonly FileValue[];
  readonly side: 'OBJECTOR' | 'APPLICANT';
}

/** Keeps files of the caller with an objection; throws FILE_REFUSED for those that are not theirs. */
export async function holdFiles(scope: ActorScope, { objectionId, files, side }: Named): Promise<void> {
  if (files.length === 0) return;
  const stored = await findReadyFiles(
    scope,
    files.map(({ id }) => id),
  );
  if (stored.length < files.length) throw fieldRefusal(scope, 'FILE_REFUSED', 'files');
  await scope.db.insert(objectionFiles).values(
    stored.map(({ id, name, size, type }) => ({
      tenantId: scope.tenantId,
      objectionId,
      fileId: id,
      file: { id, name, size, type },
      side,
    })),
  );
}
