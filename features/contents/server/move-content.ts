import { Refusal } from '#core/errors.ts';
import type { Values } from '#core/forms/values.ts';
import type { ContentType } from '#features/contents/shared/content.ts';
import type { ContentState } from '#features/contents/shared/editing.ts';
import { publishTime } from '#features/contents/shared/publish-time.ts';
import { resourceOf } from '#features/contents/shared/resource-of.ts';
import type { FieldChange } from '#server/base/business-log/business-log.ts';
import { readPlatform } from '#server/base/platform.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { and, eq, ne, sql } from '#server/database/sql.ts';
import { dropKept } from '#server/kept-drafts/spend-kept.ts';
import { logAction } from '#server/resources/changes.ts';
import type { Store } from '#server/resources/store.ts';
import { readForm } from '#server/resources/verbs.ts';
import type { ActorScope } from '#server/scope.ts';
import { type Content, getContent } from './find-content.ts';
import { publish, unpublish } from './publish.ts';
import { contents, contentVersions, publications } from './tables.ts';
import { tellReview } from './tell-review.ts';

interface Move {
  readonly id: string;
  readonly action: string;
  readonly values: Values;
}

/**
 * Takes one step of a content; the only writer of its state, together with what visitors read. Throws INVALID for a
 * content that is not whole, and FOUR_EYES where the tenant wants two people and it was written by the same.
 */
export async function moveContent(scope: ActorScope, type: ContentType, store: Store, { id, action, values }: Move) {
  const content = await getContent(scope, type, { id, forUpdate: true, isBin: action === 'restore' });
  const steps: Readonly<Record<string, () => Promise<Partial<Content>>>> = {
    submit: async () => {
      await requireWhole(scope, { type, store, content });
      return { state: 'REVIEW', submittedBy: scope.actor.id, note: null };
    },
    publish: async () => {
      await requireWhole(scope, { type, store, content });
      await requireOwnName(scope, type, content);
      await requireSecondPerson(scope, content);
      const time = publishTime(values);
      if (time === undefined) throw new Error('the time of publishing was not checked');
      const at = time === null ? scope.now : new Date(time);
      const version = await publish(scope, type, { content, at });
      return { state: 'PUBLISHED', publishAt: at, version, note: null };
    },
    recall: async () => {
      if (content.submittedBy !== scope.actor.id) throw new Refusal('NOT_ALLOWED');
      return { state: 'DRAFT' };
    },
    return: async () => ({ state: 'DRAFT', note: String(values.reason) }),
    discard: async () => ({ state: 'PUBLISHED', ...(await publishedValues(scope, content)) }),
    offline: async () => {
      await unpublish(scope, content.id);
      return { state: 'OFFLINE', publishAt: null, note: String(values.reason) };
    },
    del: async () => {
      await dropKept(scope, { form: type.code, object: id });
      return { deletedAt: scope.now, deletedBy: scope.actor.id };
    },
    restore: async () => ({ deletedAt: null, deletedBy: null }),
  };
  const take = steps[action];
  if (!take) throw new Refusal('NOT_ALLOWED');
  const change = await take();
  await scope.db
    .update(contents)
    .set({ ...change, updatedAt: scope.now, rev: sql`${contents.rev} + 1` })
    .where(and(eq(contents.id, id), eq(contents.tenantId, scope.tenantId)));
  await logAction(scope, {
    resource: resourceOf(type),
    id,
    title: content.titleCN || content.titleEN,
    action,
    changes: changesOf(content, change),
  });
  await tellReview(scope, type, { action, content, reason: String(values.reason ?? '') });
}

/** Everything the form demands, said field by field. */
async function requireWhole(
  scope: ActorScope,
  { type, store, content }: { type: ContentType; store: Store; content: Content },
): Promise<void> {
  const { form: fields = [], check } = resourceOf(type);
  await readForm(scope, { fields, rules: type.rules ?? [], store, values: { ...content.values }, check });
}

/** Two published contents under one name would hide each other. */
async function requireOwnName(scope: ActorScope, type: ContentType, { id, values }: Content): Promise<void> {
  if (!type.named) return;
  const others = await scope.db.$count(
    publications,
    and(
      eq(publications.tenantId, scope.tenantId),
      eq(publications.type, type.code),
      ne(publications.id, id),
      sql`${publications.facts} ->> ${type.named} = ${String(values[type.named])}`,
    ),
  );
  if (others > 0) throw fieldRefusal(scope, 'DUPLICATE', type.named);
}

async function requireSecondPerson(scope: ActorScope, content: Content): Promise<void> {
  const { fourEyes } = await readPlatform(scope);
  if (!fourEyes) return;
  if (content.state !== 'REVIEW') throw new Refusal('NOT_REVIEWED');
  if ([content.editedBy, content.submittedBy].includes(scope.actor.id)) throw new Refusal('FOUR_EYES');
}

async function publishedValues(scope: ActorScope, content: Content): Promise<Partial<Content>> {
  const [row] = await scope.db
    .select({ values: contentVersions.values })
    .from(contentVersions)
    .where(
      and(
        eq(contentVersions.tenantId, scope.tenantId),
        eq(contentVersions.contentId, content.id),
        eq(contentVersions.version, content.version ?? -1),
      ),
    );
  if (!row) throw new Refusal('NOT_ALLOWED');
  const values = row.values as Values;
  return { values, titleCN: String(values.titleCN), titleEN: String(values.titleEN) };
}

function changesOf(
  before: Content,
  after: { state?: ContentState | string; note?: string | null; publishAt?: Date | null },
) {
  const changes: FieldChange[] = [];
  if (after.state && after.state !== before.state)
    changes.push({ field: 'state', before: before.state, after: after.state });
  if (after.note) changes.push({ field: 'reason', before: null, after: after.note });
  if (after.publishAt)
    changes.push({
      field: 'publishAt',
      before: before.publishAt?.toISOString() ?? null,
      after: after.publishAt.toISOString(),
    });
  return changes;
}
