import { createContext, type ReactNode, useContext, useState } from 'react';
import { CallError } from '#web/kit/call/call.ts';
import { ReasonDialog } from './reason-dialog.tsx';

interface Question {
  title: string;
  hint: string;
  ok: string;
  kept?: { text: string; keep: (text: string) => void };
  /** What the reason is for; the dialog stays open when its call is refused. */
  give: (reason: string) => Promise<void>;
}

const AskContext = createContext<(question: Question) => void>(() => {
  throw new Error('no page asks for reasons here');
});

/** Lets what stands anywhere in a page, also in a cell that sticks to the edge of a table, ask for a reason. */
export function AskReason({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null);
  const [isBusy, setBusy] = useState(false);
  const give = async (reason: string) => {
    setBusy(true);
    try {
      await question?.give(reason);
      setQuestion(null);
    } catch (error) {
      // The call has already said why.
      if (!(error instanceof CallError)) throw error;
    } finally {
      setBusy(false);
    }
  };
  return (
    <AskContext value={setQuestion}>
      {children}
      {question && (
        <ReasonDialog
          title={question.title}
          hint={question.hint}
          ok={question.ok}
          {...(question.kept && { kept: question.kept })}
          isBusy={isBusy}
          onGive={(reason) => void give(reason)}
          onClose={() => setQuestion(null)}
        />
      )}
    </AskContext>
  );
}

export function useAskReason(): (question: Question) => void {
  return useContext(AskContext);
}
