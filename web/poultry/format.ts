import { useSession } from '../kit/session.ts';
import { localTags } from './local-time.ts';

/** Figures as the page's language writes them. */
export function useNumbers(): (value: number) => string {
  const locale = useSession((state) => state.locale);
  return (value) => new Intl.NumberFormat(localTags[locale]).format(value);
}
