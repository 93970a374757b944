import fc, { type Arbitrary } from 'fast-check';
import type { TObject } from 'typebox';

interface Hints {
  /** Ids of rows that exist. */
  readonly ids: readonly string[];
  /** Texts that mean something somewhere. */
  readonly words: readonly string[];
  /** Names that open objects may have. */
  readonly keys: readonly string[];
  readonly tenantId: string;
}

interface SchemaView {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly SchemaView[];
  readonly items?: SchemaView;
  readonly properties?: Readonly<Record<string, SchemaView>>;
  readonly required?: readonly string[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** For tests: inputs that fit a contract's schema, but hold what nobody would send who means well. */
export function oddInputOf(schema: TObject, hints: Hints): Arbitrary<Record<string, unknown>> {
  return objectOf(schema as unknown as SchemaView, hints) as Arbitrary<Record<string, unknown>>;
}

function oddValueOf(schema: SchemaView, hints: Hints): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => oddValueOf(each, hints)));
  if (schema.properties) return objectOf(schema, hints);
  if (schema.type === 'string') return textOf(schema, hints);
  if (schema.type === 'integer' || schema.type === 'number') return numberOf(schema);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'array') return listOf(schema, hints);
  if (schema.type === 'object') return openObject(hints);
  return anything(hints);
}

function objectOf({ properties = {}, required = [] }: SchemaView, hints: Hints): Arbitrary<unknown> {
  const values = Object.entries(properties).map(([name, schema]) => [name, memberOf(name, schema, hints)] as const);
  return fc.record(Object.fromEntries(values), { requiredKeys: [...required] as never[] });
}

function memberOf(name: string, schema: SchemaView, hints: Hints): Arbitrary<unknown> {
  if (name === 'tenantId') return fc.constant(hints.tenantId);
  if (name === 'reqId' || name === 'clientTx') return fc.uuid();
  if (name === 'after') return fc.oneof(cursor, textOf(schema, hints));
  return oddValueOf(schema, hints);
}

const control = ['\u0000', 'a\u0000b', '\u001f', '\r\nset-cookie: a=b', '\u202e', '\ufeff', '\ud800', '👩‍🔬'];
const hostile = ["' or 1=1 --", '%', '_', '\\', '{}', '[object Object]', '../../etc/passwd', '<svg onload=x>', '=1+1'];
const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', '__proto__.x', 'a[__proto__]', 'null', 'NaN'];
const times = [
  'garbage',
  '1',
  '2026-02-31',
  '0000-00-00',
  '9999-99-99',
  '2026-11-21T00:00:00.000Z',
  '-000001-01-01T00:00:00Z',
  '+275760-09-13T00:00:00.000Z',
  '0000-01-01T00:00:00Z',
  '2026-11-21T00:00:00+99:99',
  'infinity',
  'now',
  'epoch',
];
const odd = ['', ' ', '\t', ...control, ...hostile, ...names, ...times];

function textOf({ pattern, minLength = 0, maxLength = 100_000 }: SchemaView, hints: Hints): Arbitrary<string> {
  const fits = (text: string) =>
    text.length >= minLength && text.length <= maxLength && (!pattern || new RegExp(pattern).test(text));
  const texts = [...odd, ...hints.words].filter(fits);
  const made = pattern ? fc.stringMatching(new RegExp(pattern)) : fc.string({ unit: 'grapheme', maxLength: 40 });
  const longest = fc.constant('长'.repeat(Math.min(maxLength, 50_000)));
  return fc.oneof(
    { weight: 4, arbitrary: texts.length > 0 ? fc.constantFrom(...texts) : made },
    { weight: 4, arbitrary: pattern && hints.ids.some(fits) ? fc.constantFrom(...hints.ids.filter(fits)) : made },
    { weight: 1, arbitrary: made.filter(fits) },
    { weight: 1, arbitrary: pattern ? made.filter(fits) : longest },
  );
}

function numberOf({ minimum = -1e308, maximum = 1e308 }: SchemaView): Arbitrary<number> {
  const edges = [minimum, maximum, 0, 1, 2, 2 ** 31, 2 ** 31 - 1, 2 ** 53, 1e20, -1];
  return fc.constantFrom(...edges.filter((edge) => edge >= minimum && edge <= maximum));
}

function listOf({ items = {}, minItems = 0, maxItems = 300 }: SchemaView, hints: Hints): Arbitrary<unknown> {
  const item = oddValueOf(items, hints);
  const many = fc.tuple(item).map(([value]) => Array<unknown>(maxItems).fill(value));
  return fc.oneof(
    { weight: 8, arbitrary: fc.array(item, { minLength: Math.max(1, minItems), maxLength: Math.min(4, maxItems) }) },
    { weight: 1, arbitrary: many },
  );
}

function openObject(hints: Hints): Arbitrary<unknown> {
  const key = fc.oneof(fc.constantFrom(...hints.keys), fc.constantFrom(...names, ...hints.words, '', 'a\u0000'));
  // Parsed, so that `__proto__` becomes a member like on the wire.
  return fc
    .array(fc.tuple(key, anything(hints)), { maxLength: 4 })
    .map((members) =>
      JSON.parse(`{${members.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`)}}`),
    );
}

function anything(hints: Hints): Arbitrary<unknown> {
  const leaf = fc.oneof(
    fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, 2 ** 31, 1e300, ...odd, ...hints.words),
    fc.constantFrom(...times),
  );
  return fc.oneof(
    { weight: 6, arbitrary: leaf },
    { weight: 3, arbitrary: fc.array(leaf, { maxLength: 3 }) },
    { weight: 1, arbitrary: fc.array(fc.array(leaf, { maxLength: 2 }), { maxLength: 2 }) },
    { weight: 1, arbitrary: fc.dictionary(fc.constantFrom(...names, 'CN', 'id', 'type'), leaf, { maxKeys: 3 }) },
    { weight: 1, arbitrary: fc.constantFrom(nested(40, '['), nested(3000, '['), nested(3000, '{"a":')) },
  );
}

function nested(depth: number, open: '[' | '{"a":'): unknown {
  const close = open === '[' ? ']' : '}';
  return JSON.parse(`${open.repeat(depth)}0${close.repeat(depth)}`);
}

const member = fc.oneof(
  fc.constantFrom<unknown>(...times, ...names, 'abc', '\u0000', 1e300, -1, true, 'infinity'),
  fc.integer(),
);
const instant = '2026-11-21T00:00:00.000Z';
const position = fc.oneof(
  fc.array(member, { minLength: 1, maxLength: 3 }),
  member.map((each) => [instant, each]),
  fc.tuple(fc.boolean(), member, member),
  member.map((each) => [true, instant, each]),
);
/** Places of a list that nobody was given. */
const cursor = position.map((members) => Buffer.from(JSON.stringify(members)).toString('base64url'));
