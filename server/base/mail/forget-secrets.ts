import { and, inArray, lt, ne } from '#server/database/sql.ts';
import { outbox } from '#server/database/tables/logs.ts';
import type { Services } from '#server/services.ts';

/** Scenes whose text opens something: a code or a one-time link. */
export const secretScenes: readonly string[] = [
  'CODE_LOGIN',
  'CODE_REGISTER',
  'CODE_BIND',
  'CODE_CONTACT',
  'CODE_OBJECT',
  'HAVE_ACCOUNT',
  'RESET',
  'INVITATION',
];

/** What stands in place of a text that is over, so that a copy of the database opens no account. */
export const forgotten = { text: '***', html: null } as const;

/** Empties codes and links that were kept rather than sent, once they are a day old. */
export async function forgetSecrets({ database, clock }: Services): Promise<void> {
  const aDayAgo = new Date(clock().getTime() - 86_400_000);
  await database.asOwner((db) =>
    db
      .update(outbox)
      .set(forgotten)
      .where(
        and(inArray(outbox.scene, [...secretScenes]), lt(outbox.createdAt, aDayAgo), ne(outbox.text, forgotten.text)),
      ),
  );
}
