import { create } from 'zustand';
import { errors } from '#core/error-table.ts';
import type { CallError } from '#web/kit/call/call-error.ts';
import type { Reactions } from '#web/kit/call/reactions.ts';
import { toast } from '#web/kit/feedback/toasts.tsx';

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
