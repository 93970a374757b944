import { create } from 'zustand';
import { errors } from '#core/error-table.ts';
import type { CallError } from '#web/kit/call-error.ts';
import { toast } from '#web/kit/pieces/toasts.tsx';
import type { Reactions } from '#web/kit/reactions.ts';

/** What a dialog of the layout asks. */
export const useAsking = create<{ asking: CallError | null }>(() => ({ asking: null }));

/**
 * What FlockScore does for errors that no page handles. A session that is over leads nobody away from the barn: the
 * layout then says that scores are kept and asks to sign in to send them.
 */
export const poultryReactions: Partial<Reactions> = {
  toast: (message, { key }) => {
    if (errors[key].reaction !== 'sign-in') toast('error', message);
  },
  signIn: () => undefined,
  reload: (error) => useAsking.setState({ asking: error }),
  confirm: (error) => useAsking.setState({ asking: error }),
};
