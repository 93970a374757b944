import { Select } from 'antd';
import type { ReactNode } from 'react';
import type { Text } from '#core/texts/text.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { usePageQuery } from '#web/office/shell/page.tsx';
import { useTextIn } from '#web/office/texts.ts';
import styles from './round-head.module.css';
import { useTexts } from './words.ts';

/** The title of a page about one round, the choice of the round, which stands in the address, and what can be done. */
export function RoundHead({ title, note, id, rounds, children }: Readonly<RoundHeadProps>) {
  const t = useTexts();
  const read = useTextIn();
  const [, setParams] = usePageQuery();
  return (
    <div className="row wraps gap-8-12">
      <div className={styles.title}>
        <h2 className="size-20">{title}</h2>
        {note && <p className="muted size-13">{note}</p>}
      </div>
      <span className="grow" />
      <Select
        aria-label={t('results.round')}
        className={styles.round}
        value={id}
        suffixIcon={<Icon name="down" size={12} />}
        options={rounds.map((round) => ({ value: round.id, label: `${read(round.edition)} ${read(round.title)}` }))}
        onChange={(judging: string) => setParams(new URLSearchParams({ judging }))}
      />
      {children}
    </div>
  );
}

interface RoundHeadProps {
  title: string;
  /** What stands under the title. */
  note?: string | undefined;
  id: string | null;
  rounds: readonly Round[];
  /** Buttons beside the choice. */
  children?: ReactNode;
}

interface Round {
  readonly id: string;
  readonly title: Text;
  readonly edition: Text;
}

/** How much of something is left or done, from 0 to 1, as a bar; its number stands beside it. */
export function ShareBar({ share, tone }: { share: number; tone?: string }) {
  return (
    <span className={`block clip ${styles.bar}`} aria-hidden="true">
      <span style={{ width: `${Math.round(Math.max(0, Math.min(1, share)) * 1000) / 10}%` }} data-tone={tone} />
    </span>
  );
}
