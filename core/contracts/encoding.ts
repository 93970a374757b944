import type { TObject, TSchema } from 'typebox';

type Pair = readonly [string, string];

/** Turns an input object into form pairs: scalars as text, arrays repeated, anything nested as one JSON text. */
export function encodeInput(schema: TObject, input: Readonly<Record<string, unknown>>): Pair[] {
  const pairs: Pair[] = [];
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined || value === null) continue;
    const form = formOf(schema.properties[name]);
    if (form.kind === 'json') pairs.push([name, JSON.stringify(value)]);
    else if (Array.isArray(value)) for (const item of value) pairs.push([name, String(item)]);
    else pairs.push([name, String(value)]);
  }
  return pairs;
}

/**
 * The reverse, guided by the schema: numbers and booleans from their text, repeated fields as arrays.
 * What cannot be read stays text (or an array), so that validation refuses it with the field's name.
 */
export function decodeInput(schema: TObject, pairs: Iterable<Pair>): Record<string, unknown> {
  const groups = new Map<string, string[]>();
  for (const [name, value] of pairs) {
    const group = groups.get(name);
    if (group) group.push(value);
    else groups.set(name, [value]);
  }
  const input: Record<string, unknown> = {};
  for (const [name, values] of groups) {
    const form = formOf(schema.properties[name]);
    if (form.kind === 'json') input[name] = values.length === 1 ? parseJson(values[0]!) : values;
    else if (form.kind === 'list') input[name] = values.map((value) => readScalar(form.type, value));
    else input[name] = values.length === 1 ? readScalar(form.type, values[0]!) : values;
  }
  return input;
}

type Form = { kind: 'json' } | { kind: 'list' | 'scalar'; type: string };

interface SchemaView {
  readonly type?: string;
  readonly items?: SchemaView;
  readonly anyOf?: readonly SchemaView[];
  readonly properties?: unknown;
}

function formOf(schema: TSchema | undefined): Form {
  const view = (schema ?? {}) as SchemaView;
  if (view.type === 'array') {
    const item = scalarType(view.items);
    return item ? { kind: 'list', type: item } : { kind: 'json' };
  }
  const type = scalarType(view);
  return type ? { kind: 'scalar', type } : schema ? { kind: 'json' } : { kind: 'scalar', type: 'string' };
}

function scalarType(view: SchemaView | undefined): string | null {
  if (!view) return null;
  if (view.anyOf) {
    const types = view.anyOf.map(scalarType);
    return types.every((type) => type !== null) ? (types[0] ?? null) : null;
  }
  if (view.type === 'object' || view.type === 'array') return null;
  if (view.type) return view.type;
  return 'const' in view || 'enum' in view ? 'string' : null;
}

function readScalar(type: string, text: string): unknown {
  if ((type === 'integer' || type === 'number') && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
