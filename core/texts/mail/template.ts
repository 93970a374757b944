import { namesIn } from '#core/texts/fill.ts';
import { type Locale, locales, type Text } from '#core/texts/text.ts';
import { type MailScene, mailScenes, mailTexts } from './mail.ts';

/** One mail in one language; its id is `SCENE.locale`. */
export interface TemplateName {
  readonly scene: MailScene;
  readonly locale: Locale;
}

/** What an operator may change of a mail. */
export interface TemplateWords {
  readonly subject: string;
  /** One text a paragraph. */
  readonly lines: readonly string[];
}

/** Every mail in every language, in the order of the catalogue. */
export const templateNames: readonly TemplateName[] = mailScenes.flatMap((scene) =>
  locales.map((locale) => ({ scene, locale })),
);

export function templateId({ scene, locale }: TemplateName): string {
  return `${scene}.${locale}`;
}

/** The words as shipped. */
export function shippedWords({ scene, locale }: TemplateName): TemplateWords {
  return mailTexts[locale].scenes[scene];
}

/** Names of what is filled in, as `{name}` stands for it in the texts. */
export function variablesIn({ subject, lines }: TemplateWords): string[] {
  return namesIn([subject, ...lines].join(' '));
}

/** Whether the mail hands out a code: it then stands below the paragraph that ends in a colon. */
export function carriesCode({ lines }: TemplateWords): boolean {
  return lines.some((line) => /[:：]$/.test(line));
}

/** Values with which a preview is filled in. */
export const sampleParams: Readonly<Record<string, string>> = {
  prefix: 'K7',
  loginName: 'person@example.com',
  tenant: '云汀新区人才工作局',
  days: '7',
  time: '2026-11-20 09:30',
  left: '3',
  count: '3',
  farm: '青禾农场',
  report: '二号舍 第 4 周',
  question: '垫料评分 3 分，需要换垫料吗？',
  answer: '先检查饮水线下方有无漏水，48 小时后再评一次。',
  reader: '沈兽医',
  reason: '农场信息与登记不符',
};

/** What is wrong with the words for a mail, field by field; nothing when they may be kept. */
export function templateProblems(name: TemplateName, words: TemplateWords): { path: 'subject' | 'body'; text: Text }[] {
  const shipped = shippedWords(name);
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
