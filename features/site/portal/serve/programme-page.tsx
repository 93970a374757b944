import { useParams } from 'react-router';
import { textIn } from '#core/texts/text.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { findProgramme } from '#features/casework/programmes/registry.ts';
import { indexCall } from '#features/site/calls/home.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useIsSignedIn, useSession } from '#web/kit/call/session.ts';
import { PageHead } from '#web/kit/pieces/section-head.tsx';
import { Tag } from '#web/kit/pieces/tag.tsx';
import { useCrumbs, usePageTitle } from '#web/portal/shell/page-title.ts';
import { Guide } from './guide.tsx';
import { GuidePage } from './guide-page.tsx';
import { OwnApplications } from './own-applications.tsx';
import styles from './programme-page.module.css';
import { StartCard } from './start-card.tsx';
import { useServiceState } from './window-state.ts';

/** One service: the own applications to it, when it is open, and its guide. */
export function Component() {
  const { type = '' } = useParams();
  const programme = findProgramme(type);
  if (!programme) return <GuidePage key={type} slug={type} />;
  return <Service key={type} programme={programme} />;
}

function Service({ programme }: { programme: Programme }) {
  const locale = useSession((session) => session.locale);
  const isSignedIn = useIsSignedIn();
  const stateOf = useServiceState();
  const { data } = useCall(indexCall, {}, { staleTime: 300_000 });
  const window = data?.programmes.find(({ code }) => code === programme.code);
  const state = window && stateOf(window);
  const name = textIn(programme.name, locale);
  usePageTitle(name);
  return (
    <>
      <PageHead
        crumbs={useCrumbs(name)}
        title={name}
        note={
          <span className="stack gap-10 to-start">
            <span>{textIn(programme.summary, locale)}</span>
            {state && <Tag tone={state.tone}>{state.words}</Tag>}
          </span>
        }
      />
      <div className={`${styles.columns} wrap stack top folds-laptop`}>
        <div>
          {isSignedIn && <OwnApplications programme={programme} />}
          <Guide programme={programme} />
        </div>
        <aside className={`${styles.aside} stack gap-24`}>
          <StartCard programme={programme} window={window} />
        </aside>
      </div>
    </>
  );
}
