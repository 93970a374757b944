import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Static, type TSchema, Type } from 'typebox';
import { Errors } from 'typebox/value';

/** Where what the demo tells lies. */
export const dataFolder = join(import.meta.dirname, '../../data/demo');

export const Day = Type.String({ pattern: '^(19|20)\\d\\d-\\d\\d-\\d\\d$' });
export const Month = Type.String({ pattern: '^(19|20)\\d\\d-\\d\\d$' });
export const Words = Type.String({ minLength: 1 });

/** What a JSON file of data/demo holds. Throws, naming file and entry, when it is not what the schema asks. */
export function readData<S extends TSchema>(name: string, schema: S): Static<S> {
  return checkData(name, JSON.parse(readFileSync(join(dataFolder, name), 'utf8')), schema);
}

/** The same for what was read from the file. */
export function checkData<S extends TSchema>(name: string, data: unknown, schema: S): Static<S> {
  const [problem] = Errors(schema, data);
  if (!problem) return data as Static<S>;
  const path = problem.instancePath.split('/').slice(1);
  const where = path.length === 0 ? '' : `${path.join('.')}${entryOf(data, path)}: `;
  // The schema of a field that is not named says no to everything.
  const what = problem.keyword === 'boolean' ? 'is no field' : problem.message;
  const choices = problem.keyword === 'enum' ? `: ${problem.params.allowedValues.join(', ')}` : '';
  throw new Error(`data/demo/${name}: ${where}${what}${choices}`);
}

/** How the entry that a path leads into names itself, in brackets. */
function entryOf(data: unknown, path: readonly string[]): string {
  let inner = data;
  let named: unknown;
  for (const part of path) {
    inner = (inner as Record<string, unknown> | undefined)?.[part];
    const { key, login, code } = Object(inner) as Readonly<Record<string, unknown>>;
    named = key ?? login ?? code ?? named;
  }
  return typeof named === 'string' ? ` (${named})` : '';
}
