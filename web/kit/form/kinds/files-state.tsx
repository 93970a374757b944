import type { FilesField } from '#core/forms/kinds/files.ts';
import { Tag } from '#web/kit/pieces/tag.tsx';
import type { Upload } from '../uploads.ts';
import { useFormWords } from '../words.ts';

interface FilesStateProps {
  field: FilesField;
  /** How many there are to be by another field. */
  declared: number | undefined;
  stored: number;
  running: readonly Upload[];
  isReadOnly: boolean;
}

/** How far the files of a field are, in a word at the end of its title; nothing before the first one. */
export function FilesState({ field, declared, stored, running, isReadOnly }: FilesStateProps) {
  const t = useFormWords();
  if (isReadOnly) return null;
  if (running.some(({ error }) => error !== undefined)) return <Tag tone="bad">{t('files.state.failed')}</Tag>;
  if (running.length > 0) return <Tag tone="warn">{t('files.state.sending')}</Tag>;
  const asked = field.count ?? declared;
  if (asked !== undefined && asked > 0 && (stored > 0 || declared !== undefined)) {
    if (stored === asked) return <Tag tone="open">{t('files.state.whole', { count: stored })}</Tag>;
    if (stored > asked) return <Tag tone="bad">{t('files.state.more', { count: stored - asked })}</Tag>;
    return <Tag tone="warn">{t('files.state.of', { count: stored, asked })}</Tag>;
  }
  return stored > 0 ? <Tag tone="open">{t('files.state.stored', { count: stored })}</Tag> : null;
}
