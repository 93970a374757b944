import { useRef } from 'react';
import type { FilesField } from '#core/forms/kinds/files.ts';
import { fieldAt, getPath, setPath } from '#core/forms/paths.ts';
import type { Section } from '#core/forms/section.ts';
import type { FileValue } from '#core/forms/values.ts';
import { useSession } from '#web/kit/call/session.ts';
import { type Uploads, useUploads } from '#web/kit/form/uploads.ts';
import type { RecordFormState } from '#web/office/resource/record/use-record-form.ts';

/** Files of a record on their way; each stands in its field once it is stored. */
export function useRecordUploads(section: Section, form: RecordFormState): Uploads {
  const user = useSession((session) => session.user?.userId ?? '');
  // Two files may be there before the form is drawn again.
  const latest = useRef(form.values);
  latest.current = form.values;
  // The name of the section is the page's own; what follows leads to a field, or to one of a row.
  const innerOf = (path: string) => path.slice(section.key.length + 1);
  const fieldOf = (path: string) =>
    fieldAt({ sections: [{ ...section, key: 'form' }] }, `form.${innerOf(path)}`) as FilesField | undefined;
  return useUploads({
    user,
    formKey: section.key,
    outbox: undefined,
    purposeOf: (path) => fieldOf(path)?.purpose ?? 'content-file',
    done(path, file) {
      const field = fieldOf(path);
      if (!field) return;
      const inner = innerOf(path);
      const stored = (getPath(latest.current, inner) ?? []) as readonly FileValue[];
      const files = (field.count ?? field.max) === 1 ? [file] : [...stored, file];
      latest.current = setPath(latest.current, inner, files);
      form.set(inner, files);
    },
  });
}
