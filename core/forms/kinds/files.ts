import type { PurposeName } from '#core/purposes.ts';
import type { Problem } from '#core/texts/errors/problems.ts';
import type { Text } from '#core/texts/text.ts';
import type { FieldBase } from '../field.ts';
import type { KindDefinition } from '../kind.ts';
import type { FileValue } from '../values.ts';
import { isBlank, isRecord } from '../values.ts';

export interface FilesField extends FieldBase {
  kind: 'files';
  /** Accepted media types. */
  types: readonly string[];
  maxMB: number;
  /** Longest film; read from the film itself once it has arrived. */
  maxSeconds?: number;
  min?: number;
  max?: number;
  /** Exact number of files, instead of min and max. */
  count?: number;
  /** How many there are to be is declared in another field, by its path: one slot each, and the figure can be changed here. */
  declared?: { readonly by: string; readonly label: Text; readonly unit: Text };
  /** A paper of the employer, which all its people hand in: the same file in the case of somebody else says nothing. */
  ofEmployer?: true;
  /** Purpose its files are uploaded for, in forms that are no programme. */
  purpose?: PurposeName;
  /** Aspect ratio the picture is cropped to before it is sent. */
  crop?: '3:4';
}

const typeNames: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/gif': 'GIF',
  'video/mp4': 'MP4',
  'video/webm': 'WebM',
  'text/vtt': 'VTT',
};

/** Uploaded files, as references to stored ones. */
export const filesKind: KindDefinition<FilesField> = {
  kind: 'files',
  missing: 'REQUIRED_FILE',
  empty: () => [],
  normalise: (_, value) => value,
  fits: (_, value) =>
    value === null || (Array.isArray(value) && value.length <= 100 && value.every(isFile) && hasOwnIds(value)),
  isEmpty: (_, value) => isBlank(value),
  validate(field, value) {
    if (!Array.isArray(value) || !value.every(isFile)) return [{ path: '', key: 'WRONG_TYPE' }];
    return [...countProblems(field, value.length), ...value.flatMap((file) => fileProblems(field, file))];
  },
  display: (_, value, locale) =>
    Array.isArray(value) ? value.map((file: FileValue) => file.name).join(locale === 'CN' ? '、' : ', ') : '',
  mask: (_, value) => value,
  wrong: () => [{ id: 'f1', name: 'page.html', size: 10, type: 'text/html' }],
};

/** Names of media types for people, e.g. "PDF / JPG". */
export function fileTypeNames(types: readonly string[]): string {
  return types.map((type) => typeNames[type] ?? type).join(' / ');
}

/** Whether a value is a reference to a stored file. */
export function isFile(value: unknown): value is FileValue {
  return (
    isRecord(value) &&
    Object.keys(value).length === 4 &&
    isName(value.id, 100) &&
    isName(value.name, 300) &&
    isName(value.type, 100) &&
    Number.isSafeInteger(value.size) &&
    (value.size as number) >= 0
  );
}

function isName(value: unknown, limit: number): boolean {
  return typeof value === 'string' && value.length > 0 && value.length <= limit;
}

function hasOwnIds(files: readonly FileValue[]): boolean {
  return new Set(files.map((file) => file.id)).size === files.length && files.every((file) => /^[\w-]+$/.test(file.id));
}

function countProblems(field: FilesField, count: number): Problem[] {
  if (field.count !== undefined) {
    return count === field.count ? [] : [{ path: '', key: 'FILE_COUNT', params: { count, expected: field.count } }];
  }
  if (field.max !== undefined && count > field.max) {
    return [{ path: '', key: 'TOO_MANY_FILES', params: { count, max: field.max } }];
  }
  if (field.min !== undefined && count < field.min) {
    return [{ path: '', key: 'TOO_FEW_FILES', params: { count, min: field.min } }];
  }
  return [];
}

function fileProblems(field: FilesField, file: FileValue): Problem[] {
  const path = `[${file.id}]`;
  const { name } = file;
  if (!field.types.includes(file.type)) {
    return [{ path, key: 'FILE_TYPE', params: { name, types: fileTypeNames(field.types) } }];
  }
  if (file.size === 0) return [{ path, key: 'FILE_EMPTY', params: { name } }];
  return file.size > field.maxMB * 1024 * 1024
    ? [{ path, key: 'FILE_TOO_LARGE', params: { name, max: field.maxMB } }]
    : [];
}
