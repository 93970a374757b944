import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { messagesCall } from '#features/accounts/calls/own-account.ts';
import { useCall } from '#web/kit/call/query.ts';
import { IconButton } from '#web/kit/controls/button.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { Icon } from '#web/kit/marks/icon.tsx';
import { MoreLink } from '#web/kit/pieces/section-head.tsx';
import { usePersonalWords } from '#web/portal/personal/words.ts';
import styles from './message-bell.module.css';
import { MessageList } from './message-list.tsx';

/** In the header: how many messages are unread, and the latest ones below; on a phone the way to their page. */
export function MessageBell({ phone }: { phone: boolean }) {
  const t = usePersonalWords();
  const { data } = useCall(messagesCall, { size: 5 }, { quiet: true, staleTime: 60_000 });
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const openedAt = useRef(pathname);
  // Following a message leads to another page, without its panel.
  const isOpen = open && openedAt.current === pathname;
  const unread = data?.unread ?? 0;
  const label = unread > 0 ? t('messages.bell', { count: unread }) : t('messages.title');
  const mark = (
    <>
      <Icon name="bell" size={phone ? 24 : 16} />
      {unread > 0 && (
        <em className={`strong ${styles.count}`} aria-hidden="true">
          {unread > 99 ? '99+' : unread}
        </em>
      )}
    </>
  );
  if (phone)
    return (
      <Link className={`middle anchor ink ${styles.way}`} to="/personal/messages" aria-label={label}>
        {mark}
      </Link>
    );
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    setOpen(false);
    box.current?.querySelector('button')?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: leaving and Escape bubble up from the controls inside
    <div ref={box} className="anchor" onBlur={leave} onKeyDown={closeOnEscape}>
      <IconButton
        label={label}
        className="anchor"
        aria-expanded={isOpen}
        onClick={() => {
          openedAt.current = pathname;
          setOpen(!isOpen);
        }}
      >
        {mark}
      </IconButton>
      {/* A click on the ground of the panel must not count as leaving. */}
      {isOpen && (
        <section className={`panel scrolls ${styles.panel}`} tabIndex={-1} aria-label={t('messages.latest')}>
          <header className={`row apart gap-16 ${styles.top}`}>
            <b>{t('messages.latest')}</b>
            <MoreLink to="/personal/messages">{t('messages.all')}</MoreLink>
          </header>
          {data ? (
            data.rows.length > 0 ? (
              <MessageList messages={data.rows} level={2} />
            ) : (
              <p className={`muted ${styles.top}`}>{t('messages.none')}</p>
            )
          ) : (
            <SkeletonRows rows={3} />
          )}
        </section>
      )}
    </div>
  );
}
