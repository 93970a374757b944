import type { ReactNode } from 'react';
import { Button } from '#web/kit/controls/button.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import styles from './company.module.css';

interface Waiting {
  readonly id: string;
  /** Whom or what the buttons are about, for who only hears them. */
  readonly name: string;
  readonly children: ReactNode;
}

interface AnswerCardProps {
  title: string;
  waiting: readonly Waiting[];
  yes: string;
  no: string;
  isBusy: boolean;
  /** A refusal is shown where it is thrown. */
  onAnswer: (id: string, isYes: boolean) => Promise<void>;
}

/** What waits for a yes or no of the reader's; nothing where nothing does. */
export function AnswerCard({ title, waiting, yes, no, isBusy, onAnswer }: AnswerCardProps) {
  if (waiting.length === 0) return null;
  const answer = (id: string, isYes: boolean) => void onAnswer(id, isYes).catch(() => undefined);
  return (
    <Card boxed className={styles.asks} role="region" aria-label={title}>
      <h2 className="title-20 breaks">{title}</h2>
      <ul>
        {waiting.map(({ id, name, children }) => (
          <li key={id} className="parted stack level folds">
            <div>{children}</div>
            <span className="line wraps gap-8">
              <Button small kind="primary" disabled={isBusy} onClick={() => answer(id, true)}>
                {yes}
                <span className="vh"> {name}</span>
              </Button>
              <Button small disabled={isBusy} onClick={() => answer(id, false)}>
                {no}
                <span className="vh"> {name}</span>
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
