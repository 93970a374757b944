import type { Locale } from '#core/texts/text.ts';
import { readerIn } from '#core/texts/words.ts';
import type { FlockWords } from '#features/flock/shared/documents/facts.ts';
import type { FindingsTexts } from '#features/flock/texts/findings/CN.ts';
import type { ReportTexts } from '#features/flock/texts/report/CN.ts';
import type { TermsTexts } from '#features/flock/texts/terms/CN.ts';

type Load<T> = () => Promise<Readonly<Record<string, T>>>;
type Catalogue<T> = Readonly<Record<Locale, Load<T>>>;

const report: Catalogue<ReportTexts> = {
  CN: () => import('#features/flock/texts/report/CN.ts'),
  EN: () => import('#features/flock/texts/report/EN.ts'),
  es: () => import('#features/flock/texts/report/es.ts'),
  pt: () => import('#features/flock/texts/report/pt.ts'),
  tr: () => import('#features/flock/texts/report/tr.ts'),
  vi: () => import('#features/flock/texts/report/vi.ts'),
};
const terms: Catalogue<TermsTexts> = {
  CN: () => import('#features/flock/texts/terms/CN.ts'),
  EN: () => import('#features/flock/texts/terms/EN.ts'),
  es: () => import('#features/flock/texts/terms/es.ts'),
  pt: () => import('#features/flock/texts/terms/pt.ts'),
  tr: () => import('#features/flock/texts/terms/tr.ts'),
  vi: () => import('#features/flock/texts/terms/vi.ts'),
};
const findings: Catalogue<FindingsTexts> = {
  CN: () => import('#features/flock/texts/findings/CN.ts'),
  EN: () => import('#features/flock/texts/findings/EN.ts'),
  es: () => import('#features/flock/texts/findings/es.ts'),
  pt: () => import('#features/flock/texts/findings/pt.ts'),
  tr: () => import('#features/flock/texts/findings/tr.ts'),
  vi: () => import('#features/flock/texts/findings/vi.ts'),
};

/** What reports are told in, loaded when a language is first asked for. */
export async function flockWords(locale: Locale): Promise<FlockWords> {
  const read = async <T extends object>(catalogue: Catalogue<T>) =>
    readerIn<T>((await catalogue[locale]())[locale]!, locale);
  return { locale, report: await read(report), terms: await read(terms), findings: await read(findings) };
}
