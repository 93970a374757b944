import { CN } from '#core/texts/portal/CN.ts';
import { EN } from '#core/texts/portal/EN.ts';
import { activity } from '#features/activities/shared/activity.ts';
import { findProgramme } from '#features/casework/programmes/registry.ts';
import { addressOf } from '#features/contents/shared/address.ts';
import type { ContentType } from '#features/contents/shared/content.ts';
import { highlight } from '#features/contents/shared/highlight.ts';
import { notify } from '#features/contents/shared/notify.ts';
import { page } from '#features/contents/shared/page.ts';
import { polity } from '#features/contents/shared/polity.ts';
import { post } from '#features/contents/shared/post.ts';
import { serve } from '#features/contents/shared/serve.ts';
import { miniSites, planPath } from '#features/contents/shared/sites.ts';
import { isPagePath } from '#features/page-paths.ts';
import { pageHeads, portalPages } from '#features/pages.ts';
import { typesOff } from '#features/platform/shared/features.ts';
import { isPageOff } from '#features/platform/shared/pages-off.ts';
import { sanitise } from '#server/base/sanitise.ts';
import type { SiteLanguage } from '#server/base/sites/site-language.ts';
import type { Services } from '#server/services.ts';
import { type Article, findArticle } from './queries.ts';
import { readOff } from './read-off.ts';
import { pictureSize } from './share-picture.ts';

/** What a page tells those who do not run it. */
export interface Head {
  readonly title: string;
  readonly description: string;
  /** Its own address without a query; undefined for pages that search engines should leave alone. */
  readonly path?: string;
  readonly kind: 'website' | 'article';
  /** Path of a picture, with its pixels where they are known. */
  readonly image?: { readonly path: string; readonly width?: number; readonly height?: number };
  readonly article?: ShownArticle;
  /** The first words of the page: they are seen before any script has arrived. */
  readonly opening?: { readonly title: string; readonly lead: string };
  /** Codes of the types of content that the tenant has switched off: they have no feeds. */
  readonly typesOff?: readonly string[];
  /** The address names something that is not there. */
  readonly isLost?: true;
}

interface ShownArticle {
  readonly title: string;
  readonly publisher: string;
  readonly datedAt: Date;
  readonly summary: string;
  /** Sanitised. */
  readonly html: string;
}

/** Types whose contents have a page each, below the path of the type. */
const listedTypes: readonly ContentType[] = [notify, highlight, polity, post, activity];

/** Types with a page for each content. */
export const shownTypes: readonly ContentType[] = [...listedTypes, serve, page];

interface Asked {
  readonly tenantId: string;
  readonly pathname: string;
  readonly language: SiteLanguage;
}

/** Where the picture of the home is; it stands for every page without one of its own. */
export const homePicture = '/share/home.png';

/** The type of a content that has a picture of its own. */
export function findShownType(code: string): ContentType | undefined {
  return shownTypes.find((type) => type.code === code);
}

/** The head of a page of the portal, with the picture of the home unless it has another. */
export async function headOf(services: Services, asked: Asked): Promise<Head> {
  const off = await readOff(services, asked.tenantId);
  const head = isPageOff(asked.pathname, off) ? offHead(asked.language) : await ownHeadOf(services, asked);
  return withPicture({ ...head, typesOff: typesOff(off) }, asked);
}

function withPicture(head: Head, asked: Asked): Head {
  return head.path === undefined ? head : { image: drawn(homePicture, asked.language), ...head };
}

function drawn(path: string, language: SiteLanguage): NonNullable<Head['image']> {
  return { path: language === 'EN' ? `${path}?lang=EN` : path, ...pictureSize };
}

/** The head of a page of the portal: at most one query, and none but for the page of a content. */
async function ownHeadOf(services: Services, asked: Asked): Promise<Head> {
  const { pathname, language } = asked;
  const [, first = '', id = '', ...more] = pathname.split('/');
  const type = listedTypes.find(({ path }) => path === `/${first}`);
  if (type && id && more.length === 0) return await headOfContent(services, asked, { type, id });
  const { name, description } = { CN, EN }[language];
  if (pathname === '/') return { title: name, description, path: '/', kind: 'website' };
  const known = pageHeads[pathname];
  const title = known?.title ?? portalPages[pathname]?.title;
  if (known && title)
    return {
      title: `${title[language]} - ${name}`,
      description: known.description[language],
      path: pathname,
      kind: 'website',
    };
  // A page that is known by its path is none of an editor's.
  const inSite = portalPages[pathname] ? undefined : contentInSite(pathname);
  if (inSite) return await headOfContent(services, asked, inSite);
  if (first === 'serve' && id && more.length === 0) return await headOfService(services, asked, id);
  return isPagePath('portal', pathname) ? { title: name, description, kind: 'website' } : lostHead(language);
}

async function headOfContent(
  services: Services,
  { tenantId, language }: Asked,
  { type, id }: { type: ContentType; id: string },
): Promise<Head> {
  const row = /^[\w-]{1,64}$/.test(id) ? await findArticle(services, tenantId, { type, id }) : undefined;
  if (!row) return lostHead(language);
  return {
    title: `${row.seoTitle[language] || row.title[language]} - ${{ CN, EN }[language].name}`,
    description: row.summary[language],
    path: addressOf(type, row),
    kind: 'article',
    image: row.cover ? { path: `/files/${row.cover.id}` } : drawn(`/share/${type.code}/${row.id}.png`, language),
    article: shown(row, language),
  };
}

/** A page of a mini-site or of the Phoenix Plan, or a story read within a mini-site. */
function contentInSite(pathname: string): { type: ContentType; id: string } | undefined {
  const folder = [...miniSites.map(({ path }) => path), planPath].find((path) => pathname.startsWith(`${path}/`));
  if (!folder) return undefined;
  const [part = '', id = '', ...more] = pathname.slice(folder.length + 1).split('/');
  const inside = [highlight, activity].find(({ code }) => code === part);
  if (inside && id && more.length === 0) return { type: inside, id };
  return part && !id ? { type: page, id: part } : undefined;
}

function shown(row: Article, language: SiteLanguage): ShownArticle {
  return {
    title: row.title[language],
    publisher: row.publisher[language],
    datedAt: row.datedAt,
    summary: row.summary[language],
    // What was moved here from older tables may have been stored before there were rules.
    html: sanitise(row.body[language]),
  };
}

/** A programme tells of itself; any other service has a guide. */
async function headOfService(services: Services, asked: Asked, code: string): Promise<Head> {
  const programme = findProgramme(code);
  if (!programme) return await headOfContent(services, asked, { type: serve, id: code });
  const { language } = asked;
  return {
    title: `${programme.name[language]} - ${{ CN, EN }[language].name}`,
    description: programme.summary[language],
    path: `/serve/${code}`,
    kind: 'website',
  };
}

/** The head of a page whose part of the portal is switched off: it tells nothing of what lies there. */
function offHead(language: SiteLanguage): Head {
  const { name, errorPage } = { CN, EN }[language];
  return { title: `${errorPage.offTitle} - ${name}`, description: errorPage.off, kind: 'website', isLost: true };
}

/** The head of a page that is not there. */
export function lostHead(language: SiteLanguage): Head {
  const { name, errorPage } = { CN, EN }[language];
  return { title: `${errorPage.lostTitle} - ${name}`, description: errorPage.lost, kind: 'website', isLost: true };
}
