import type { FastifyError } from 'fastify';
import { type ContractFault, contractFaultTexts } from '#core/texts/errors/contract-faults.ts';
import { fill } from '#core/texts/fill.ts';
import type { Locale } from '#core/texts/text.ts';

type Fault = NonNullable<FastifyError['validation']>[number];

/** Which sentence says what a call's contract found wrong, by the keyword of its schema. */
const sentences: Readonly<Record<string, ContractFault>> = {
  required: 'required',
  additionalProperties: 'additionalProperties',
  minLength: 'minLength',
  maxLength: 'maxLength',
  minimum: 'minimum',
  maximum: 'maximum',
  minItems: 'minItems',
  maxItems: 'maxItems',
  uniqueItems: 'uniqueItems',
  pattern: 'form',
  format: 'form',
  enum: 'choice',
  const: 'choice',
  anyOf: 'choice',
};

/** The type a value should have had; what is none of these is read from JSON. */
const kinds: Readonly<Record<string, ContractFault>> = { integer: 'integer', number: 'number', boolean: 'boolean' };

/** In words, for whoever filled the field in. */
export function whatIsWrong({ keyword, params }: Fault, locale: Locale): string {
  const { limit, type } = params as { limit?: number; type?: string };
  const isBlank = keyword === 'minLength' && limit === 1;
  const fault = keyword === 'type' ? kinds[String(type)] : sentences[isBlank ? 'required' : keyword];
  return fill(contractFaultTexts[locale][fault ?? 'other'], { limit: limit ?? 0 }, locale);
}
