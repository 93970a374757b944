import type { OutputOf } from '#core/contracts/contract.ts';
import { isIn } from '#core/workflow/states.ts';
import type { ProgrammeCalls } from '#features/casework/calls/applications.ts';
import { FormHead } from '#features/casework/portal/application/form-head.tsx';
import { pathsOf, type Row, useApplicationWords } from '#features/casework/portal/application/programme.ts';
import { useAnother } from '#features/casework/portal/application/use-another.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button, ButtonLink } from '#web/kit/controls/button.tsx';
import { showDate } from '#web/kit/dates.ts';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';

/** There is one for a child already; the next is begun from it. */
function AnotherNow({ programme, live }: { programme: Programme; live: Row }) {
  const t = useApplicationWords();
  const { isBusy, begin } = useAnother(programme.code, live.id);
  return (
    <>
      <FormHead programme={programme} whole={undefined} isForm={false} />
      <div className="wrap">
        <EmptyState
          title={t('siblings.there')}
          actions={
            <>
              <Button kind="primary" busy={isBusy} onClick={() => void begin()}>
                {t('siblings.add')}
              </Button>
              <ButtonLink kind="line" to={pathsOf(programme.code).progress(live.id)}>
                {t('notNow.see')}
              </ButtonLink>
            </>
          }
        >
          {t('siblings.note')}
        </EmptyState>
      </div>
    </>
  );
}

/** Why no new application can be begun, and where to go instead. */
export function NotNow({ programme, list }: { programme: Programme; list: OutputOf<ProgrammeCalls['list']> }) {
  const t = useApplicationWords();
  const locale = useSession((session) => session.locale);
  const paths = pathsOf(programme.code);
  const all = list.rows.filter((row) => !isIn('ended', row.state));
  // Where there may be several, the one that is not handed in yet keeps the next from being begun.
  const live = (programme.oncePer && all.find((row) => row.state === 'DRAFT')) ?? all[0];
  if (live && list.canAdd) return <AnotherNow programme={programme} live={live} />;
  const { state, opensAt } = list.window;
  const isDraft = live?.state === 'DRAFT' && live.actions.includes('edit');
  return (
    <>
      <FormHead programme={programme} whole={undefined} isForm={false} />
      <div className="wrap">
        {live ? (
          <EmptyState
            title={t('notNow.live')}
            actions={
              <ButtonLink kind="primary" to={isDraft ? paths.edit(live.id) : paths.progress(live.id)}>
                {isDraft ? t('notNow.continue') : t('notNow.see')}
              </ButtonLink>
            }
          >
            {t('notNow.liveNote')}
          </EmptyState>
        ) : (
          <EmptyState
            title={state === 'coming' ? t('notNow.coming') : t('notNow.closed')}
            actions={
              <ButtonLink kind="primary" to={paths.guide}>
                {t('notNow.guide')}
              </ButtonLink>
            }
          >
            {state === 'coming' ? t('notNow.opens', { date: showDate(opensAt, locale) }) : t('notNow.closedNote')}
          </EmptyState>
        )}
      </div>
    </>
  );
}
