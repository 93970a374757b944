import type { FastifyRequest } from 'fastify';
import { CN } from '#core/texts/poultry/shell/CN.ts';
import { EN } from '#core/texts/poultry/shell/EN.ts';
import { es } from '#core/texts/poultry/shell/es.ts';
import { pt } from '#core/texts/poultry/shell/pt.ts';
import { tr } from '#core/texts/poultry/shell/tr.ts';
import { vi } from '#core/texts/poultry/shell/vi.ts';
import { languageTags } from '#core/texts/words.ts';
import { escapeMarkup } from '../domain/site/markup.ts';
import { deviceLanguageOf } from './reader-language.ts';

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
