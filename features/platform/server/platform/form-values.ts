import { emptySection } from '#core/forms/section.ts';
import type { Values } from '#core/forms/values.ts';
import type { Text } from '#core/texts/text.ts';
import { offer } from '#features/platform/shared/offer.ts';
import { platformSection } from '#features/platform/shared/platform-form.ts';
import type { PlatformFacts } from '#server/base/platform.ts';

const texts = ['host', 'slogan', 'subline', 'hours', 'address', 'oneStop'] as const;

/** The facts as the form shows them. */
export function formOf(facts: PlatformFacts): Values {
  return {
    ...emptySection(platformSection),
    ...Object.fromEntries(texts.flatMap((key) => Object.entries(both(key, facts[key])))),
    phone: facts.phone,
    email: facts.email,
    hotWords: facts.hotWords.map((word, index) => ({ id: `w${index + 1}`, ...both('word', word) })),
    filings: facts.filings.map((number, index) => ({ id: `f${index + 1}`, ...both('number', number) })),
    links: facts.links.map(({ name, href }, index) => ({ id: `l${index + 1}`, ...both('name', name), href })),
    grey: facts.grey ? 'YES' : 'NO',
    fourEyes: facts.fourEyes ? 'YES' : 'NO',
    offered: offer.map(({ value }) => value).filter((key) => !facts.off.includes(key)),
    outsideLinks: facts.outsideLinks ? 'YES' : 'NO',
    firstLanguage: facts.firstLanguage,
    days: facts.days.map(({ day, isWorking, name }, index) => ({
      id: `d${index + 1}`,
      day,
      name,
      working: isWorking ? 'WORK' : 'OFF',
    })),
  };
}

/** What is stored of the form, as `platformFrom` reads it. */
export function storedOf(values: Values): PlatformFacts {
  const offered = Array.isArray(values.offered) ? values.offered : [];
  return {
    ...(Object.fromEntries(texts.map((key) => [key, textOf(values, key)])) as Record<(typeof texts)[number], Text>),
    phone: String(values.phone),
    email: String(values.email),
    hotWords: rowsOf(values.hotWords).map((row) => textOf(row, 'word')),
    filings: rowsOf(values.filings).map((row) => textOf(row, 'number')),
    links: rowsOf(values.links).map((row) => ({ name: textOf(row, 'name'), href: String(row.href) })),
    grey: values.grey === 'YES',
    fourEyes: values.fourEyes === 'YES',
    // What a later release adds is on until somebody turns it off.
    off: offer.map(({ value }) => value).filter((key) => !offered.includes(key)),
    outsideLinks: values.outsideLinks === 'YES',
    firstLanguage: values.firstLanguage === 'CN' || values.firstLanguage === 'EN' ? values.firstLanguage : 'BROWSER',
    days: rowsOf(values.days).map(({ day, working, name }) => ({
      day: String(day),
      isWorking: working === 'WORK',
      name: String(name ?? ''),
    })),
  };
}

function both(key: string, { CN, EN }: Text): Values {
  return { [`${key}CN`]: CN, [`${key}EN`]: EN };
}

function textOf(values: Values, key: string): Text {
  return { CN: String(values[`${key}CN`] ?? ''), EN: String(values[`${key}EN`] ?? '') };
}

function rowsOf(value: unknown): Values[] {
  return Array.isArray(value) ? (value as Values[]) : [];
}
