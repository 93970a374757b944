import { isDate } from '#core/calendar/dates.ts';
import { mainlandChina } from '#core/calendar/mainland-china.ts';
import { type Calendar, type OwnDay, withOwnDays } from '#core/calendar/working-days.ts';
import type { Text } from '#core/texts/text.ts';
import { eq } from '#server/database/sql.ts';
import { tenants } from '#server/database/tables/tenants.ts';
import type { Scope } from '#server/scope.ts';

/** What a tenant says about itself on the portal, as stored in `tenants.platform`. */
export interface PlatformFacts {
  readonly host: Text;
  readonly slogan: Text;
  readonly subline: Text;
  readonly phone: string;
  readonly hours: Text;
  readonly address: Text;
  readonly email: string;
  readonly filings: Text[];
  readonly links: { name: Text; href: string }[];
  readonly oneStop: Text;
  readonly grey: boolean;
  /** Keys of what is switched off. */
  readonly off: string[];
  readonly hotWords: Text[];
  /** Whether contents are published by two people only. */
  readonly fourEyes: boolean;
  /** Whether the server asks the sites that contents link to, each week. */
  readonly outsideLinks: boolean;
  /** The language a first visit begins in: what the browser asks for, unless the tenant says which. */
  readonly firstLanguage: FirstLanguage;
  /** Days off and weekend days that are worked, beside those of the state. */
  readonly days: readonly (OwnDay & { readonly name: string })[];
}

export type FirstLanguage = 'BROWSER' | 'CN' | 'EN';

/** The facts of the portal's tenant; whatever was never filled in is blank, the host falls back to the tenant's name. */
export async function readPlatform(scope: Scope): Promise<PlatformFacts> {
  const [row] = await scope.db
    .select({ platform: tenants.platform, nameCN: tenants.nameCN, nameEN: tenants.nameEN })
    .from(tenants)
    .where(eq(tenants.id, scope.tenantId));
  return platformFrom(row?.platform, { CN: row?.nameCN ?? '', EN: row?.nameEN ?? '' });
}

/** The working days by which a tenant's deadlines count: those of the State, and its own. */
export async function readCalendar(scope: Scope): Promise<Calendar> {
  return withOwnDays(mainlandChina, (await readPlatform(scope)).days);
}

/** The days on which the tenant departs from that of the State, for a page that counts by itself. */
export async function readOwnDays(scope: Scope): Promise<OwnDay[]> {
  return (await readPlatform(scope)).days.map(({ day, isWorking }) => ({ day, isWorking }));
}

/** Reads the stored facts member by member, so that an older or hand-written row cannot break a page. */
export function platformFrom(stored: unknown, name: Text): PlatformFacts {
  const from = record(stored);
  return {
    host: words(from.host, name),
    slogan: words(from.slogan),
    subline: words(from.subline),
    phone: text(from.phone),
    hours: words(from.hours),
    address: words(from.address),
    email: text(from.email),
    filings: list(from.filings)
      .map(filingFrom)
      .filter(({ CN }) => CN !== ''),
    links: list(from.links).flatMap((link) => {
      const { name: label, href } = record(link);
      return /^(https?:\/\/|\/(?![/\\]))/.test(text(href)) ? { name: words(label), href: text(href) } : [];
    }),
    oneStop: words(from.oneStop),
    grey: from.grey === true,
    off: list(from.off).map(text).filter(Boolean),
    fourEyes: from.fourEyes === true,
    outsideLinks: from.outsideLinks === true,
    firstLanguage: firstLanguageFrom(from.firstLanguage),
    days: ownDaysFrom(from.days),
    hotWords: list(from.hotWords).map((word) => words(word)),
  };
}

/** Days of a tenant's own, as `days` of `tenants.platform` keeps them. */
export function ownDaysFrom(stored: unknown): PlatformFacts['days'] {
  return list(stored).flatMap((each) => {
    const { day, isWorking, name } = record(each);
    return isDate(day) ? [{ day, isWorking: isWorking === true, name: text(name) }] : [];
  });
}

function firstLanguageFrom(stored: unknown): FirstLanguage {
  return stored === 'CN' || stored === 'EN' ? stored : 'BROWSER';
}

/** A filing number as it is kept today, or as earlier releases kept it: one string for both languages. */
function filingFrom(stored: unknown): Text {
  if (typeof stored === 'string') return { CN: stored, EN: stored };
  const { CN, EN } = words(stored);
  return { CN, EN: EN || CN };
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function words(value: unknown, fallback: Text = { CN: '', EN: '' }): Text {
  const { CN, EN } = record(value);
  return { CN: text(CN) || fallback.CN, EN: text(EN) || fallback.EN };
}
