import { create } from 'zustand';
import type { Answers } from '#features/contents/shared/conditions/fact.ts';
import { knownAnswers } from '#features/smart-policy/shared/known-answers.ts';
import { isSignedIn, useSession } from '#web/kit/call/session.ts';

interface AnswersState {
  readonly answers: Answers;
  /** Where they came from, to say so; none once they were changed. */
  readonly source: 'device' | 'account' | 'suggested' | null;
  /** Answers one fact; undefined takes the answer back. */
  answer(field: string, value: Answers[string] | undefined): void;
  fill(answers: Answers, source: AnswersState['source']): void;
  clear(): void;
}

const storageName = 'tw.smartpolicy';
const kept = isSignedIn() ? {} : fromDevice();

/** What was told on this page; a guest's answers also stay on the device, those of somebody signed in do not. */
export const useAnswers = create<AnswersState>()((set, get) => ({
  answers: kept,
  source: Object.keys(kept).length > 0 ? 'device' : null,
  answer(field, value) {
    const { [field]: _, ...rest } = get().answers;
    set({ answers: value === undefined ? rest : { ...rest, [field]: value }, source: null });
    keepOnDevice(get().answers);
  },
  fill: (answers, source) => set({ answers, source }),
  clear() {
    set({ answers: {}, source: null });
    keepOnDevice({});
  },
}));

/** What a guest told last time on this device. */
function fromDevice(): Answers {
  try {
    return knownAnswers(JSON.parse(localStorage.getItem(storageName) ?? '{}')).answers;
  } catch {
    return {};
  }
}

function keepOnDevice(answers: Answers): void {
  try {
    if (isSignedIn() || Object.keys(answers).length === 0) localStorage.removeItem(storageName);
    else localStorage.setItem(storageName, JSON.stringify(answers));
  } catch {
    // A browser that refuses storage keeps them as long as the page.
  }
}

// What one person told is not for the next.
useSession.subscribe(({ user }, { user: before }) => {
  if (before && user?.userId !== before.userId) useAnswers.setState({ answers: {}, source: null });
});
