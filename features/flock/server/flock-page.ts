import type { FastifyRequest } from 'fastify';
import { languageTags } from '#core/texts/text.ts';
import { CN } from '#features/flock/texts/shell/CN.ts';
import { EN } from '#features/flock/texts/shell/EN.ts';
import { es } from '#features/flock/texts/shell/es.ts';
import { pt } from '#features/flock/texts/shell/pt.ts';
import { tr } from '#features/flock/texts/shell/tr.ts';
import { vi } from '#features/flock/texts/shell/vi.ts';
import { escapeMarkup } from '#server/base/markup.ts';
import { deviceLanguageOf } from '#server/plugins/answers/reader-language.ts';

const shells = { CN, EN, es, pt, tr, vi } as const;

/**
 * FlockScore's page with what it is for, in the visitor's language: read before the scripts have arrived. What its
 * service worker fetches to keep says nothing: the language may be another one by then.
 */
export function flockPage(page: string, request: FastifyRequest): string {
  if (request.headers['sec-fetch-dest'] === 'empty') return page;
  const locale = deviceLanguageOf(request);
  const words = `<div class="opening"><h1>${escapeMarkup(shells[locale].claim)}</h1></div>`;
  return page
    .replace(/<html lang="[^"]*"/, () => `<html lang="${languageTags[locale]}"`)
    .replace('<div id="opening"></div>', () => words);
}
