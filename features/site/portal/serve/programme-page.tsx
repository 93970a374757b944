import { useParams } from 'react-router';
import { textIn } from '#core/texts/text.ts';
import { callsOf } from '#features/casework/calls/applications.ts';
import { ApplicationList } from '#features/casework/portal/application/application-list.tsx';
import { useApplicationWords } from '#features/casework/portal/application/programme.ts';
import { useOffered } from '#features/casework/portal/use-offered.ts';
import { YearNote } from '#features/casework/portal/year-note.tsx';
import { findHead, type ProgrammeHead } from '#features/casework/programmes/heads.ts';
import { serveCalls } from '#features/contents/calls/contents.ts';
import { indexCall } from '#features/site/calls/home.ts';
import { useWindowWords } from '#features/site/portal/window-words.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useIsSignedIn, useSession } from '#web/kit/call/session.ts';
import { now as serverNow } from '#web/kit/clock.ts';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { useNow } from '#web/kit/pieces/progress/countdown.tsx';
import { PageHead } from '#web/kit/pieces/section-head.tsx';
import { Tag } from '#web/kit/pieces/tag.tsx';
import { useCrumbs, usePageTitle } from '#web/portal/shell/page-title.ts';
import { Guide } from './guide.tsx';
import { GuidePage } from './guide-page.tsx';
import { OfficeCard } from './office-card.tsx';
import styles from './programme-page.module.css';
import { StartCard } from './start-card.tsx';

/** One service: the own applications to it, when it is open, and its guide. */
export function Component() {
  const { type = '' } = useParams();
  const head = findHead(type);
  if (!head) return <GuidePage key={type} slug={type} />;
  return <Service key={type} head={head} />;
}

function Service({ head }: { head: ProgrammeHead }) {
  const locale = useSession((session) => session.locale);
  const isSignedIn = useIsSignedIn();
  const stateOf = useWindowWords(useNow(serverNow));
  const { data } = useCall(indexCall, {}, { staleTime: 300_000 });
  const window = data?.programmes.find(({ code }) => code === head.code);
  const state = window && stateOf(window);
  const name = textIn(head.name, locale);
  const { programme, isFailed, retry } = useOffered(head.code);
  // What editors wrote of it bears its code as its name; a programme stands without.
  const { data: guide } = useCall(serveCalls.one, { id: head.code }, { staleTime: 60_000, quiet: true });
  usePageTitle(name);
  return (
    <>
      <PageHead
        crumbs={useCrumbs(name)}
        title={name}
        note={
          <span className="stack gap-10 to-start">
            <span>{textIn(head.summary, locale)}</span>
            {state && <Tag tone={state.tone}>{state.words}</Tag>}
          </span>
        }
      />
      <div className={`${styles.columns} wrap stack top folds-laptop`}>
        <div>
          {programme && <YearNote programme={programme} />}
          {isSignedIn && <OwnApplications code={head.code} />}
          {isFailed && <ErrorState error={null} onRetry={retry} />}
          {programme ? <Guide programme={programme} guide={guide} /> : !isFailed && <SkeletonRows rows={6} />}
        </div>
        <aside className={`${styles.aside} stack gap-24`}>
          <StartCard head={head} programme={programme} window={window} />
          <OfficeCard guide={guide} />
        </aside>
      </div>
    </>
  );
}

/** The own applications to a service; nothing while there are none. */
function OwnApplications({ code }: { code: string }) {
  const t = useApplicationWords();
  const { data, error, isPending, refetch } = useCall(callsOf(code).list, {}, { quiet: true });
  if (data && data.rows.length === 0) return null;
  return (
    <section className={styles.own} aria-labelledby="own-title">
      <h2 id="own-title">{t('list.title')}</h2>
      {isPending && <SkeletonRows rows={1} />}
      {error && !data && <ErrorState title={t('list.failed')} error={error} onRetry={refetch} />}
      {data && <ApplicationList rows={data.rows} />}
    </section>
  );
}
