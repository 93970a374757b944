import type { Resource } from '#core/resources/resource.ts';
import { RecordEditor } from '#web/office/kept/record-editor.tsx';
import { AskReason } from '#web/office/pieces/ask-reason.tsx';
import { YearEditor } from './year-editor.tsx';

/** A year of a programme being prepared: its parts, what it changes, what is to be mended, and the second person. */
export function Page({ resource }: { resource: Resource }) {
  return (
    <AskReason>
      <RecordEditor resource={resource} Editor={YearEditor} />
    </AskReason>
  );
}
