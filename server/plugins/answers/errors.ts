import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { type ErrorKey, errors, errorText, type FieldMessage, Refusal } from '#core/errors.ts';
import type { Locale } from '#core/texts/text.ts';
import { WireFault } from '#core/wire/fault.ts';
import { isDiskFull } from '#server/database/disk-full.ts';
import { DatabaseAway } from '#server/database/pool.ts';
import { readerLanguage } from './reader-language.ts';
import { whatIsWrong } from './what-is-wrong.ts';

/** Turns whatever was thrown into the envelope: business answers travel as HTTP 200, transport limits keep their status. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const call = request.call;
  const locale = call?.locale ?? readerLanguage(request);
  const refusal = toRefusal(error, locale);
  const status = refusal ? 200 : transportStatus(error);
  const key = refusal?.key ?? (status === 500 ? 'UNEXPECTED' : 'REQUEST_REFUSED');
  if (status === 500) request.log.error({ err: error, reference: request.id }, 'unexpected error');
  if (call) call.outcome = { code: errors[key].code, key, detail: detailOf(error, key) };
  return sendRefusal(reply.code(status), refusal ?? new Refusal(key, { params: { reference: request.id } }), locale);
}

/** Says nothing of what was asked for: the address may hold anything. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendRefusal(reply.code(404), new Refusal('NOT_FOUND'), readerLanguage(request));
}

/** Sends the envelope of a refusal, which nobody keeps. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal, locale: Locale): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .type('application/json; charset=utf-8')
    .send(envelopeOf(refusal, locale) as never);
}

/** The envelope of a refusal in a language; `obj.key` names the error for programs, `obj.reason` why a file is refused. */
export function envelopeOf(refusal: Refusal, locale: Locale) {
  const params = refusal.key === 'INVALID' ? { count: refusal.fields.length, ...refusal.params } : refusal.params;
  return {
    code: errors[refusal.key].code,
    msg: errorText(refusal.key, locale, params),
    obj: { ...refusal.obj, key: refusal.key, ...(refusal.fields.length > 0 ? { fields: refusal.fields } : {}) },
  };
}

function toRefusal(error: unknown, locale: Locale): Refusal | null {
  if (error instanceof Refusal) return error;
  if (error instanceof WireFault) return new Refusal(faultKeys[error.code], { cause: error.message });
  if (isDiskFull(error)) return new Refusal('MAINTENANCE', { cause: 'the disk is full' });
  if (error instanceof DatabaseAway)
    return new Refusal(error.isBusy ? 'SYSTEM_BUSY' : 'MAINTENANCE', { cause: String(error.cause) });
  // Looked for before it was written, and yet there: somebody else wrote the same in this very moment.
  if (sqlStateOf(error) === '23505') return new Refusal('DUPLICATE', { cause: 'at the same moment' });
  if (isInvalid(error)) return new Refusal('INVALID', { fields: fieldsOf(error, locale), cause: error.message });
  return null;
}

function isInvalid(error: unknown): error is FastifyError {
  return error instanceof Error && 'validation' in error;
}

const faultKeys = {
  105: 'REQUEST_REFUSED',
  108: 'RELOAD',
  109: 'CLEAR_CREDENTIAL',
} as const satisfies Record<WireFault['code'], ErrorKey>;

function fieldsOf(error: FastifyError, locale: Locale): FieldMessage[] {
  const found = new Map<string, string>();
  for (const problem of error.validation ?? []) {
    const params = problem.params as { additionalProperty?: string; missingProperty?: string };
    const name = params.additionalProperty ?? params.missingProperty;
    const path = [...problem.instancePath.split('/').slice(1), ...(name ? [name] : [])].join('.');
    // Of the branches of a choice each says what it misses; that none fits is said last.
    found.set(path, whatIsWrong(problem, locale));
  }
  return [...found].map(([path, msg]) => ({ path, key: 'INVALID', msg }));
}

/** Why, for the call log. What was not foreseen may quote anybody's data: of that only its kind is told. */
function detailOf(error: FastifyError, key: ErrorKey): string | undefined {
  if (key === 'UNEXPECTED') return [error.name, sqlStateOf(error)].filter(Boolean).join(' ');
  return error.message === key ? undefined : error.message;
}

/** What PostgreSQL, or whoever else broke, calls it. */
function sqlStateOf(error: unknown): unknown {
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } };
  return cause?.code ?? code;
}

/** 413, 415, 431 and their like come from the transport; everything else is ours. */
function transportStatus(error: FastifyError): number {
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 500 ? status : 500;
}
