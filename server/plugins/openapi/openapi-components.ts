import { errors } from '#core/errors.ts';
import { locales } from '#core/texts/text.ts';

/** A part of the API document. */
export type Json = Readonly<Record<string, unknown>>;

/** Points to a shared part of the document. */
export function ref(kind: string, name: string): Json {
  return { $ref: `#/components/${kind}/${name}` };
}

/** The media type of what is no text. */
export const bytes = 'application/octet-stream';

const schemas = {
  lang: { type: 'string', enum: locales, description: 'Language of the answer' },
  sequence: {
    type: 'string',
    pattern: '^[1-9][0-9]{12}$',
    description:
      'Server time in milliseconds, rising strictly; within 300 s of it, and of addresses of files no more than 10 s ahead',
  },
  token: {
    type: 'string',
    pattern: '^[gs]1\\.[A-Za-z0-9_-]{21}[AQgw]$',
    description: 'The session: g1 of a guest, s1 of somebody signed in',
  },
  userId: {
    type: 'string',
    pattern: '^[A-Za-z0-9_-]{0,64}$',
    description: 'The account of the session; empty for a guest',
  },
  nonce: {
    type: 'string',
    pattern: '^[A-Za-z0-9_-]{12}$',
    description: 'base64url of 9 random bytes; on calls that are not sealed',
  },
  digest: {
    type: 'string',
    pattern: '^[A-Za-z0-9_-]{42}[AEIMQUYcgkosw048]$',
    description: 'HMAC-SHA256 over method, path and all other outer fields',
  },
  Refusal: {
    type: 'object',
    properties: {
      code: {
        type: 'integer',
        enum: [...new Set(Object.values(errors).map(({ code }) => code))].filter((code) => code !== 1),
      },
      msg: { type: 'string', description: 'For people, in their language' },
      obj: {
        type: 'object',
        properties: {
          key: { type: 'string', enum: Object.keys(errors), description: 'Names the error among those of its code' },
          fields: { type: 'array', items: ref('schemas', 'FieldMessage') },
          reason: { type: 'string', description: 'Why a file is refused (115)' },
          retryAfter: { type: 'integer', description: 'Seconds to wait (110)' },
          sequence: { type: 'integer', description: 'Server time in milliseconds (104)' },
          rev: { type: 'integer', description: 'The revision that stands (112)' },
        },
        required: ['key'],
      },
    },
    required: ['code', 'msg', 'obj'],
  },
  FieldMessage: {
    type: 'object',
    properties: { path: { type: 'string' }, key: { type: 'string' }, msg: { type: 'string' } },
    required: ['path', 'key', 'msg'],
  },
} as const;

const parameters = Object.fromEntries(
  (['lang', 'sequence', 'token', 'userId', 'nonce', 'digest'] as const).map((name) => [
    name,
    { name, in: 'query', schema: ref('schemas', name) },
  ]),
);

const headers = {
  ServerTime: { description: 'Server time in milliseconds', schema: { type: 'string', pattern: '^[0-9]{13}$' } },
  FileName: { description: 'Name of the file, in ASCII and in full (RFC 6266)', schema: { type: 'string' } },
};

const responses = {
  Transport: {
    description: 'What cannot be read, is unknown, too slow or too large, or comes while the server stops',
    headers: { 'x-server-time': ref('headers', 'ServerTime') },
    content: { 'application/json': { schema: ref('schemas', 'Refusal') } },
  },
  FilePart: {
    description: 'The bytes of a range',
    headers: { 'content-range': { schema: { type: 'string' } } },
    content: { '*/*': { schema: { contentMediaType: bytes } } },
  },
};

const cookie = (name: string, description: string) => ({ type: 'apiKey', in: 'cookie', name, description });
const securitySchemes = {
  guest: cookie('__Host-twg', 'Of a guest session; plain http has the name without its prefix'),
  portal: cookie('__Host-tw-portal', 'Of somebody signed in on the portal'),
  office: cookie('__Host-tw-office', 'Of somebody signed in to the back office'),
  poultry: cookie('__Host-tw-poultry', 'Of somebody signed in to FlockScore'),
};

/** What several calls share: the protocol's own fields, the refusal, headers and cookies. */
export const components = { schemas, parameters, headers, responses, securitySchemes };
