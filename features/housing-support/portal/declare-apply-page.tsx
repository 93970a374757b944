import { Link } from 'react-router';
import { textIn } from '#core/texts/text.ts';
import { declareListCall } from '#features/casework/calls/applications.ts';
import { ApplicationList } from '#features/casework/portal/application/application-list.tsx';
import { programmeHeads } from '#features/casework/programmes/heads.ts';
import { ProgrammeDrawing } from '#web/kit/art/programme-drawing.tsx';
import { renewed, useCall } from '#web/kit/call/query.ts';
import { useIsSignedIn, useSession } from '#web/kit/call/session.ts';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { Card, cardClass } from '#web/kit/pieces/card.tsx';
import { MoreLink, PageHead, SectionHead } from '#web/kit/pieces/section-head.tsx';
import { useIsKnown } from '#web/portal/shell/known-paths.tsx';
import { useCrumbs } from '#web/portal/shell/page-title.ts';
import styles from './housing.module.css';
import { useHousingWords } from './words.ts';

/** Programmes of their own pages; all others begin at their guide. */
const pageOf: Readonly<Record<string, string>> = {
  housingSupportApply: '/DeclareApply/HousingApplication',
  ppapply: '/phoenixplan/overview',
};

/** What talent can apply for, and what the reader has applied for. */
export function Component() {
  const t = useHousingWords();
  const locale = useSession((session) => session.locale);
  const isSignedIn = useIsSignedIn();
  const isKnown = useIsKnown();
  return (
    <>
      <PageHead crumbs={useCrumbs()} title={t('declare.title')} note={t('declare.note')} />
      <div className="wrap column gap-20 above-24 below-32">
        <h2 className="title-20">{t('declare.programmes')}</h2>
        <ul className={styles.programmes}>
          {programmeHeads
            .map((head) => ({ ...head, path: pageOf[head.code] ?? `/serve/${head.code}` }))
            .filter(({ path }) => isKnown(path))
            .map(({ code, art, name, summary, path }) => (
              <li key={code}>
                <Link className={`${cardClass} ${styles.programme} ink unlined`} to={path}>
                  <ProgrammeDrawing className={styles.drawing} art={art} />
                  <span>
                    <b className="title-20 block underlines">{textIn(name, locale)}</b>
                    <span className="block small muted">{textIn(summary, locale)}</span>
                  </span>
                </Link>
              </li>
            ))}
        </ul>
        {isSignedIn && <Mine />}
      </div>
    </>
  );
}

function Mine() {
  const t = useHousingWords();
  const { data, error, refetch } = useCall(declareListCall, {}, { quiet: true, ...renewed });
  return (
    <section>
      <SectionHead title={t('declare.mine')} more={<MoreLink to="/personal/declare">{t('declare.all')}</MoreLink>} />
      {error && !data ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : !data ? (
        <SkeletonRows rows={2} />
      ) : data.rows.length === 0 ? (
        <Card boxed>
          <EmptyState title={t('declare.none')}>{t('declare.noneNote')}</EmptyState>
        </Card>
      ) : (
        <ApplicationList rows={data.rows.slice(0, 5)} />
      )}
    </section>
  );
}
