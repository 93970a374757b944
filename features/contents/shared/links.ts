import type { Text } from '#core/texts/text.ts';
import { programmeHeads } from '#features/casework/programmes/heads.ts';
import { contentTypes } from '#features/content-types.ts';
import { portalPages } from '#features/pages.ts';
import { contentNouns } from './nouns.ts';
import { miniSites, planPath } from './sites.ts';

/** Why a link within the portal leads nowhere. */
const insideFaults = {
  MALFORMED: { CN: '地址写法不对', EN: 'Not a proper address' },
  NO_PAGE: { CN: '没有这个页面', EN: 'No such page' },
  NO_CONTENT: { CN: '内容未发布或已下线', EN: 'Not published, or taken down' },
  NO_FILE: { CN: '没有这个文件', EN: 'No such file' },
} as const satisfies Record<string, Text>;

/** What asking another site can find. */
export const outsideFaults = {
  GONE: { CN: '对方网站没有这个页面', EN: 'The other site has no such page' },
  FAILED: { CN: '对方网站出错', EN: 'The other site fails' },
  UNREACHABLE: { CN: '对方网站打不开', EN: 'The other site does not answer' },
  LOOP: { CN: '跳转次数过多', EN: 'Redirects too often' },
  PRIVATE: { CN: '指向内部网络，访客打不开', EN: 'Leads into a private network' },
} as const satisfies Record<string, Text>;

/** Why a link leads nowhere. */
export const linkFaults = { ...insideFaults, ...outsideFaults };
export type LinkFault = keyof typeof insideFaults;
export type OutsideFault = keyof typeof outsideFaults;

/** What a link names: something to be looked up, or what its writing alone tells. */
export type Target =
  | { readonly kind: 'fine' }
  | { readonly kind: 'fault'; readonly fault: LinkFault }
  | { readonly kind: 'file'; readonly id: string }
  /** Of one of these types, by id or, where the type has names, by name. */
  | { readonly kind: 'content'; readonly types: readonly string[]; readonly id: string };

/** Addresses in a sanitised text, each once. */
export function linksIn(html: string): string[] {
  const found = [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].map((match) => match[1]!.replaceAll('&amp;', '&'));
  return [...new Set(found)];
}

/** What an address names; one of another site is judged by its writing only. */
export function targetOf(href: string): Target {
  if (!href.startsWith('/')) return isOutside(href) ? { kind: 'fine' } : { kind: 'fault', fault: 'MALFORMED' };
  const path = decodePath(href.split(/[?#]/)[0]!);
  if (path === undefined || href.startsWith('//')) return { kind: 'fault', fault: 'MALFORMED' };
  const file = /^\/files\/([\w-]{1,64})$/.exec(path);
  if (file) return { kind: 'file', id: file[1]! };
  if (isPage(path)) return { kind: 'fine' };
  return contentAt(path) ?? { kind: 'fault', fault: 'NO_PAGE' };
}

function isOutside(href: string): boolean {
  if (/^mailto:[^@\s]+@[^@\s]+\.[^@\s]+$/.test(href) || href.startsWith('#')) return true;
  return /^https?:\/\/(?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]{2,}(?::\d{1,5})?(?:[/?#]|$)/iu.test(href);
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path).replace(/(.)\/$/, '$1');
  } catch {
    return undefined;
  }
}

/** Pages without a content of their own. */
const pages: ReadonlySet<string> = new Set([
  ...Object.keys(portalPages).filter((path) => !path.includes(':')),
  '/verify',
  ...programmeHeads.flatMap(({ code }) => [`/serve/${code}`, `/serve/${code}/add`]),
]);

/** Pages of a person and receipts are there for whom they concern. */
function isPage(path: string): boolean {
  return pages.has(path) || /^\/(personal|verify)\//.test(path);
}

function contentAt(path: string): Target | undefined {
  const [, first = '', second = '', third = '', ...more] = path.split('/');
  const isSite = miniSites.some((site) => site.path === `/${first}`) || `/${first}` === planPath;
  if (more.length > 0 || second === '') return undefined;
  if (isSite && third) return isListed(second) ? { kind: 'content', types: [second], id: third } : undefined;
  if (isSite) return { kind: 'content', types: ['homepage'], id: second };
  if (first === 'serve' && second === 'high' && third)
    return { kind: 'content', types: [contentNouns.serve.code], id: third };
  const type = contentTypes.find((each) => each.path === `/${first}`);
  return type && !third ? { kind: 'content', types: [type.code], id: second } : undefined;
}

function isListed(code: string): boolean {
  return code === 'highlight' || code === 'activity';
}
