import { parse } from 'yaml';
import { sources } from '#features/flock/shared/scoring/sources.ts';
import { type Article, type ArticleHead, sentencesOf, splitTags } from './article.ts';

/** One article of data/library: its head and what stands below it. Throws, naming `file` and the part, when it is not whole. */
export function readArticle(file: string, source: string): { head: ArticleHead; article: Article } {
  const fail = (what: string): never => {
    throw new Error(`data/library/${file}: ${what}`);
  };
  const [, top, text = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? fail('has no head');
  const { title, lead, ...rest } = (parse(top!) ?? {}) as Record<string, unknown>;
  const [unknown] = Object.keys(rest);
  if (unknown) fail(`${unknown}: no field of an article`);
  // A comment tells where each part begins: no viewer of Markdown shows it.
  const [before = '', ...pieces] = text.split(/^<!-- (\w+) -->$/m).map((piece) => piece.trim());
  const parts = Object.fromEntries(pieces.flatMap((name, at) => (at % 2 === 0 ? [[name, pieces[at + 1]!]] : [])));
  if (before !== '' || Object.keys(parts).join() !== 'facts,text,today,vet') fail('has not its four parts in order');
  const head = { title: wordsOf('title', title), lead: wordsOf('lead', lead) };
  const article = {
    facts: bulletsOf('facts', parts.facts!),
    body: sectionsOf(parts.text!),
    today: bulletsOf('today', parts.today!),
    vet: bulletsOf('vet', parts.vet!),
  };
  const tags = sentencesOf(article).flatMap((sentence) => splitTags(sentence).flatMap((piece) => piece.tags));
  const strange = tags.find((tag) => tag !== 'PD' && !(tag in sources));
  if (strange) fail(`${strange}: no source of FlockScore`);
  return { head, article };

  function wordsOf(field: string, value: unknown): string {
    return typeof value === 'string' && value.trim() !== '' ? value : fail(`${field}: no words`);
  }

  function bulletsOf(part: string, list: string): string[] {
    return list
      .split('\n')
      .map((line) => /^- (\S.*)$/.exec(line)?.[1] ?? fail(`${part}: “${line}” is no item of a list`));
  }

  function sectionsOf(all: string): { title: string; text: string }[] {
    return all.split(/\n\n(?=## )/).map((section) => {
      const [, heading, words] = /^## (.+)\n\n([^#\s-].*)$/.exec(section) ?? fail(`text: “${section}” is no section`);
      return { title: heading!, text: words! };
    });
  }
}
