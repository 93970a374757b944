import { quest } from '#features/learning/resources/quest.ts';
import { RecordEditor } from '#web/office/kept/record-editor.tsx';
import { QuestEditor } from './quest-editor.tsx';

/** A questionnaire being put together: kinds on the left, its items in the middle, one of them on the right. */
export function Page() {
  return <RecordEditor resource={quest} Editor={QuestEditor} />;
}
