import { useId, useState } from 'react';
import { downloadCall } from '#core/contracts/files.ts';
import { useSession } from '#web/kit/call/session.ts';
import { downloadFile } from '#web/kit/files/download.ts';
import { showSize } from '#web/kit/files/file-size.ts';
import { Icon } from '../marks/icon.tsx';
import styles from './attachments.module.css';

export interface Attachment {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  type: string;
}

/** Files with their type and size; each downloads under its own name. */
export function AttachmentList({ title, files }: { title: string; files: readonly Attachment[] }) {
  const id = useId();
  if (files.length === 0) return null;
  return (
    <section className={styles.files} aria-labelledby={id}>
      <h2 id={id} className="title-20 below-12">
        {title}
      </h2>
      {files.map((file) => (
        <AttachmentRow key={file.id} file={file} />
      ))}
    </section>
  );
}

/** A file to download; `onDownload` fetches one that is not read by its id alone. */
export function AttachmentRow({ file, onDownload }: { file: Attachment; onDownload?: () => Promise<unknown> }) {
  const [busy, setBusy] = useState(false);
  const locale = useSession((state) => state.locale);
  const suffix = file.name.includes('.')
    ? file.name.split('.').pop()!.toUpperCase()
    : file.type.split('/').pop()!.toUpperCase();
  const download = () => {
    setBusy(true);
    // A refusal is shown by the common reactions.
    (onDownload?.() ?? downloadFile(downloadCall, { rid: file.id }))
      .catch(() => undefined)
      .finally(() => setBusy(false));
  };
  return (
    <button
      type="button"
      className={`row gap-16 whole ink on-card lined above-8 ${styles.file}`}
      disabled={busy}
      onClick={download}
    >
      <span className={`stack rigid toned ${styles.type}`} data-tone={toneOf(suffix)} aria-hidden="true">
        {suffix.slice(0, 4)}
      </span>
      <span>
        <b className="strong breaks">{file.name}</b>
        <small className="block small muted">
          {suffix}
          {locale === 'CN' ? '，' : ', '}
          {showSize(file.size)}
        </small>
      </span>
      <Icon name="download" />
    </button>
  );
}

function toneOf(suffix: string): string {
  if (/^(DOCX?|WPS|TXT|RTF)$/.test(suffix)) return 'info';
  if (/^(XLSX?|CSV|ET)$/.test(suffix)) return 'good';
  return 'bad';
}
