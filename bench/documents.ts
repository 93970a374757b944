import { writtenActivities } from '#features/activities/demo/written-activities.ts';
import { contentTypes } from '#features/content-types.ts';
import { readContents } from '#features/contents/demo/demo-contents.ts';
import { type contentLocales, searchedText } from '#features/contents/shared/content.ts';
import { cutWords } from '#features/contents/shared/words.ts';
import { randomFrom } from './chaos/random.ts';

type Locale = (typeof contentLocales)[number];

/** A made text: titles and bodies as they are read, and the words as the server would have cut them. */
export interface MadeDocument {
  readonly id: string;
  readonly type: string;
  readonly titleCN: string;
  readonly titleEN: string;
  readonly bodyCN: string;
  readonly bodyEN: string;
  /** The search vector as PostgreSQL writes it: words of the titles weigh most. */
  readonly vector: string;
  /** Days before the newest one. */
  readonly age: number;
}

/** Words of each language, most frequent first: those of the demo story as often as there, made ones behind them. */
export interface Vocabulary {
  readonly words: Readonly<Record<Locale, readonly string[]>>;
  /** A word whose position in the order lies between the two. */
  pick(locale: Locale, from: number, to: number): string;
}

/** Distinct words a language has in this many texts, about as many as ten years of announcements hold. */
const known = 60_000;
/** Places before this one are held by words such as 的 and `the`, which stand in no title. */
const firstMeaning = 40;

/**
 * Texts made from the words of the demo story: how often a word comes follows Zipf's law over 60,000 words a language,
 * lengths scatter as those of the story do (half of them below 166 words), and a text repeats the words of its title.
 * The same seed gives the same texts.
 */
export function createDocuments(seed: number): { vocabulary: Vocabulary; make(index: number): MadeDocument } {
  const random = randomFrom(seed);
  const between = (from: number, to: number) => from + Math.floor(random() * (to - from));
  const words = { CN: vocabularyOf('CN', random), EN: vocabularyOf('EN', random) };
  const slots = slotsByFrequency();
  const any = (locale: Locale) => words[locale][slots[between(0, slots.length)]!]!;
  const meaning = (locale: Locale): string => {
    const at = slots[between(0, slots.length)]!;
    return at < firstMeaning ? meaning(locale) : words[locale][at]!;
  };
  const many = (count: number, one: () => string) => Array.from({ length: count }, one);
  const types = contentTypes.map(({ code }) => code).filter((code) => !['serve', 'homepage'].includes(code));

  return {
    vocabulary: { words, pick: (locale, from, to) => words[locale][between(from, to)]! },
    make(index) {
      const text = (locale: Locale) => {
        const title = many(between(4, 10), () => meaning(locale));
        const length = Math.min(700, Math.round(166 * Math.exp(0.7 * normal(random))));
        const body = many(length, () => any(locale));
        for (const word of [...title, ...title]) body.splice(between(0, body.length), 0, word);
        return { title, body };
      };
      const [CN, EN] = [text('CN'), text('EN')];
      const [titleCN, titleEN] = [CN.title.join(''), capital(EN.title.join(' '))];
      // Chinese titles are cut as they will be when somebody pastes one; cutting all bodies would take ten minutes.
      const titleWords = [...cutWords(titleCN), ...EN.title];
      return {
        id: `d${index}`,
        type: types[between(0, types.length)]!,
        titleCN,
        titleEN,
        bodyCN: paragraphs(CN.body, '', '。'),
        bodyEN: paragraphs(EN.body, ' ', '. '),
        vector: vectorOf(titleWords, [...CN.body, ...EN.body]),
        age: random() ** 1.5 * 3650,
      };
    },
  };
}

/** Words of the story by how often they come there, then made ones. */
function vocabularyOf(locale: Locale, random: () => number): string[] {
  const counts = new Map<string, number>();
  for (const { values } of [...readContents(), ...writtenActivities()])
    for (const word of cutWords(searchedText(values, locale))) counts.set(word, (counts.get(word) ?? 0) + 1);
  const found = new Set([...counts].sort(([, one], [, other]) => other - one).map(([word]) => word));
  const signs =
    locale === 'CN' ? [...new Set([...found].join(''))].filter((sign) => /\p{Script=Han}/u.test(sign)) : syllables;
  const sign = () => signs[Math.floor(random() * signs.length)]!;
  while (found.size < known) found.add(locale === 'CN' ? sign() + sign() : sign() + sign() + sign());
  return [...found];
}

const syllables = [
  'al',
  'be',
  'con',
  'da',
  'en',
  'fo',
  'gra',
  'hi',
  'in',
  'ju',
  'ka',
  'lo',
  'ment',
  'na',
  'or',
  'pre',
  'qui',
  're',
  'sta',
  'ti',
  'un',
  'ver',
  'wa',
  'xi',
  'yo',
  'zen',
  'tion',
  'ble',
  'cra',
  'dro',
  'fin',
  'gen',
  'hol',
  'ser',
  'tra',
  'vo',
  'mi',
  'par',
  'sol',
  'lum',
  'per',
  'nor',
];

/** Written out, since PostgreSQL takes five times as long to cut a text again. */
function vectorOf(title: readonly string[], body: readonly string[]): string {
  const positions = new Map<string, string[]>();
  const note = (word: string, position: string) => positions.set(word, [...(positions.get(word) ?? []), position]);
  for (const [at, word] of title.entries()) note(word, `${at + 1}A`);
  for (const [at, word] of body.entries()) note(word, String(title.length + at + 1));
  return [...positions].map(([word, at]) => `'${word}':${at.join(',')}`).join(' ');
}

/** Places of words, each as many times as the word is frequent. */
function slotsByFrequency(): Uint16Array {
  const weights = Array.from({ length: known }, (_, position) => 1 / (position + 2.7));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const slots: number[] = [];
  for (const [position, weight] of weights.entries())
    for (let left = Math.max(1, Math.round((weight / sum) * 2 ** 20)); left > 0; left--) slots.push(position);
  return Uint16Array.from(slots);
}

/** The sum of twelve is as good as normal. */
function normal(random: () => number): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += random();
  return sum;
}

/** Sentences of a dozen words, paragraphs of four sentences. */
function paragraphs(words: readonly string[], gap: string, end: string): string {
  const sentences = chunks(words, 12).map((sentence) => capital(sentence.join(gap)) + end);
  return chunks(sentences, 4)
    .map((paragraph) => `<p>${paragraph.join('').trim()}</p>`)
    .join('');
}

function chunks<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size));
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
