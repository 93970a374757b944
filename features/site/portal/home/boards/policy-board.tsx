import { Link } from 'react-router';
import type { PortalTexts } from '#core/texts/portal/CN.ts';
import { textIn } from '#core/texts/text.ts';
import { issueNumber } from '#features/contents/shared/issue-number.ts';
import type { HomeData } from '#features/site/portal/home/hero.tsx';
import { useSession } from '#web/kit/call/session.ts';
import { showDate } from '#web/kit/dates.ts';
import { usePortal } from '#web/portal/shell/page-title.ts';
import { Board } from './board.tsx';

/** The latest policies with level and issue number. */
export function PolicyBoard({ policies }: { policies: HomeData['policies'] | undefined }) {
  const t = usePortal();
  const locale = useSession((state) => state.locale);
  return (
    <Board title={t('home.policies')} to="/polity" waiting={!policies}>
      {policies?.map((policy) => (
        <li key={policy.id} className="parted">
          <Link className="block ink unlined" to={`/polity/${policy.id}`}>
            <h3 className="line-title lit">{textIn(policy.title, locale)}</h3>
            <span className="meta">
              <span>{t(`home.levels.${policy.level as keyof PortalTexts['home']['levels']}`)}</span>
              <span>{issueNumber(policy.issueNo, locale)}</span>
              <time className="push" dateTime={policy.datedAt}>
                {showDate(policy.datedAt, locale)}
              </time>
            </span>
          </Link>
        </li>
      ))}
    </Board>
  );
}
