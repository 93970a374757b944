import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Static, type TSchema, Type } from 'typebox';
import { Errors } from 'typebox/value';
import { parse } from 'yaml';
import { dataFolder } from '#server/demo/read-data.ts';
import { readArticle } from './article.ts';
import { type Publisher, publishers } from './letterhead.ts';
import type { DemoFile } from './print-article.ts';

/** What an author wrote: the head of a file of data/demo, the text in each language, and the papers to be printed. */
export type Draft<Head> = Head & {
  /** Its path below data/demo, for whoever has to mend it. */
  readonly file: string;
  /** Markdown as `readArticle` reads it. */
  readonly CN: string;
  readonly EN: string;
  readonly files: readonly DemoFile[];
};

/** Words in both languages. */
export const Both = Type.Object(
  { CN: Type.String({ minLength: 1 }), EN: Type.String({ minLength: 1 }) },
  { additionalProperties: false },
);
/** `2026-11-20 09:30` in Asia/Shanghai. */
export const Moment = Type.String({ pattern: '^20\\d\\d-\\d\\d-\\d\\d \\d\\d:\\d\\d$' });
export const Day = Type.String({ pattern: '^20\\d\\d-\\d\\d-\\d\\d$' });
/** What every draft has. */
export const headOfAll = { title: Both, summary: Both };
export const by = Type.Enum(Object.keys(publishers) as Publisher[]);

/** Moves the days of a text to when the story is told; see `storyTime`. */
export type Moved = (text: string) => string;

/** The days as their author wrote them. */
export const asWritten: Moved = (text) => text;

/**
 * The drafts of a folder in the order of their names, with all their days moved. Throws, naming file and field, when one
 * is not whole.
 */
export function readDrafts<S extends TSchema>(type: string, head: S, moved = asWritten): Draft<Static<S>>[] {
  const names = readdirSync(join(dataFolder, type)).sort();
  const sourceOf = (name: string) => moved(readFileSync(join(dataFolder, type, name), 'utf8'));
  return names.map((name) => readDraft(`${type}/${name}`, sourceOf(name), head));
}

/** One draft from what its file holds. */
export function readDraft<S extends TSchema>(file: string, source: string, schema: S): Draft<Static<S>> {
  const fail = (what: string): never => {
    throw new Error(`data/demo/${file}: ${what}`);
  };
  const [, head, text = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? fail('has no head');
  const facts: unknown = parse(head!);
  const [problem] = Errors(schema, facts);
  if (problem) fail(`${problem.instancePath.slice(1) || Object.values(problem.params).join()}: ${problem.message}`);
  // A comment tells where each part begins: no viewer of Markdown shows it.
  const [before = '', ...parts] = text.split(/^<!-- (.+) -->$/m).map((part) => part.trim());
  const [CN, EN, ...rest] = parts.flatMap((name, at) => (at % 2 === 0 ? [{ name, content: parts[at + 1]! }] : []));
  if (before !== '' || CN?.name !== 'CN' || EN?.name !== 'EN') return fail('has no <!-- CN --> before an <!-- EN -->');
  const files = rest.map(({ name, content }) => ({
    name: name.replace(/^file: /, ''),
    blocks: blocksOf(name, content),
  }));
  for (const { name, content } of [CN, EN]) blocksOf(name, content);
  return { ...(facts as Static<S>), file, CN: CN.content, EN: EN.content, files };

  function blocksOf(part: string, content: string) {
    try {
      return readArticle(content);
    } catch (error) {
      return fail(`${part}: ${(error as Error).message}`);
    }
  }
}
