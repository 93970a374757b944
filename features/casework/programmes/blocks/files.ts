import type { FilesField } from '#core/forms/kinds/files.ts';

/** Documents are taken as PDF or as pictures of the original, at most 10 MB each. */
export const documentFile = {
  kind: 'files',
  types: ['application/pdf', 'image/jpeg', 'image/png'],
  maxMB: 10,
} as const satisfies Partial<FilesField>;

/** Wording under every document field. */
export const documentHint = {
  CN: '请上传清晰的原件扫描件。',
  EN: 'Upload a clear scan of the original.',
};

/** A field for one or several documents. */
export function documents(
  definition: Pick<FilesField, 'key' | 'label'> & Partial<Omit<FilesField, 'kind' | 'maxMB'>>,
): FilesField {
  return { ...documentFile, required: true, max: 5, hint: documentHint, ...definition };
}
