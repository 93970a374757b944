import { Link } from 'react-router';
import { textIn } from '#core/texts/text.ts';
import { useServeWords } from '#features/casework/portal/words.ts';
import { programmeHeads } from '#features/casework/programmes/heads.ts';
import { indexCall } from '#features/site/calls/home.ts';
import { useWindowWords } from '#features/site/portal/window-words.ts';
import { ProgrammeDrawing } from '#web/kit/art/programme-drawing.tsx';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { now as serverNow } from '#web/kit/clock.ts';
import { Skeleton } from '#web/kit/feedback/skeleton.tsx';
import { Icon } from '#web/kit/marks/icon.tsx';
import { cardClass } from '#web/kit/pieces/card.tsx';
import { useNow } from '#web/kit/pieces/progress/countdown.tsx';
import { PageHead } from '#web/kit/pieces/section-head.tsx';
import { Tag } from '#web/kit/pieces/tag.tsx';
import { useIsKnown } from '#web/portal/shell/known-paths.tsx';
import { useCrumbs } from '#web/portal/shell/page-title.ts';
import { useOneStop } from '#web/portal/shell/use-platform.ts';
import { GuideList } from './guide-list.tsx';
import styles from './services-page.module.css';

/** Every service one can apply for, with its honest state. */
export function Component() {
  const t = useServeWords();
  const locale = useSession((session) => session.locale);
  const stateOf = useWindowWords(useNow(serverNow));
  const isKnown = useIsKnown();
  const oneStop = useOneStop();
  const { data, isError } = useCall(indexCall, {}, { staleTime: 300_000 });
  return (
    <>
      <PageHead crumbs={useCrumbs()} title={t('services.title')} note={oneStop || t('services.note')} />
      <div className={`wrap ${styles.page}`}>
        <ul className={`stack gap-24 ${styles.grid}`}>
          {programmeHeads
            .filter(({ code }) => isKnown(`/serve/${code}`))
            .map((programme) => {
              const window = data?.programmes.find(({ code }) => code === programme.code);
              const state = window && stateOf(window);
              return (
                <li className="stack" key={programme.code}>
                  <Link
                    className={`stack gap-20 ink unlined ${cardClass} ${styles.card}`}
                    to={`/serve/${programme.code}`}
                  >
                    <ProgrammeDrawing className={styles.drawing} art={programme.art} />
                    <span className={`column ${styles.words}`}>
                      <h2 className="title-20 underlines">{textIn(programme.name, locale)}</h2>
                      <p className="quiet">{textIn(programme.summary, locale)}</p>
                      <small className="line gap-6 below-20 small">
                        <Icon name="person" size={16} />
                        {textIn(programme.audience, locale)}
                      </small>
                      <span className={`row wraps apart gap-8-16 ${styles.foot}`}>
                        {state ? (
                          <Tag tone={state.tone}>{state.words}</Tag>
                        ) : (
                          !isError && <Skeleton width="120px" height="24px" />
                        )}
                        <span className={`inline-row gap-4 strong ${styles.more}`}>
                          {t('services.guide')}
                          <Icon name="right" size={16} />
                        </span>
                      </span>
                    </span>
                  </Link>
                </li>
              );
            })}
        </ul>
        <GuideList />
        <p className="muted above-28">{t('services.help')}</p>
      </div>
    </>
  );
}
