import type { Question } from '#web/office/elsewhere/question.ts';
import { PersonQuestion } from './person-question.tsx';
import { SignInQuestion } from './sign-in-question.tsx';
import { TenantQuestion } from './tenant-question.tsx';

const dialogs = { tenant: TenantQuestion, person: PersonQuestion, 'sign-in': SignInQuestion } as const;

/** The dialog for what there is to ask. */
export function QuestionDialog({ question }: { question: Question }) {
  const Dialog = dialogs[question];
  return <Dialog />;
}
