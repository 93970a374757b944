import { useNavigate } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import { overviewCall, readMessageCall } from '#core/contracts/own-account.ts';
import { textIn } from '#core/texts/text.ts';
import { showDateTime } from '../../../kit/dates.ts';
import { Icon } from '../../../kit/marks/icon.tsx';
import { useSend } from '../../../kit/query.ts';
import { useSession } from '../../../kit/session.ts';
import { useIsKnown } from '../../shell/known-paths.tsx';
import styles from './message-list.module.css';
import { usePersonalWords } from './words.ts';

type Message = OutputOf<typeof overviewCall>['messages'][number];

/** Messages, the unread ones marked; one click reads a message and goes where it leads. */
export function MessageList({ messages, level = 3 }: { messages: readonly Message[]; level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  const t = usePersonalWords();
  const locale = useSession((session) => session.locale);
  const navigate = useNavigate();
  const isKnown = useIsKnown();
  const read = useSend(readMessageCall, { invalidates: [overviewCall], quiet: true });
  const open = (message: Message) => {
    if (!message.read) read.mutate({ id: message.id });
    if (message.path && isKnown(message.path)) navigate(message.path);
  };
  return (
    <ul className={styles.list}>
      {messages.map((message) => {
        const leads = message.path !== null && isKnown(message.path);
        return (
          <li key={message.id} data-unread={!message.read || undefined}>
            <div>
              <Heading>
                {!message.read && <span className="vh">{t('messages.unread')}</span>}
                {textIn(message.title, locale)}
              </Heading>
              <p>{textIn(message.body, locale)}</p>
              <time dateTime={message.at}>{showDateTime(message.at, locale)}</time>
            </div>
            {(leads || !message.read) && (
              <button type="button" onClick={() => open(message)}>
                {leads ? t('messages.see') : t('messages.markRead')}
                <span className="vh">{textIn(message.title, locale)}</span>
                {leads && <Icon name="right" size={16} />}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
