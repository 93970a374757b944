import { timingSafeEqual } from 'node:crypto';
import type { OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { Values } from '#core/forms/values.ts';
import { contentTypes } from '#features/content-types.ts';
import type { contentPreviewCall, previewCall } from '#features/contents/calls/content-editing.ts';
import type { ContentType } from '#features/contents/shared/content.ts';
import { and, eq, isNull } from '#server/database/sql.ts';
import type { ActorScope, Scope } from '#server/scope.ts';
import { getContent } from './find-content.ts';
import { fileOf, filesOf } from './present.ts';
import { publicationOf } from './publication-of.ts';
import { contents } from './tables.ts';

const lifeMs = 24 * 3_600_000;

/** A link to what was saved last of a content; whoever has it may read it for a day. */
export async function makePreview(
  scope: ActorScope,
  type: ContentType,
  { id }: { id: string },
): Promise<OutputOf<typeof contentPreviewCall>> {
  await getContent(scope, type, { id });
  const expiresAt = new Date(scope.now.getTime() + lifeMs);
  const told = [id, String(expiresAt.getTime())];
  const proof = proofOf(scope, told).toString('base64url');
  return { link: [...told, proof].join('.'), expiresAt: expiresAt.toISOString() };
}

/** What a preview link shows, in the tenant it was made in; NOT_FOUND for any other. */
export async function readPreview(scope: Scope, { link }: { link: string }): Promise<OutputOf<typeof previewCall>> {
  const [id = '', expires = '', proof = ''] = link.split('.');
  const isReal = isSame(proofOf(scope, [id, expires]), Buffer.from(proof, 'base64url'));
  if (!isReal || Number(expires) < scope.now.getTime()) throw new Refusal('NOT_FOUND');
  const [row] = await scope.db
    .select({ type: contents.type, values: contents.values })
    .from(contents)
    .where(and(eq(contents.tenantId, scope.tenantId), eq(contents.id, id), isNull(contents.deletedAt)));
  const type = contentTypes.find(({ code }) => code === row?.type);
  if (!row || !type) throw new Refusal('NOT_FOUND');
  const values = row.values as Values;
  const shown = publicationOf(type, { id, tenantId: scope.tenantId, values, at: scope.now, version: 0 });
  return {
    type: type.code,
    content: {
      id,
      title: { CN: shown.titleCN, EN: shown.titleEN },
      summary: { CN: shown.summaryCN ?? '', EN: shown.summaryEN ?? '' },
      publisher: { CN: shown.publisherCN, EN: shown.publisherEN },
      publishedAt: shown.publishedAt.toISOString(),
      datedAt: shown.datedAt.toISOString(),
      validTo: shown.validTo?.toISOString() ?? null,
      top: shown.top ?? false,
      cover: fileOf(shown.cover),
      facts: shown.facts as Record<string, unknown>,
      body: { CN: shown.bodyCN, EN: shown.bodyEN },
      seoTitle: { CN: shown.seoTitleCN ?? '', EN: shown.seoTitleEN ?? '' },
      files: filesOf(shown.files),
      views: 0,
      previous: null,
      next: null,
    },
  };
}

function proofOf(scope: Scope, told: readonly string[]): Buffer {
  return scope.services.keys.hashSubject('preview', scope.tenantId, ...told);
}

function isSame(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}
