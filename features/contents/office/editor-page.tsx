import type { Resource } from '#core/resources/resource.ts';
import { RecordEditor } from '#web/office/kept/record-editor.tsx';
import { ContentEditor } from './content-editor.tsx';

/** A content being written: what is told once, then both languages side by side. */
export function EditorPage({ resource }: { resource: Resource }) {
  return <RecordEditor resource={resource} Editor={ContentEditor} />;
}
