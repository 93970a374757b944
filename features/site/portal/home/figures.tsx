import { showAmount } from '#core/texts/amount.ts';
import { useSession } from '#web/kit/call/session.ts';
import { KnownLink } from '#web/portal/shell/known-paths.tsx';
import { usePortal } from '#web/portal/shell/page-title.ts';
import styles from './figures.module.css';
import type { HomeData } from './hero.tsx';

const figures = [
  { key: 'companies', to: '/personal/auth' },
  { key: 'talents', to: '/serve/talentapply' },
  { key: 'policies', to: '/polity' },
  { key: 'posts', to: '/post' },
  { key: 'paid', to: '/polity' },
] as const;

/** What there is by now, counted as the lists count it; what there is none of is not shown. */
export function Figures({ numbers }: { numbers: HomeData['numbers'] }) {
  const t = usePortal();
  const locale = useSession((session) => session.locale);
  const shown = figures.filter(({ key }) => numbers[key] > 0);
  if (shown.length === 0) return null;
  return (
    <section className={styles.figures} aria-label={t('home.figures.title')}>
      <ul className="wrap stack">
        {shown.map(({ key, to }) => (
          <li key={key}>
            <KnownLink className="column ink unlined" to={to}>
              <b>{key === 'paid' ? showAmount(numbers.paid, locale) : numbers[key].toLocaleString('en-GB')}</b>
              <span className="small quiet">{t(`home.figures.${key}`)}</span>
            </KnownLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
