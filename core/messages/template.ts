import { namesIn } from '../texts/fill.ts';
import { type MailScene, mailTexts } from '../texts/mail/mail.ts';
import { type Locale, locales, type Text } from '../texts/text.ts';
import type { Letter, Message } from './message.ts';

/** What an operator may change of a mail. */
export interface TemplateWords {
  readonly subject: string;
  /** One text a paragraph. */
  readonly lines: readonly string[];
}

/** One mail in one language as shipped; its id is `KEY.locale`. */
export interface Template {
  readonly id: string;
  readonly letter: Letter | Message;
  readonly locale: Locale;
  readonly shipped: TemplateWords;
}

/** Every mail of the messages in each language that it has words in, in their order. */
export function templatesOf(letters: readonly (Letter | Message)[]): Template[] {
  return letters
    .filter(({ channels }) => channels.includes('MAIL'))
    .flatMap((letter) => {
      const own = isMailScene(letter.key) ? locales : (['CN', 'EN'] as const);
      return own.map((locale) => ({
        id: `${letter.key}.${locale}`,
        letter,
        locale,
        shipped: shippedWords(letter, locale),
      }));
    });
}

/** Whether core/texts/mail has words for it, in every language. */
export function isMailScene(key: string): key is MailScene {
  return key in mailTexts.CN.scenes;
}

/** The words as shipped; a message that core/texts/mail does not know is mailed in its own. */
export function shippedWords(letter: Pick<Letter, 'key'> | Message, locale: Locale): TemplateWords {
  if (isMailScene(letter.key)) return mailTexts[locale].scenes[letter.key];
  const language = locale === 'CN' ? 'CN' : 'EN';
  const { title, body, more } = letter as Message;
  return { subject: title[language], lines: [...body[language].split('\n'), ...(more ? [more[language]] : [])] };
}

/** Names of what is filled in, as `{name}` stands for it in the texts. */
export function variablesIn({ subject, lines }: TemplateWords): string[] {
  return namesIn([subject, ...lines].join(' '));
}

/** Whether the mail hands out a code: it then stands below the paragraph that ends in a colon. */
export function carriesCode({ lines }: TemplateWords): boolean {
  return lines.some((line) => /[:：]$/.test(line));
}

/** What is wrong with the words for a mail, field by field; nothing when they may be kept. */
export function templateProblems(
  { shipped }: Pick<Template, 'shipped'>,
  words: TemplateWords,
): { path: 'subject' | 'body'; text: Text }[] {
  const known = variablesIn(shipped);
  const unknownIn = (part: TemplateWords) => variablesIn(part).filter((variable) => !known.includes(variable));
  const told = (path: 'subject' | 'body', variables: readonly string[]) =>
    variables.map((variable) => ({
      path,
      text: { CN: `没有变量 {${variable}}`, EN: `There is no variable {${variable}}` },
    }));
  const lacksCode = carriesCode(shipped) && !carriesCode(words);
  return [
    ...told('subject', unknownIn({ subject: words.subject, lines: [] })),
    ...told('body', unknownIn({ subject: '', lines: words.lines })),
    ...(lacksCode
      ? [
          {
            path: 'body' as const,
            text: {
              CN: '要有一段以冒号结尾，验证码显示在它下面',
              EN: 'One paragraph must end in a colon: the code stands below it',
            },
          },
        ]
      : []),
  ];
}
