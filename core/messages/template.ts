import { namesIn } from '../texts/fill.ts';
import { type MailScene, mailTexts } from '../texts/mail/mail.ts';
import { type Locale, locales, type Text } from '../texts/text.ts';
import type { Facts, Letter, Message } from './message.ts';

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

/** Facts with which a preview is filled in. */
export const sampleFacts: Facts = {
  prefix: 'K7',
  edition: { CN: 'ITEC 2027 国际人才创新大赛', EN: 'ITEC 2027 International Talent Contest' },
  prize: { CN: '初创组一等奖', EN: 'First prize, start-up group' },
  document: { CN: '身份证件', EN: 'Identity document' },
  loginName: 'person@example.com',
  tenant: { CN: '云汀新区人才工作局', EN: 'Yunting Talent Office' },
  days: '7',
  rows: '12',
  time: '2026-11-20 09:30',
  left: '3',
  device: 'Chrome 126 · Windows',
  email: 'n***@example.com',
  count: '3',
  farm: { CN: '青禾农场', EN: 'Greenfield Farm' },
  report: { CN: '二号舍 第 4 周', EN: 'House 2, week 4' },
  question: { CN: '垫料评分 3 分，需要换垫料吗？', EN: 'The litter scores 3. Should it be changed?' },
  answer: {
    CN: '先检查饮水线下方有无漏水，48 小时后再评一次。',
    EN: 'Look for leaks below the drinkers first, and score again in 48 hours.',
  },
  reader: { CN: '沈兽医', EN: 'Dr Shen' },
  reason: { CN: '信息与登记不符', EN: 'it differs from what is registered' },
  programme: { CN: '高层次人才认定', EN: 'Talent recognition' },
  no: 'YT2026-000128',
  address: '云汀港湾路 66 号 B 座 4 层',
  due: '2026-12-04',
  day: '2026-12-04',
  validTo: '2027-11-20',
  company: { CN: '云汀智造有限公司', EN: 'Yunting Works Ltd' },
  name: { CN: '顾南', EN: 'Gu Nan' },
  code: 'GUNAN8',
  title: { CN: '人才政策宣讲会', EN: 'Talent policy briefing' },
  place: { CN: '人才之家一楼报告厅', EN: 'Lecture hall, Talent House' },
  subject: { CN: '人才政策导读', EN: 'Talent policies explained' },
  reply: '公示期为五个工作日。',
  paper: { CN: '人才政策结业考试', EN: 'Final exam: talent policies' },
  course: { CN: '人才政策导读', EN: 'Talent policies explained' },
  score: '86',
  total: '100',
  service: { CN: '子女入学', EN: 'A school for your child' },
  status: { CN: '已办结', EN: 'done' },
  names: { CN: '租房补贴', EN: 'Rent allowance' },
  found: { CN: '租房补贴', EN: 'Rent allowance' },
  stop: 'https://…',
  kind: { CN: '投诉', EN: 'complaint' },
  words: { CN: '已请门店改正，次数已恢复。', EN: 'The shop has put it right, and your use is given back.' },
  acceptBy: '2026-11-23',
  dueAt: '2026-11-27',
  level: { CN: 'D 类', EN: 'class D' },
  date: '2029-06-30',
  home: { CN: '梧桐里 3 号楼 1203', EN: 'Wutongli, building 3, 1203' },
  amount: '180,000.00',
  tail: '6021',
};

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
