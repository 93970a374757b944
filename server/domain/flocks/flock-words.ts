import type { FlockWords } from '#core/documents/flock/facts.ts';
import type { FindingsTexts } from '#core/texts/poultry/findings/CN.ts';
import type { ReportTexts } from '#core/texts/poultry/report/CN.ts';
import type { TermsTexts } from '#core/texts/poultry/terms/CN.ts';
import type { Locale } from '#core/texts/text.ts';
import { readerIn } from '#core/texts/words.ts';

type Load<T> = () => Promise<Readonly<Record<string, T>>>;
type Catalogue<T> = Readonly<Record<Locale, Load<T>>>;

const report: Catalogue<ReportTexts> = {
  CN: () => import('#core/texts/poultry/report/CN.ts'),
  EN: () => import('#core/texts/poultry/report/EN.ts'),
  es: () => import('#core/texts/poultry/report/es.ts'),
  pt: () => import('#core/texts/poultry/report/pt.ts'),
  tr: () => import('#core/texts/poultry/report/tr.ts'),
  vi: () => import('#core/texts/poultry/report/vi.ts'),
};
const terms: Catalogue<TermsTexts> = {
  CN: () => import('#core/texts/poultry/terms/CN.ts'),
  EN: () => import('#core/texts/poultry/terms/EN.ts'),
  es: () => import('#core/texts/poultry/terms/es.ts'),
  pt: () => import('#core/texts/poultry/terms/pt.ts'),
  tr: () => import('#core/texts/poultry/terms/tr.ts'),
  vi: () => import('#core/texts/poultry/terms/vi.ts'),
};
const findings: Catalogue<FindingsTexts> = {
  CN: () => import('#core/texts/poultry/findings/CN.ts'),
  EN: () => import('#core/texts/poultry/findings/EN.ts'),
  es: () => import('#core/texts/poultry/findings/es.ts'),
  pt: () => import('#core/texts/poultry/findings/pt.ts'),
  tr: () => import('#core/texts/poultry/findings/tr.ts'),
  vi: () => import('#core/texts/poultry/findings/vi.ts'),
};

/** What reports are told in, loaded when a language is first asked for. */
export async function flockWords(locale: Locale): Promise<FlockWords> {
  const read = async <T extends object>(catalogue: Catalogue<T>) =>
    readerIn<T>((await catalogue[locale]())[locale]!, locale);
  return { locale, report: await read(report), terms: await read(terms), findings: await read(findings) };
}
