import { showAmount } from '#core/texts/amount.ts';
import { useSession } from '#web/kit/call/session.ts';

/** An amount of fen in the reader's words. */
export function useFen() {
  const locale = useSession((session) => session.locale);
  return (fen: number) => showAmount(fen / 1_000_000, locale);
}
