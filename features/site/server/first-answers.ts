import type { OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import { activityCalls } from '#features/activities/calls/activity-calls.ts';
import { readOne } from '#features/activities/server/one.ts';
import { activity } from '#features/activities/shared/activity.ts';
import { getContentType } from '#features/content-types.ts';
import { contentCalls } from '#features/contents/calls/contents.ts';
import { bannerCall } from '#features/site/calls/banners.ts';
import { indexCall } from '#features/site/calls/home.ts';
import type { SiteLanguage } from '#server/base/sites/site-language.ts';
import { systemScope } from '#server/base/system-scope.ts';
import { remember } from '#server/remember.ts';
import type { Services } from '#server/services.ts';
import { listBanners } from './banners/list-banners.ts';
import { shownTypes } from './head-of.ts';
import { readHome } from './home.ts';

/** What a call would answer, sent with the page so that it need not ask; only of calls that are open to all. */
export interface FirstAnswer {
  readonly path: string;
  readonly input: Readonly<Record<string, string>>;
  readonly obj: unknown;
  /** When it was read, in milliseconds since epoch. */
  readonly at: number;
}

/** The public calls of every type of content. */
export const publicCalls = [
  ...contentCalls.map(({ code, calls }) => ({ type: getContentType(code), calls })),
  { type: activity, calls: activityCalls },
];

/** Milliseconds that a node goes by one reading of the home page. */
const homeKeptFor = 10_000;

/** The answers that a page of the portal shows first: those of the home page, and of the content it is about. */
export async function readFirstAnswers(
  services: Services,
  { tenantId, pathname }: { tenantId: string; pathname: string },
): Promise<FirstAnswer[]> {
  const home = remember(services, `home ${tenantId}`, () => answerHome(services, tenantId), homeKeptFor);
  if (pathname === '/')
    return [
      await home,
      await remember(services, `banners ${tenantId}`, () => answerBanners(services, tenantId), homeKeptFor),
    ];
  const content = await answerContent(services, { tenantId, pathname });
  return content ? [await home, content] : [await home];
}

async function answerHome(services: Services, tenantId: string): Promise<FirstAnswer> {
  const now = services.clock();
  const obj = await services.database.read(tenantId, (db) => readHome(systemScope(services, { db, tenantId, now })));
  return { path: indexCall.path, input: {}, obj, at: now.getTime() };
}

async function answerBanners(services: Services, tenantId: string): Promise<FirstAnswer> {
  const now = services.clock();
  const input = { position: 'HOME' } as const;
  const obj = await services.database.read(tenantId, (db) =>
    listBanners(systemScope(services, { db, tenantId, now }), input),
  );
  return { path: bannerCall.path, input, obj, at: now.getTime() };
}

async function answerContent(
  services: Services,
  { tenantId, pathname }: { tenantId: string; pathname: string },
): Promise<FirstAnswer | undefined> {
  const [, first, id = '', ...more] = pathname.split('/');
  const known = publicCalls.find(({ type }) => shownTypes.includes(type) && type.path === `/${first}`);
  if (!known || !id || more.length > 0) return undefined;
  const now = services.clock();
  try {
    const obj = await services.database.read(tenantId, (db) =>
      readOne(systemScope(services, { db, tenantId, now }), known.type, { id }),
    );
    return { path: known.calls.one.path, input: { id }, obj, at: now.getTime() };
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** The first words of the home page. */
export function openingOf(answers: readonly FirstAnswer[], language: SiteLanguage) {
  const { platform } = answers.find(({ path }) => path === indexCall.path)!.obj as OutputOf<typeof indexCall>;
  return { title: platform.slogan[language], lead: platform.subline[language] };
}
