import { contentTypes } from '#features/content-types.ts';
import { searchWords } from '#features/contents/shared/words.ts';
import { nearestWord } from '#features/site/shared/near-words.ts';
import { sql } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { findPublications } from './find-publications.ts';
import { meantInChinese, type Vocabulary } from './meant-in-chinese.ts';

/**
 * What somebody whose words found nothing may have meant: each word that no title has gives way to the nearest one of
 * the newest titles, in Chinese by sound (pinyin, also typed as such) and look. Nothing is suggested that would find nothing: a title that was just taken away is not told.
 */
export async function suggestWords(scope: Scope, words: readonly string[]): Promise<string | null> {
  if (words.length === 0 || words.length > mostWords) return null;
  const known = await titleWords(scope);
  const meantIn = await meantInChinese();
  const meant = runsOf(words).flatMap((run) => {
    if (known.has(run)) return [run];
    // Longer than any name: no slip of the pen, and each sign more would be looked up in all words.
    const chinese = run.length <= longestRun ? meantIn(run, known) : undefined;
    return chinese ?? [nearestWord(run, known.keys())];
  });
  if (!meant.every((word) => word !== undefined) || meant.join() === words.join()) return null;
  const finding = { words: meant, since: null, until: null, most: 1, ranked: false };
  const { rows } = await scope.db.execute(sql`select from ${findPublications(scope, finding)} limit 1`);
  return rows.length > 0 ? joined(meant) : null;
}

/** Chinese words that stood side by side are one run again: a slip of the pen also moves where words are cut. */
function runsOf(words: readonly string[]): string[] {
  const runs: string[] = [];
  for (const word of words) {
    const last = runs.at(-1);
    if (last && isChinese(last) && isChinese(word)) runs[runs.length - 1] = last + word;
    else runs.push(word);
  }
  return runs;
}

const isChinese = (word: string) => /^\p{Script=Han}+$/u.test(word);

/** Signs. */
const longestRun = 20;
/** A sentence is not a slip of the pen. */
const mostWords = 6;
/** Newest titles of each type. */
const mostTitles = 400;
/** Milliseconds a node goes by the titles it has read. */
const maxAge = 60_000;

/** Chinese is written without spaces. */
function joined(words: readonly string[]): string {
  return words.join(' ').replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '');
}

interface Known {
  readonly words: Vocabulary;
  readonly readAt: number;
}

const nodes = new WeakMap<Services, Map<string, Known>>();

async function titleWords(scope: Scope): Promise<Vocabulary> {
  const tenants = nodes.get(scope.services) ?? new Map<string, Known>();
  nodes.set(scope.services, tenants);
  const known = tenants.get(scope.tenantId);
  if (known && performance.now() - known.readAt < maxAge) return known.words;
  const types = sql.param(contentTypes.map(({ code }) => code));
  const { rows } = await scope.db.execute<{ cn: string; en: string }>(sql`
    select newest.cn, newest.en from unnest(${types}::text[]) as kind,
      lateral (select title_cn as cn, title_en as en from publications
                where tenant_id = ${scope.tenantId} and type = kind and published_at <= ${scope.now.toISOString()}::timestamptz
                order by dated_at desc nulls last, id desc nulls last limit ${mostTitles}) newest`);
  const words = new Map<string, number>();
  for (const { cn, en } of rows)
    for (const word of new Set([...searchWords(cn), ...searchWords(en)])) words.set(word, (words.get(word) ?? 0) + 1);
  tenants.set(scope.tenantId, { words, readAt: performance.now() });
  return words;
}
