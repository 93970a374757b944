import { useRef } from 'react';
import type { FilesField } from '#core/forms/kinds/files.ts';
import { setPath } from '#core/forms/paths.ts';
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
  const fieldOf = (path: string) =>
    section.fields.find(({ key }) => `${section.key}.${key}` === path) as FilesField | undefined;
  return useUploads({
    user,
    formKey: section.key,
    outbox: undefined,
    purposeOf: (path) => fieldOf(path)?.purpose ?? 'content-file',
    done(path, file) {
      const field = fieldOf(path);
      if (!field) return;
      const stored = (latest.current[field.key] ?? []) as readonly FileValue[];
      const files = (field.count ?? field.max) === 1 ? [file] : [...stored, file];
      latest.current = setPath(latest.current, field.key, files);
      form.set(field.key, files);
    },
  });
}
