import { useState } from 'react';
import { yuanText } from '#core/texts/amount.ts';
import { textIn } from '#core/texts/text.ts';
import { shopUsesCall } from '#features/benefits/calls/statement.ts';
import { usePages } from '#web/kit/call/pages.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { showDateTime } from '#web/kit/dates.ts';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import styles from '../benefits.module.css';
import { useBenefitWords } from '../words.ts';
import type { ShopLink } from './redeem-page.tsx';

/** The redemptions that a statement counts, one by one, read when they are asked for. */
export function UsesOfMonth({ link, month }: { link: ShopLink; month: string }) {
  const t = useBenefitWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="small">{t('statement.list')}</summary>
      {isOpen && <Uses link={link} month={month} />}
    </details>
  );
}

function Uses({ link, month }: { link: ShopLink; month: string }) {
  const t = useBenefitWords();
  const locale = useSession((session) => session.locale);
  const list = usePages(shopUsesCall, { ...link, month }, { quiet: true });
  if (list.error && !list.data) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  if (!list.data) return <SkeletonRows rows={4} />;
  return (
    <>
      <ul aria-label={t('statement.list')}>
        {list.data.pages.flatMap(({ rows }) =>
          rows.map((use) => (
            <li key={use.no} className={`line apart gap-12 parted ${styles.use}`}>
              <span className="slim">
                <b className="block breaks">{textIn(use.title, locale)}</b>
                <span className="small muted">
                  {use.no} · <time dateTime={use.usedAt}>{showDateTime(use.usedAt, locale)}</time>
                </span>
              </span>
              <span className="rigid small to-right">{use.isVoid ? <b>{t('void')}</b> : yuanText(use.price)}</span>
            </li>
          )),
        )}
      </ul>
      {list.hasNextPage && (
        <Button small block busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('statement.more')}
        </Button>
      )}
    </>
  );
}
