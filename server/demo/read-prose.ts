import { type Static, type TSchema, Type } from 'typebox';
import { Errors } from 'typebox/value';
import { parse } from 'yaml';
import { Words } from './read-data.ts';

/** Words in both languages. */
export const Both = Type.Object({ CN: Words, EN: Words }, { additionalProperties: false });

/** What a file of data/demo says: the facts of its head, its text in each language, and the named parts after them. */
export interface Prose<Head> {
  readonly head: Head;
  readonly CN: string;
  readonly EN: string;
  readonly rest: readonly { readonly name: string; readonly content: string }[];
}

/** Reads a head of YAML with the text below it; throws, naming file and field, when one of them is not whole. */
export function readProse<S extends TSchema>(file: string, source: string, schema: S): Prose<Static<S>> {
  const [, top, text = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? notWhole(file, 'has no head');
  const head: unknown = parse(top!);
  const [problem] = Errors(schema, head);
  if (problem)
    notWhole(file, `${problem.instancePath.slice(1) || Object.values(problem.params).join()}: ${problem.message}`);
  // A comment tells where each part begins: no viewer of Markdown shows it.
  const [before = '', ...parts] = text.split(/^<!-- (.+) -->$/m).map((part) => part.trim());
  const [CN, EN, ...rest] = parts.flatMap((name, at) => (at % 2 === 0 ? [{ name, content: parts[at + 1]! }] : []));
  if (before !== '' || CN?.name !== 'CN' || EN?.name !== 'EN')
    return notWhole(file, 'has no <!-- CN --> before an <!-- EN -->');
  return { head: head as Static<S>, CN: CN.content, EN: EN.content, rest };
}

/** Throws with the path of the file that somebody has to mend. */
export function notWhole(file: string, what: string): never {
  throw new Error(`data/demo/${file}: ${what}`);
}
