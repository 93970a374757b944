import { useQueryClient } from '@tanstack/react-query';
import { Popover } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { overviewCall, readMessageCall } from '#features/accounts/calls/own-account.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSend } from '#web/kit/call/send.ts';
import { IconButton } from '#web/office/pieces/icon-button.tsx';
import { RowSkeleton } from '#web/office/pieces/state-panel.tsx';
import { shortTime } from '#web/office/pieces/time.ts';
import styles from '#web/office/shell/header/header.module.css';
import { useJobsDrawer } from '#web/office/shell/jobs-state.ts';
import { useTextIn, useTexts } from '#web/office/texts.ts';

/** The bell with its unread count and the latest messages. */
export function MessageBell({ unread }: { unread: number }) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      open={isOpen}
      onOpenChange={setOpen}
      content={isOpen ? <Messages onLeave={() => setOpen(false)} /> : null}
    >
      <span>
        <IconButton
          name="bell"
          label={unread > 0 ? t('shell.messagesUnread', { count: unread }) : t('shell.messages')}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
        >
          {unread > 0 && <em className={`strong centred ${styles.unread}`}>{unread > 99 ? '99+' : unread}</em>}
        </IconButton>
      </span>
    </Popover>
  );
}

function Messages({ onLeave }: { onLeave: () => void }) {
  const t = useTexts();
  const read = useTextIn();
  const client = useQueryClient();
  const found = useCall(overviewCall, {});
  const mark = useSend(readMessageCall);
  const markRead = async (id?: string) => {
    await mark.mutateAsync(id === undefined ? {} : { id });
    await client.invalidateQueries();
  };
  const navigate = useNavigate();
  const follow = (message: { id: string; read: boolean; path: string | null }) => {
    if (!message.read) void markRead(message.id);
    if (message.path === null) return;
    onLeave();
    if (message.path === jobsPath) useJobsDrawer.getState().show();
    else void navigate(message.path);
  };
  const messages = found.data?.messages ?? [];
  return (
    <section className={styles.messages} aria-label={t('shell.messages')}>
      <header className="row apart">
        <b>{t('shell.messages')}</b>
        {messages.some((message) => !message.read) && (
          <button type="button" className="link" onClick={() => void markRead()}>
            {t('shell.readAll')}
          </button>
        )}
      </header>
      {found.isPending && <RowSkeleton rows={3} height={52} />}
      {found.isSuccess && messages.length === 0 && <p className="size-12-5 muted">{t('shell.noMessages')}</p>}
      <ul>
        {messages.map((message) => (
          <li key={message.id} data-unread={message.read ? undefined : ''}>
            <button
              type="button"
              className="plain-button"
              disabled={message.read && message.path === null}
              onClick={() => follow(message)}
            >
              <b>{read(message.title)}</b>{' '}
              <time className="size-12 muted" dateTime={message.at}>
                {shortTime(message.at)}
              </time>
              <p className="size-12-5 muted">{read(message.body)}</p>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Messages about background jobs lead to their drawer, which is no page. */
const jobsPath = '/jobs';
