import { create } from 'zustand';
import { fill } from '#core/texts/fill.ts';
import type { OfficeTexts } from '#core/texts/office/CN.ts';
import { type Locale, type Text, textIn } from '#core/texts/text.ts';
import { flatten, type Words } from '#core/texts/words.ts';
import { useSession } from '#web/kit/call/session.ts';

/** Reads the catalogue of the back office: what is called `t`. */
export type OfficeWords = Words<OfficeTexts>;

/** es, pt, tr and vi read the English. */
type Language = 'CN' | 'EN';

/** A catalogue of the back office: a file a language. */
export type OfficeCatalogue = Readonly<Record<Language, () => Promise<{ readonly [name: string]: object }>>>;

/** The frame's words come in the reader's language alone, beside the first page. */
const frame: OfficeCatalogue = {
  CN: () => import('#core/texts/office/CN.ts'),
  EN: () => import('#core/texts/office/EN.ts'),
};
const texts: Record<Language, Map<string, string>> = { CN: new Map(), EN: new Map() };

/** Catalogues that were asked for: when the language changes while the office stands, they come in the other one too. */
const catalogues = new Set([frame]);
const loads = new Map<() => Promise<object>, Promise<void>>();

/** The language that is shown: that of the session as soon as its words are here. */
const useShown = create<{ readonly language: Language }>(() => ({
  language: languageOf(useSession.getState().locale),
}));

const readers = { CN: readerOf('CN'), EN: readerOf('EN') };

/** Loads the words of the session's language, and those of another whenever it changes; call once, before anything is drawn. */
export async function startWords(): Promise<void> {
  useSession.subscribe(({ locale }, before) => {
    // Without the words of the new language the former one stays.
    if (locale !== before.locale) turnTo(languageOf(locale)).catch(() => undefined);
  });
  await turnTo(languageOf(useSession.getState().locale));
}

/** What loads only with the words it shows. */
export function withWords<M>(words: OfficeCatalogue, load: () => Promise<M>): () => Promise<M> {
  return async () => {
    catalogues.add(words);
    const [module] = await Promise.all([load(), loadWords(words, useShown.getState().language)]);
    return module;
  };
}

/** The words of the frame in the reader's language. */
export const useTexts = textsOf<object>();

/** A hook for the words of the frame and of a room, which come with the room's pages. */
export function textsOf<RoomTexts>(): () => Words<OfficeTexts & RoomTexts> {
  return () => readers[useShown(({ language }) => language)] as Words<OfficeTexts & RoomTexts>;
}

/** Reads bilingual wording of definitions and records in the reader's language. */
export function useTextIn(): (text: Text) => string {
  const locale = useSession((session) => session.locale);
  return (text) => textIn(text, locale);
}

async function turnTo(language: Language): Promise<void> {
  await Promise.all([...catalogues].map((words) => loadWords(words, language)));
  if (languageOf(useSession.getState().locale) === language) useShown.setState({ language });
}

async function loadWords(words: OfficeCatalogue, language: Language): Promise<void> {
  const file = words[language];
  const loading =
    loads.get(file) ??
    file().then((module) => {
      for (const [key, text] of flatten(module[language]!)) texts[language].set(key, text);
    });
  loads.set(file, loading);
  try {
    await loading;
  } catch (error) {
    loads.delete(file);
    throw error;
  }
}

function readerOf(language: Language) {
  return (key: string, values: Parameters<typeof fill>[1] = {}) =>
    fill(texts[language].get(key) ?? key, values, language);
}

function languageOf(locale: Locale): Language {
  return locale === 'CN' ? 'CN' : 'EN';
}
