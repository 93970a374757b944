import { Link } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import { textIn } from '#core/texts/text.ts';
import { messagesCall, overviewCall, readMessageCall } from '#features/accounts/calls/own-account.ts';
import { useSend } from '#web/kit/call/send.ts';
import { useSession } from '#web/kit/call/session.ts';
import { showDateTime } from '#web/kit/dates.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import { usePersonalWords } from '#web/portal/personal/words.ts';
import { useIsKnown } from '#web/portal/shell/known-paths.tsx';
import styles from './message-list.module.css';

type Message = OutputOf<typeof messagesCall>['rows'][number];

/** Messages, the unread ones marked; following one to what it is about reads it. */
export function MessageList({ messages, level = 3 }: { messages: readonly Message[]; level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  const t = usePersonalWords();
  const locale = useSession((session) => session.locale);
  const isKnown = useIsKnown();
  const read = useSend(readMessageCall, { invalidates: [overviewCall, messagesCall], quiet: true });
  return (
    <ul className={`panel ${styles.list}`}>
      {messages.map((message) => {
        const title = textIn(message.title, locale);
        const markRead = () => void (message.read || read.mutate({ id: message.id }));
        return (
          <li key={message.id} className="parted stack level anchor folds" data-unread={!message.read || undefined}>
            <div>
              <Heading>
                {!message.read && <span className="vh">{t('messages.unread')}</span>}
                {title}
              </Heading>
              <p className="small quiet breaks">{textIn(message.body, locale)}</p>
              <time className="small muted" dateTime={message.at}>
                {showDateTime(message.at, locale)}
              </time>
            </div>
            {message.path !== null && isKnown(message.path) ? (
              <Link
                className={`inline-row gap-4 small strong bare on-one-line unlined underlines ${styles.act}`}
                to={message.path}
                onClick={markRead}
              >
                {t('messages.see')}
                <span className="vh">{title}</span>
                <Icon name="right" size={16} />
              </Link>
            ) : (
              !message.read && (
                <button
                  type="button"
                  className={`inline-row gap-4 small strong bare on-one-line unlined underlines ${styles.act}`}
                  onClick={markRead}
                >
                  {t('messages.markRead')}
                  <span className="vh">{title}</span>
                </button>
              )
            )}
          </li>
        );
      })}
    </ul>
  );
}
