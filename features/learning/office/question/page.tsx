import { question } from '#features/learning/resources/question.ts';
import { RecordEditor } from '#web/office/kept/record-editor.tsx';
import { QuestionEditor } from './question-editor.tsx';

/** A question being written, beside what learners see of it. */
export function Page() {
  return <RecordEditor resource={question} Editor={QuestionEditor} />;
}
