import type { ErrorKey } from '#core/error-table.ts';
import { CN } from '#core/texts/errors/CN.ts';
import { EN } from '#core/texts/errors/EN.ts';
import { useSession } from '#web/kit/call/session.ts';

/** The catalogue's sentence for an error that the page itself finds, in the office's two languages. */
export function useErrorWords(): (key: ErrorKey) => string {
  const words = useSession((session) => session.locale) === 'CN' ? CN : EN;
  return (key) => words[key];
}
