import type { Text } from '#core/texts/text.ts';
import { newId } from '#server/base/ids.ts';
import { messages } from '#server/database/tables/logs.ts';
import type { Scope } from '#server/scope.ts';

interface Notice {
  readonly accountId: string;
  readonly title: Text;
  /** Plain text; line breaks part paragraphs. */
  readonly body: Text;
  /** The page it is about, below the origin of the application it is read in. */
  readonly path?: string;
}

/** Leaves people messages inside the product. */
export async function tellAccount(scope: Scope, ...notices: readonly Notice[]): Promise<void> {
  if (notices.length === 0) return;
  await scope.db.insert(messages).values(
    notices.map(({ accountId, title, body, path }) => ({
      id: newId(),
      tenantId: scope.tenantId,
      accountId,
      titleCN: title.CN,
      titleEN: title.EN,
      bodyCN: body.CN,
      bodyEN: body.EN,
      path: path ?? null,
      at: scope.now,
    })),
  );
}
