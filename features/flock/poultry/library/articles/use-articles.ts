import { useLibrary } from '#features/flock/poultry/library/words.ts';
import { database } from '#features/flock/poultry/store/database.ts';
import { useServerSettings } from '#features/flock/poultry/store/server-settings.ts';
import { readSetting, useSetting, writeSetting } from '#features/flock/poultry/store/settings.ts';
import { type ArticleKey, articleKeys } from '#features/flock/texts/library/article.ts';
import { useSession } from '#web/kit/call/session.ts';
import { plainText } from './find-articles.ts';

/** An article as the list shows it; `changed` when an operator has put other words in its place. */
export interface ListedArticle {
  readonly key: ArticleKey;
  readonly title: string;
  readonly lead: string;
  readonly isRead: boolean;
  readonly changed: { readonly title: string; readonly html: string } | undefined;
}

const readSettingName = 'readArticles';
/** Signs of a changed article that stand for its lead. */
const leadLength = 110;

/** All articles in the language of the page, in reading order. */
export function useArticles(): ListedArticle[] {
  const t = useLibrary();
  const locale = useSession((session) => session.locale);
  const changes = useServerSettings()?.articles ?? [];
  const read = useSetting<readonly string[]>(readSettingName) ?? [];
  return articleKeys.map((key) => {
    const changed = changes.find((article) => article.key === key && article.locale === locale);
    return {
      key,
      title: changed?.title ?? t(`list.${key}.title`),
      lead: changed ? shortened(plainText(changed.html)) : t(`list.${key}.lead`),
      isRead: read.includes(key),
      changed,
    };
  });
}

/** Remembers on this device that an article was read to its end. */
export async function markRead(key: ArticleKey): Promise<void> {
  const db = database();
  await db.transaction('rw', db.settings, async () => {
    const read = (await readSetting<readonly string[]>(db, readSettingName)) ?? [];
    if (!read.includes(key)) await writeSetting(db, readSettingName, [...read, key]);
  });
}

function shortened(text: string): string {
  return text.length <= leadLength ? text : `${text.slice(0, leadLength).replace(/\s+\S*$/, '')} …`;
}
