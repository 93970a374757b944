import { type FormEvent, useState } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import { addWordsCall, answerFileCall, complaintOneCall } from '#features/complaints/calls.ts';
import { newRequestId } from '#web/kit/call/call.ts';
import { useSend } from '#web/kit/call/send.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { fieldClasses } from '#web/kit/controls/field.tsx';
import { showDateTime } from '#web/kit/dates.ts';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { downloadFile } from '#web/kit/files/download.ts';
import { AttachmentRow } from '#web/kit/pieces/attachments.tsx';
import styles from './complaints.module.css';
import { useComplaintWords } from './words.ts';

export type OneComplaint = OutputOf<typeof complaintOneCall>;
type Post = OneComplaint['posts'][number];

/** What both sides wrote, oldest first, with what happened between. */
export function Thread({ complaint, link }: { complaint: OneComplaint; link: string | undefined }) {
  const t = useComplaintWords();
  return (
    <section className="stack gap-12" aria-labelledby="thread">
      <h2 id="thread" className="title-24">
        {t('thread')}
      </h2>
      <ol className="stack gap-12">
        <Bubble isMine at={complaint.createdAt} text={complaint.content}>
          {complaint.files.map((file) => (
            <AttachmentRow key={file.id} file={file} />
          ))}
        </Bubble>
        {complaint.posts.map((post) => (
          <Entry key={post.id} post={post} no={complaint.no} link={link} />
        ))}
      </ol>
    </section>
  );
}

function Entry({ post, no, link }: { post: Post; no: string; link: string | undefined }) {
  const t = useComplaintWords();
  const locale = useSession((session) => session.locale);
  const { kind, text, at, isMine } = post;
  // Reopening says in the words of whoever complained what is still wrong.
  if (kind === 'WORDS' || kind === 'REPLY' || (kind === 'REOPENED' && text))
    return (
      <Bubble
        isMine={isMine}
        at={at}
        text={text}
        what={kind === 'REPLY' ? t('answer') : kind === 'REOPENED' ? t('event.REOPENED') : ''}
      >
        {post.files.map((file) => (
          <AttachmentRow
            key={file.id}
            file={file}
            onDownload={() => downloadFile(answerFileCall, { no, file: file.id, ...(link && { key: link }) })}
          />
        ))}
      </Bubble>
    );
  const event = kind as 'ACCEPTED' | 'EXTENDED' | 'REOPENED' | 'CLOSED' | 'INVALID' | 'MERGED' | 'UNMERGED';
  return (
    <li className="small muted centred breaks">
      <time dateTime={at}>{showDateTime(at, locale)}</time> {t(`event.${event}`)}
      {text && <span className="block ink">{text}</span>}
    </li>
  );
}

function Bubble({
  isMine,
  what = '',
  at,
  text,
  children,
}: {
  isMine: boolean;
  /** What it is beside its words. */
  what?: string;
  at: string;
  text: string;
  children?: React.ReactNode;
}) {
  const t = useComplaintWords();
  const locale = useSession((session) => session.locale);
  return (
    <li className={`rounded lined ${styles.bubble} ${isMine ? `tinted ${styles.mine}` : 'on-card'}`}>
      <p className="small muted">
        <b className="titled">{isMine ? t('you') : t('office')}</b>{' '}
        <time dateTime={at}>{showDateTime(at, locale)}</time>
        {what && ` · ${what}`}
      </p>
      <p className="as-typed breaks">{text}</p>
      {children}
    </li>
  );
}

/** More words for as long as an answer is waited for. */
export function AddWords({ no, link }: { no: string; link: string | undefined }) {
  const t = useComplaintWords();
  const [text, setText] = useState('');
  const [reqId, setReqId] = useState(newRequestId);
  const send = useSend(addWordsCall, { invalidates: [complaintOneCall] });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    send.mutate(
      { no, ...(link && { key: link }), text, reqId },
      {
        onSuccess: () => {
          setText('');
          setReqId(newRequestId());
          toast('success', t('added'));
        },
      },
    );
  };
  return (
    <form onSubmit={submit} className="above-20">
      <label className={fieldClasses.label} htmlFor="more">
        {t('more')}
      </label>
      <textarea
        id="more"
        className={fieldClasses.input}
        rows={3}
        maxLength={2000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p className="above-8">
        <Button type="submit" busy={send.isPending} disabled={text.trim() === ''}>
          {t('addWords')}
        </Button>
      </p>
    </form>
  );
}
