import { dayInShanghai } from '#core/calendar/dates.ts';
import { escapeMarkup } from '#server/base/markup.ts';
import type { SiteLanguage } from '#server/base/sites/site-language.ts';
import { fedTypes, feedPath } from './feeds.ts';
import type { FirstAnswer } from './first-answers.ts';
import type { Head } from './head-of.ts';

interface Filling {
  readonly head: Head;
  readonly origin: string;
  readonly language: SiteLanguage;
  /** Whether the address names the language; a page in the language of its reader is known by the address without one. */
  readonly isNamed: boolean;
  readonly answers: readonly FirstAnswer[];
}

/** The built page with what it says of itself: its own title and description give way, and nothing in it can run. */
export function fillPage(page: string, { answers, ...about }: Filling): string {
  const { head, language } = about;
  const filled = page
    .replace(/<html lang="[^"]*"/, () => `<html lang="${tags[language]}"`)
    .replace(/\s*<meta name="description"[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, () => headMarkup(about));
  return filled
    .replace('<div id="opening"></div>', () => openingMarkup(head, language))
    .replace(/<\/body>|$/, (end) => `${answersMarkup(answers)}${end}`);
}

/** What is read before the scripts have arrived, and instead of them: they put the page in its place. */
function openingMarkup({ article, opening }: Head, language: SiteLanguage): string {
  if (article) {
    const day = dayInShanghai(article.datedAt);
    return `<article class="opening" lang="${tags[language]}"><h1>${escapeMarkup(article.title)}</h1><p>${escapeMarkup(article.publisher)} <time>${day}</time></p><p>${escapeMarkup(article.summary)}</p>${article.html}</article>`;
  }
  if (!opening) return '';
  return `<div class="opening" lang="${tags[language]}"><h1>${escapeMarkup(opening.title)}</h1><p>${escapeMarkup(opening.lead)}</p></div>`;
}

/** Data, not a script: nothing in it can run or end the element. */
function answersMarkup(answers: readonly FirstAnswer[]): string {
  return `<script type="application/json" id="first-answers">${JSON.stringify(answers).replaceAll('<', '\\u003c')}</script>`;
}

const tags = { CN: 'zh-CN', EN: 'en' } as const;

function headMarkup({ head, origin, language, isNamed }: Omit<Filling, 'answers'>): string {
  const { path } = head;
  const description = head.description.slice(0, 200);
  return [
    `<title>${escapeMarkup(head.title)}</title>`,
    meta('name', 'description', description),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', description),
    meta('property', 'og:type', head.kind),
    meta('property', 'og:locale', language === 'EN' ? 'en_GB' : 'zh_CN'),
    ...pictureMarkup(head, origin),
    ...(path === undefined
      ? [meta('name', 'robots', 'noindex')]
      : addresses({ path, origin, language, isNamed, typesOff: head.typesOff ?? [] })),
  ].join('\n    ');
}

/** A picture whose pixels are known is shown large. */
function pictureMarkup({ image, title }: Head, origin: string): string[] {
  if (!image) return [];
  const { path, width, height } = image;
  const size = width && height ? { width: String(width), height: String(height) } : undefined;
  return [
    meta('property', 'og:image', `${origin}${path}`),
    ...Object.entries(size ?? {}).map(([name, value]) => meta('property', `og:image:${name}`, value)),
    meta('property', 'og:image:alt', title),
    ...(size ? [meta('name', 'twitter:card', 'summary_large_image')] : []),
  ];
}

interface Addressed {
  readonly path: string;
  readonly origin: string;
  readonly language: SiteLanguage;
  readonly isNamed: boolean;
  readonly typesOff: readonly string[];
}

function addresses({ path, origin, language, isNamed, typesOff }: Addressed): string[] {
  const plain = `${origin}${path}`;
  const own = isNamed && language === 'EN' ? `${plain}?lang=EN` : plain;
  return [
    meta('property', 'og:url', own),
    link({ rel: 'canonical', href: own }),
    link({ rel: 'alternate', hreflang: 'zh-CN', href: plain }),
    link({ rel: 'alternate', hreflang: 'en', href: `${plain}?lang=EN` }),
    link({ rel: 'alternate', hreflang: 'x-default', href: plain }),
    ...fedTypes
      .filter(({ code }) => !typesOff.includes(code))
      .filter((type) => path === '/' || path === type.path || path.startsWith(`${type.path}/`))
      .map((type) =>
        link({
          rel: 'alternate',
          type: 'application/atom+xml',
          title: type.name[language],
          href: feedPath(type, language),
        }),
      ),
  ];
}

function meta(by: 'name' | 'property', name: string, content: string): string {
  return `<meta ${by}="${name}" content="${escapeMarkup(content)}" />`;
}

function link(attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escapeMarkup(value)}"`);
  return `<link ${written.join(' ')} />`;
}
