import { and, eq } from 'drizzle-orm';
import type { Params } from '#core/errors.ts';
import { fill } from '#core/texts/fill.ts';
import { flockScenes, type MailSide, mailTexts } from '#core/texts/mail/mail.ts';
import { shippedWords, type TemplateName, type TemplateWords } from '#core/texts/mail/template.ts';
import { type Locale, languageTags } from '#core/texts/text.ts';
import { mailTemplates } from '#server/database/tables/mail-templates.ts';
import type { Scope } from '#server/scope.ts';
import { mailHtml, mailText } from './mail-parts.ts';

export interface Written {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Filling {
  /** Nickname for the greeting. */
  readonly name?: string;
  readonly params?: Params;
  readonly code?: string;
  readonly link?: string;
  /** The application that it is written for; the portal unless said, FlockScore for mails about flocks. */
  readonly side?: MailSide;
}

/** A mail of the product in a language, in the words of the tenant, as plain text and as HTML that says the same. */
export async function writeMail(
  { db, tenantId }: Pick<Scope, 'db' | 'tenantId'>,
  template: TemplateName,
  filling: Filling,
): Promise<Written> {
  const [own] = await db
    .select({ subject: mailTemplates.subject, lines: mailTemplates.lines })
    .from(mailTemplates)
    .where(
      and(
        eq(mailTemplates.tenantId, tenantId),
        eq(mailTemplates.scene, template.scene),
        eq(mailTemplates.locale, template.locale),
      ),
    );
  const words = own ? { subject: own.subject, lines: own.lines as string[] } : shippedWords(template);
  return fillMail(template, words, filling);
}

/** The same in given words. */
export function fillMail(
  { scene, locale }: TemplateName,
  { subject, lines }: TemplateWords,
  { name, params = {}, code, link, side = isAboutFlocks(scene) ? 'poultry' : 'portal' }: Filling,
): Written {
  const { scenes, greeting, product, footer } = mailTexts[locale];
  const { button } = scenes[scene];
  const { name: productName, short: brand } = product[side];
  const filled = (text: string) => fill(text, { brand, ...params }, locale);
  const parts = {
    language: languageTags[locale],
    product: productName,
    footer,
    greeting: name ? fill(greeting, { name }, locale) : undefined,
    lines: lines.map(filled),
    code,
    link: link && button ? { label: button, url: link } : undefined,
  };
  return { subject: `${filled(subject)} · ${productName}`, text: mailText(parts), html: mailHtml(parts) };
}

function isAboutFlocks(scene: TemplateName['scene']): boolean {
  return (flockScenes as readonly string[]).includes(scene);
}

interface Letter {
  readonly name?: string;
  readonly subject: string;
  readonly lines: readonly string[];
  readonly link: { readonly label: string; readonly url: string };
}

/** A mail whose words come with what happened, in the same dress as the others. */
export function writeLetter(locale: Locale, { name, subject, lines, link }: Letter): Written {
  const { greeting, footer } = mailTexts[locale];
  const product = mailTexts[locale].product.portal.name;
  const parts = {
    language: languageTags[locale],
    product,
    footer,
    lines: [...lines],
    link,
    greeting: name ? fill(greeting, { name }, locale) : undefined,
  };
  return { subject: `${subject} · ${product}`, text: mailText(parts), html: mailHtml(parts) };
}
