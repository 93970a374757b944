import { Select } from 'antd';
import type { Text } from '#core/texts/text.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { usePageQuery } from '#web/office/shell/page.tsx';
import { useTextIn } from '#web/office/texts.ts';
import styles from './round-head.module.css';
import { useTexts } from './words.ts';

/** The title of a page about one round, and the choice of the round, which stands in the address. */
export function RoundHead({ title, id, rounds }: { title: string; id: string | null; rounds: readonly Round[] }) {
  const t = useTexts();
  const read = useTextIn();
  const [, setParams] = usePageQuery();
  return (
    <div className="row wraps gap-12">
      <h2 className="size-20">{title}</h2>
      <span className="grow" />
      <Select
        aria-label={t('results.round')}
        className={styles.round}
        value={id}
        suffixIcon={<Icon name="down" size={12} />}
        options={rounds.map((round) => ({ value: round.id, label: `${read(round.edition)} ${read(round.title)}` }))}
        onChange={(judging: string) => setParams(new URLSearchParams({ judging }))}
      />
    </div>
  );
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
