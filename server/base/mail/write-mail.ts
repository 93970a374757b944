import { type Facts, factsIn, type Message } from '#core/messages/message.ts';
import { isMailScene, shippedWords, type TemplateWords } from '#core/messages/template.ts';
import { fill } from '#core/texts/fill.ts';
import { flockScenes, type MailScene, type MailSide, mailTexts } from '#core/texts/mail/mail.ts';
import { type Locale, languageTags, textIn } from '#core/texts/text.ts';
import { and, eq } from '#server/database/sql.ts';
import { mailTemplates } from '#server/database/tables/mail-templates.ts';
import type { Scope } from '#server/scope.ts';
import { mailHtml, mailText } from './mail-parts.ts';

export interface Written {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Which mail, in which language: a message of its own words, or one of core/texts/mail by its key. */
export interface MailName {
  readonly letter: Message | { readonly key: MailScene };
  readonly locale: Locale;
}

export interface Filling {
  /** Nickname for the greeting. */
  readonly name?: string;
  readonly facts?: Facts;
  readonly code?: string;
  readonly link?: string;
  /** The application that it is written for; the portal unless said, FlockScore for mails about flocks. */
  readonly side?: MailSide;
}

/** A mail of the product in a language, in the words of the tenant, as plain text and as HTML that says the same. */
export async function writeMail(
  { db, tenantId }: Pick<Scope, 'db' | 'tenantId'>,
  mail: MailName,
  filling: Filling,
): Promise<Written> {
  const locale = wordsLocale(mail);
  const [own] = await db
    .select({ subject: mailTemplates.subject, lines: mailTemplates.lines })
    .from(mailTemplates)
    .where(
      and(
        eq(mailTemplates.tenantId, tenantId),
        eq(mailTemplates.scene, mail.letter.key),
        eq(mailTemplates.locale, locale),
      ),
    );
  const words = own ? { subject: own.subject, lines: own.lines as string[] } : shippedWords(mail.letter, locale);
  return fillMail(mail, words, filling);
}

/** The same in given words. */
export function fillMail(
  mail: MailName,
  { subject, lines }: TemplateWords,
  { name, facts = {}, code, link, side = isAboutFlocks(mail) ? 'poultry' : 'portal' }: Filling,
): Written {
  const { letter, locale } = mail;
  const { scenes, greeting, product, footer } = mailTexts[locale];
  const { name: productName, short: brand } = product[side];
  const values = { brand, ...factsIn(facts, locale) };
  const filled = (text: string) => fill(text, values, wordsLocale(mail));
  const button = isMailScene(letter.key) ? scenes[letter.key].button : linkOf(letter as Message, locale);
  const parts = {
    language: languageTags[locale],
    product: productName,
    footer,
    greeting: name ? fill(greeting, { name }, locale) : undefined,
    // A fact may have several lines, too.
    lines: lines.flatMap((line) => filled(line).split('\n')).filter((line) => line.trim() !== ''),
    code,
    link: link && button ? { label: button, url: link } : undefined,
  };
  return { subject: `${filled(subject)} · ${productName}`, text: mailText(parts), html: mailHtml(parts) };
}

/** Messages of their own words have them in two languages. */
function wordsLocale({ letter, locale }: MailName): Locale {
  return isMailScene(letter.key) || locale === 'CN' ? locale : 'EN';
}

function linkOf({ link, title }: Message, locale: Locale): string {
  return textIn(link ?? title, locale);
}

function isAboutFlocks({ letter }: MailName): boolean {
  return (flockScenes as readonly string[]).includes(letter.key);
}
