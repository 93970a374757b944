import { type ComponentProps, useState } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import { downloadCall } from '#core/contracts/files.ts';
import type { complaintThreadCall } from '#features/complaints/calls.ts';
import { downloadFile } from '#web/kit/files/download.ts';
import { showSize } from '#web/kit/files/file-size.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { shortTime } from '#web/office/pieces/time.ts';
import styles from './thread.module.css';
import { useTexts } from './words.ts';

export type Threaded = OutputOf<typeof complaintThreadCall>;
type Post = Threaded['posts'][number];

/** Everything written about a complaint: whoever complained green, the office grey, notes dashed, events as lines. */
export function Thread({ found, person }: { found: Threaded; person: string }) {
  const t = useTexts();
  return (
    <ol className="stack gap-12" aria-label={t('complaint.thread')}>
      <Written who={person} at={found.createdAt} text={found.content} tone="person" files={found.files} />
      {found.posts.map((post) => (
        <Entry key={post.id} post={post} person={person} />
      ))}
    </ol>
  );
}

function Entry({ post, person }: { post: Post; person: string }) {
  const t = useTexts();
  const { isInternal, text, at, files, from } = post;
  // Of whoever wrote a merged one the number is said, and nothing of who they are.
  const author = from ?? post.author;
  const kind = t(`complaint.kind.${post.kind as 'ACCEPTED'}`, { who: author ?? person });
  if (['NOTE', 'REPLY', 'WORDS', 'FILED'].includes(post.kind))
    return (
      <Written
        who={`${author ?? person} · ${kind}`}
        at={at}
        text={text}
        tone={isInternal ? 'note' : post.author ? 'office' : 'person'}
        files={files}
      />
    );
  return (
    <li className={`size-12-5 breaks ${styles.event}`} data-kind={post.kind}>
      <Icon name={icons[post.kind] ?? 'check'} size={13} /> {shortTime(at)}{' '}
      {/* It also closes by itself, and nobody wrote that. */}
      {post.kind === 'CLOSED' && !author ? t('complaint.closed') : kind}
      {text && ` · ${text}`}
    </li>
  );
}

const icons: Readonly<Record<string, ComponentProps<typeof Icon>['name']>> = {
  REOPENED: 'undo',
  CONTACTED: 'phone',
  UNREACHED: 'phone',
};

interface WrittenProps {
  who: string;
  at: string;
  text: string;
  tone: 'person' | 'office' | 'note';
  files?: Threaded['files'];
}

function Written({ who, at, text, tone, files = [] }: WrittenProps) {
  const t = useTexts();
  return (
    <li className={`line gap-10 ${styles.written}`} data-tone={tone}>
      <span className="avatar" aria-hidden="true">
        {tone === 'note' ? <Icon name="lock" size={12} /> : [...who][0]}
      </span>
      <div className="fills">
        <p className="size-12-5 muted">
          <b>{who}</b> <time dateTime={at}>{shortTime(at)}</time>
        </p>
        <div
          className={`rounded above-4 ${styles.words}`}
          title={tone === 'note' ? t('complaint.internal') : undefined}
        >
          <p className="as-typed breaks">{text}</p>
          {files.map((file) => (
            <AttachedFile key={file.id} file={file} />
          ))}
        </div>
      </div>
    </li>
  );
}

function AttachedFile({ file }: { file: Threaded['files'][number] }) {
  const [isBusy, setBusy] = useState(false);
  return (
    <button
      type="button"
      className={`link inline-row gap-6 size-12-5 above-6 breaks ${styles.file}`}
      disabled={isBusy}
      onClick={() => {
        setBusy(true);
        // A refusal is shown by the common reactions.
        downloadFile(downloadCall, { rid: file.id })
          .catch(() => undefined)
          .finally(() => setBusy(false));
      }}
    >
      <Icon name="attachment" size={14} />
      {file.name} {showSize(file.size)}
    </button>
  );
}
