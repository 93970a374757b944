import { useState } from 'react';
import { downloadCall } from '#core/contracts/files.ts';
import { textIn } from '#core/texts/text.ts';
import { useSession } from '#web/kit/call/session.ts';
import { showDate } from '#web/kit/dates.ts';
import { downloadFile } from '#web/kit/files/download.ts';
import { showSize } from '#web/kit/files/file-size.ts';
import { SectionHead } from '#web/kit/pieces/section-head.tsx';
import styles from './data-file.module.css';
import { isEnding, type RecordItem, type RecordPart } from './file.ts';
import { useDataFileWords } from './words.ts';

type File = RecordItem['files'][number];

/** Every verified document once, whatever number of applications hold it. */
export function Documents({ records }: { records: readonly RecordPart[] }) {
  const t = useDataFileWords();
  const found = new Map<string, { file: File; item: RecordItem }>();
  for (const item of records.flatMap(({ items }) => items))
    for (const file of item.files) if (!found.has(file.id)) found.set(file.id, { file, item });
  if (found.size === 0) return null;
  const bytes = [...found.values()].reduce((sum, { file }) => sum + file.size, 0);
  return (
    <section>
      <SectionHead
        small
        title={t('documents')}
        note={t('documentsNote', { count: found.size, size: showSize(bytes) })}
      />
      <ul className="stack two gap-16 folds">
        {[...found.values()].map(({ file, item }) => (
          <li key={file.id} className="slim">
            <Paper file={file} item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A document as a small sheet with what it proves, until when, and where it is used; a press downloads it. */
function Paper({ file, item }: { file: File; item: RecordItem }) {
  const t = useDataFileWords();
  const locale = useSession((session) => session.locale);
  const [isBusy, setBusy] = useState(false);
  const isOld = isEnding(item.expiresOn);
  const download = () => {
    setBusy(true);
    // A refusal is shown by the common reactions.
    downloadFile(downloadCall, { rid: file.id })
      .catch(() => undefined)
      .finally(() => setBusy(false));
  };
  return (
    <button type="button" className={`panel row gap-16 whole ink ${styles.paper}`} disabled={isBusy} onClick={download}>
      <svg className="rigid" viewBox="0 0 72 52" aria-hidden="true" data-old={isOld || undefined}>
        <path d="M12 14h24M12 22h36M12 30h30" />
        <circle cx="56" cy="38" r="7" />
      </svg>
      <span className="slim">
        <b className="block breaks">{file.name}</b>
        <span className="block small muted">
          {textIn(item.label, locale)}
          {locale === 'CN' ? '，' : ', '}
          {showSize(file.size)}
        </span>
        <span className={`block small ${isOld ? 'warn-ink' : 'muted'}`}>
          {item.expiresOn ? t('endsOn', { date: showDate(item.expiresOn, locale) }) : t('endless')}
          {locale === 'CN' ? '，' : ', '}
          {item.uses.length === 0 ? t('unused') : t('usedIn', { count: item.uses.length })}
        </span>
      </span>
    </button>
  );
}
