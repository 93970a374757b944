import { fillText, type Params } from '#core/errors.ts';
import { type MailScene, mailTexts } from '#core/texts/mail/mail.ts';
import type { Locale } from '#core/texts/text.ts';
import { mailHtml, mailText } from './mail-parts.ts';

export interface Written {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

interface Filling {
  /** Nickname for the greeting. */
  readonly name?: string;
  readonly params?: Params;
  readonly code?: string;
  readonly link?: string;
}

/** A mail of the product in a language, as plain text and as HTML that says the same. */
export function writeMail(scene: MailScene, locale: Locale, { name, params = {}, code, link }: Filling): Written {
  const { scenes, greeting, product, footer } = mailTexts[locale];
  const { subject, lines, button } = scenes[scene];
  const parts = {
    language: locale === 'CN' ? 'zh-CN' : locale.toLowerCase(),
    product,
    footer,
    greeting: name ? fillText(greeting, { name }) : undefined,
    lines: lines.map((line) => fillText(line, params)),
    code,
    link: link && button ? { label: button, url: link } : undefined,
  };
  return { subject: `${fillText(subject, params)} · ${product}`, text: mailText(parts), html: mailHtml(parts) };
}

interface Letter {
  readonly name?: string;
  readonly subject: string;
  readonly lines: readonly string[];
  readonly link: { readonly label: string; readonly url: string };
}

/** A mail whose words come with what happened, in the same dress as the others. */
export function writeLetter(locale: Locale, { name, subject, lines, link }: Letter): Written {
  const { greeting, product, footer } = mailTexts[locale];
  const parts = {
    language: locale === 'CN' ? 'zh-CN' : locale.toLowerCase(),
    ...{ product, footer, lines: [...lines], link },
    greeting: name ? fillText(greeting, { name }) : undefined,
  };
  return { subject: `${subject} · ${product}`, text: mailText(parts), html: mailHtml(parts) };
}
