import { type Contract, isEncrypted, isSealed, methodsOf } from '#core/contracts/contract.ts';
import { type ErrorKey, errors, errorText } from '#core/errors.ts';
import { locales } from '#core/texts/text.ts';
import { MAX_SEALED_QUERY } from '#core/wire/seal.ts';
import { PART_BYTES } from '#core/wire/upload-meta.ts';
import { freshFor } from '#server/base/sessions/session-rules.ts';
import type { Env } from '#server/env.ts';
import { bytes, components, type Json, ref } from './openapi-components.ts';
import { openApiLimits } from './openapi-limits.ts';

type Rates = Pick<Env, 'rateGuest' | 'rateSignedIn'>;

/** The API document, OpenAPI 3.1: what travels, field by field; sealed fields and answers are described as they are inside the seal. */
export function openApi(contracts: readonly Contract[], rates: Rates) {
  const paths: Record<string, Json> = {};
  for (const contract of contracts)
    for (const method of methodsOf(contract))
      paths[contract.path] = { ...paths[contract.path], [method.toLowerCase()]: operation(contract, method) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Wutong 梧桐',
      version: '1',
      summary: 'Calls of the portal, the back office and FlockScore',
      description,
    },
    servers: [{ url: '/talents', description: 'The base path of all calls, on the origin of this document' }],
    tags: [...new Set(contracts.map(tagOf))].map((name) => ({ name })),
    paths,
    components,
    'x-limits': openApiLimits(rates),
    'x-errors': (Object.keys(errors) as ErrorKey[]).map((key) => ({
      key,
      code: errors[key].code,
      msg: Object.fromEntries(locales.map((locale) => [locale, errorText(key, locale)])),
    })),
  };
}

const description = `Every call but the opening of a session is signed, and sealed where it says so: docs/wire.md gives the bytes, with worked values and a client in Python.

Fields travel in the query of a GET and in the body of a POST, as \`application/x-www-form-urlencoded\`. The names \`lang\`, \`sequence\`, \`token\`, \`userId\`, \`nonce\`, \`p\` and \`digest\` belong to the protocol and stand in no call's own fields. On a sealed call nothing travels but them: the call's own fields are inside \`p\`, and its \`contentSchema\` describes them. Lists of plain values are the same name several times; whatever is nested is one JSON text.

A business answer is HTTP 200 with \`code\`, \`msg\` and \`obj\`; code 1 is success, all others are in \`x-errors\`. \`msg\` is in the language of \`lang\`. Limits of the transport have their HTTP status and the same body. \`x-limits\` tells sizes, times and rates.`;

function tagOf({ path }: Contract): string {
  return path.split('/').slice(1, 3).join('/');
}

/** From method and path, which never change: `postWebUserPhone`. */
function operationIdOf({ path }: Contract, method: string): string {
  const words = path.split(/[/_]/).filter((word) => word !== '');
  return method.toLowerCase() + words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join('');
}

function operation(contract: Contract, method: string): Json {
  return {
    operationId: operationIdOf(contract, method),
    summary: contract.summary,
    tags: [tagOf(contract)],
    security: securityOf(contract),
    'x-class': contract.class,
    'x-sealed': isSealed(contract),
    'x-encrypted': isEncrypted(contract),
    ...(contract.answer && { 'x-answer': contract.answer }),
    'x-access': contract.access,
    'x-sides': contract.sides,
    'x-rate': contract.rate,
    ...(contract.needsFreshSignIn && { 'x-fresh-sign-in-seconds': freshFor / 1000 }),
    ...(contract.whileReadOnly && { 'x-while-read-only': contract.whileReadOnly }),
    ...(method === 'GET' ? { parameters: queryOf(contract) } : { requestBody: bodyOf(contract) }),
    responses: {
      200: answerOf(contract),
      ...(contract.class === 'V' && {
        206: ref('responses', 'FilePart'),
        416: { description: 'No such part of the file' },
      }),
      '4XX': ref('responses', 'Transport'),
      '5XX': ref('responses', 'Transport'),
    },
  };
}

/** Each side has a cookie of its own; guests make open calls with theirs. */
function securityOf({ class: kind, access, path }: Contract): Json[] {
  if (kind === 'O') return [];
  const sides = path.startsWith('/mgr/') ? ['office'] : ['portal', 'poultry', 'office'];
  const signedIn = sides.map((side) => ({ [side]: [] }));
  const guest = [...(access === 'open' ? [{ guest: [] }] : []), ...(kind === 'V' ? [{}] : [])];
  return [...guest, ...signedIn];
}

/** The protocol's own fields of a call, in the order in which they are told. */
function reservedOf(contract: Contract): string[] {
  const last = isSealed(contract) ? ['p', 'digest'] : ['nonce', 'digest'];
  return contract.class === 'O' ? [] : ['lang', 'sequence', 'token', 'userId', ...last];
}

function isRequired(contract: Contract, name: string): boolean {
  // Public files are shown without a signature.
  return name !== 'nonce' && contract.class !== 'V';
}

function queryOf(contract: Contract): Json[] {
  const outer = reservedOf(contract).map((name) =>
    name === 'p'
      ? { name, in: 'query', required: true, schema: sealedFields(contract, MAX_SEALED_QUERY) }
      : { ...components.parameters[name], required: isRequired(contract, name) },
  );
  if (isSealed(contract)) return outer;
  const needed: readonly string[] = contract.input.required ?? [];
  const own = Object.entries(contract.input.properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: needed.includes(name),
    schema,
  }));
  return [...outer, ...own];
}

function sealedFields({ input }: Contract, maxLength?: number): Json {
  return {
    type: 'string',
    pattern: '^1\\.[A-Za-z0-9_-]+$',
    ...(maxLength && { maxLength }),
    description:
      '"1." and base64url of iv, ciphertext and tag (AES-256-GCM); inside, the fields of contentSchema as a form',
    contentMediaType: form,
    contentSchema: input,
  };
}

const form = 'application/x-www-form-urlencoded';

function bodyOf(contract: Contract): Json {
  const reserved = reservedOf(contract);
  const outer = Object.fromEntries(
    reserved.map((name) => [name, name === 'p' ? sealedFields(contract) : ref('schemas', name)]),
  );
  const own = isSealed(contract) ? {} : contract.input.properties;
  const schema = {
    type: 'object',
    properties: { ...outer, ...own },
    required: [
      ...reserved.filter((name) => isRequired(contract, name)),
      ...(isSealed(contract) ? [] : (contract.input.required ?? [])),
    ],
    additionalProperties: false,
  };
  if (contract.class !== 'U') return { required: true, content: { [form]: { schema } } };
  const meta = {
    type: 'string',
    maxLength: 4096,
    description: 'One line, first of the parts: the signed fields of contentSchema as a form',
    contentMediaType: form,
    contentSchema: schema,
  };
  const file = { description: `The bytes, ${PART_BYTES} of them and fewer in the last part`, contentMediaType: bytes };
  return {
    required: true,
    content: {
      'multipart/form-data': {
        schema: { type: 'object', properties: { meta, file }, required: ['meta', 'file'], additionalProperties: false },
        encoding: { meta: { contentType: 'text/plain' }, file: { contentType: bytes } },
      },
    },
  };
}

function answerOf(contract: Contract): Json {
  const isFile = contract.class === 'D' || contract.class === 'V';
  const obj = contract.answer === 'sealed' ? sealedAnswer(contract) : contract.output;
  const success = {
    type: 'object',
    properties: { code: { const: 1 }, msg: { type: 'string' }, obj },
    required: ['code', 'msg', 'obj'],
  };
  // Where a file is all there is to answer, what is no file is a refusal.
  const isFileAlone = isFile && Object.keys((contract.output as { properties?: object }).properties ?? {}).length === 0;
  const json = isFileAlone ? ref('schemas', 'Refusal') : { oneOf: [success, ref('schemas', 'Refusal')] };
  return {
    description: isFile ? 'The file, or a refusal' : 'Success, or a refusal',
    headers: {
      'x-server-time': ref('headers', 'ServerTime'),
      ...(isFile && { 'content-disposition': ref('headers', 'FileName') }),
    },
    content: {
      'application/json': { schema: json },
      ...(isFile && { '*/*': { schema: { contentMediaType: bytes } } }),
    },
  };
}

function sealedAnswer({ output }: Contract): Json {
  return {
    type: 'object',
    properties: {
      sealed: {
        type: 'string',
        pattern: '^1\\.[A-Za-z0-9_-]+$',
        description: 'Sealed for the asker; inside, JSON',
        contentMediaType: 'application/json',
        contentSchema: output,
      },
    },
    required: ['sealed'],
  };
}
