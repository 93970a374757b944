import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Static, type TSchema, Type } from 'typebox';
import { dataFolder } from '#server/demo/read-data.ts';
import { Both, notWhole, readProse } from '#server/demo/read-prose.ts';
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
  const { head, CN, EN, rest } = readProse(file, source, schema);
  const files = rest.map(({ name, content }) => ({
    name: name.replace(/^file: /, ''),
    blocks: blocksOf(name, content),
  }));
  for (const [name, content] of Object.entries({ CN, EN })) blocksOf(name, content);
  return { ...head, file, CN, EN, files };

  function blocksOf(part: string, content: string) {
    try {
      return readArticle(content);
    } catch (error) {
      return notWhole(file, `${part}: ${(error as Error).message}`);
    }
  }
}
