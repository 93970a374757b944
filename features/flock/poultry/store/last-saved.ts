import { create } from 'zustand';
import { onWrite } from './write.ts';

const useSaved = create<{ at: Date | null }>(() => ({ at: null }));
onWrite(() => useSaved.setState({ at: new Date() }));

/** When this page kept something last, as 08:12:40; null before it has. */
export function useLastSaved(): string | null {
  const at = useSaved((state) => state.at);
  return at && [at.getHours(), at.getMinutes(), at.getSeconds()].map((part) => String(part).padStart(2, '0')).join(':');
}
