import type { FastifyRequest } from 'fastify';
import { deviceLanguage } from '#core/texts/device-language.ts';
import { type Locale, locales } from '#core/texts/text.ts';
import { languageCookie } from '#server/base/sites/site-language.ts';

/** The language chosen on this device before, or wished for by it; weights are left out, browsers name the languages in order. */
export function deviceLanguageOf({ cookies, headers }: FastifyRequest): Locale {
  const wanted = (headers['accept-language'] ?? '').split(',').map((part) => part.split(';')[0]!.trim());
  return localeNamed(cookies[languageCookie]) ?? deviceLanguage(wanted);
}

/** The language to answer in when nothing of a call has been read yet: asked for, else the device's, else Chinese. */
export function readerLanguage(request: FastifyRequest): Locale {
  const { lang } = (request.query ?? {}) as { lang?: unknown };
  const hasDevice = request.headers['accept-language'] !== undefined || request.cookies?.[languageCookie] !== undefined;
  return localeNamed(lang) ?? (hasDevice ? deviceLanguageOf(request) : 'CN');
}

function localeNamed(name: unknown): Locale | undefined {
  return locales.find((locale) => locale === name);
}
