import { Refusal } from '#core/errors.ts';
import { visibleText } from '#core/forms/kinds/rich-text.ts';
import { languageNames } from '#core/resources/language-names.ts';
import { flockArticle as resource } from '#features/flock/resources/article.ts';
import { newId } from '#server/base/ids.ts';
import { sanitise } from '#server/base/sanitise.ts';
import { and, eq } from '#server/database/sql.ts';
import { logAction, logSave } from '#server/resources/changes.ts';
import { pageOfFew, says } from '#server/resources/few-rows.ts';
import type { Row, Store, Values } from '#server/resources/store.ts';
import type { ActorScope, Scope } from '#server/scope.ts';
import { type ShippedArticle, shippedArticles } from './shipped-articles.ts';
import { flockArticles } from './tables.ts';

type Stored = typeof flockArticles.$inferSelect;

interface OneArticle {
  readonly shipped: ShippedArticle;
  readonly stored: Stored | undefined;
}

/** The articles of the library, each as shipped or as operators wrote it. Some seventy rows, read whole. */
export const articleStore: Store = {
  async list(scope, query) {
    const { keyword, locale, status } = query.filter;
    const rows = (await readArticles(scope)).map(present);
    return pageOfFew(rows, query, {
      locale: scope.locale,
      isFound: (row) =>
        (!locale || row.locale === locale) &&
        (!status || row.status === status) &&
        says(keyword, scope.locale, [row.title, row.text]),
    });
  },

  async one(scope, id) {
    const found = await getArticle(scope, id);
    return { row: present(found), values: valuesOf(found), rev: found.stored?.rev ?? 0 };
  },

  async save(scope, { id = '', rev, values }) {
    const before = await getArticle(scope, id);
    const after = { title: String(values.title), html: sanitise(String(values.html)) };
    const saved = before.stored?.rev === rev || (rev === 0 && !before.stored) ? await keep(scope, before, after) : null;
    if (!saved) throw new Refusal('CONFLICT', { obj: { rev: before.stored?.rev ?? 0, values: valuesOf(before) } });
    await logSave(scope, { resource, id, title: after.title, before: valuesOf(before), after });
    return { id, rev: saved.rev };
  },

  async act(scope, { action, ids }) {
    for (const id of ids) {
      const { shipped } = await getArticle(scope, id);
      await scope.db.delete(flockArticles).where(isArticle(scope, shipped));
      await logAction(scope, { resource, id, title: shipped.title, action });
    }
    return null;
  },
};

/** The articles that operators changed, as phones show them. */
export async function readChangedArticles({ db, tenantId }: Scope) {
  const { key, locale, title, html, rev } = flockArticles;
  const rows = await db
    .select({ key, locale, title, html, rev })
    .from(flockArticles)
    .where(and(eq(flockArticles.tenantId, tenantId), eq(flockArticles.state, 'ON')));
  return rows.map((row) => ({ ...row, locale: row.locale as ShippedArticle['locale'] }));
}

/** Over what was read; null when somebody who saved at the same instant was first. */
async function keep(scope: ActorScope, { shipped, stored }: OneArticle, words: { title: string; html: string }) {
  const { key, locale } = shipped;
  const rev = stored?.rev ?? 0;
  const change = { ...words, state: 'ON', savedBy: scope.actor.id, updatedAt: scope.now, rev: rev + 1 };
  const [saved] = await scope.db
    .insert(flockArticles)
    .values({ ...change, id: newId(), tenantId: scope.tenantId, key, locale })
    .onConflictDoUpdate({
      target: [flockArticles.tenantId, flockArticles.key, flockArticles.locale],
      set: change,
      setWhere: eq(flockArticles.rev, rev),
    })
    .returning({ rev: flockArticles.rev });
  return saved ?? null;
}

function isArticle({ tenantId }: ActorScope, { key, locale }: ShippedArticle) {
  return and(eq(flockArticles.tenantId, tenantId), eq(flockArticles.key, key), eq(flockArticles.locale, locale));
}

async function readArticles({ db, tenantId }: ActorScope): Promise<OneArticle[]> {
  const rows = await db.select().from(flockArticles).where(eq(flockArticles.tenantId, tenantId));
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return (await shippedArticles()).map((shipped) => ({ shipped, stored: byId.get(idOf(shipped)) }));
}

async function getArticle(scope: ActorScope, id: string): Promise<OneArticle> {
  const found = (await readArticles(scope)).find(({ shipped }) => idOf(shipped) === id);
  if (!found) throw new Refusal('NOT_FOUND');
  return found;
}

function idOf({ key, locale }: { readonly key: string; readonly locale: string }): string {
  return `${key}.${locale}`;
}

function valuesOf({ shipped, stored }: OneArticle): Values {
  const { title, html } = stored ?? shipped;
  return { title, html };
}

/** How much of a text lists show. */
const shownLength = 160;

function present({ shipped, stored }: OneArticle): Row {
  const { title, html } = stored ?? shipped;
  const { key, locale } = shipped;
  return {
    id: idOf(shipped),
    key,
    locale,
    title,
    language: languageNames[locale],
    status: stored ? 'CHANGED' : 'SHIPPED',
    text: visibleText(html).slice(0, shownLength),
    updatedAt: stored?.updatedAt.toISOString() ?? null,
  };
}
