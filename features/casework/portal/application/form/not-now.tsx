import type { OutputOf } from '#core/contracts/contract.ts';
import { isIn } from '#core/workflow/states.ts';
import type { ProgrammeCalls } from '#features/casework/calls/applications.ts';
import { FormHead } from '#features/casework/portal/application/form-head.tsx';
import { pathsOf, useApplicationWords } from '#features/casework/portal/application/programme.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { useSession } from '#web/kit/call/session.ts';
import { ButtonLink } from '#web/kit/controls/button.tsx';
import { showDate } from '#web/kit/dates.ts';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';

/** Why no new application can be begun, and where to go instead. */
export function NotNow({ programme, list }: { programme: Programme; list: OutputOf<ProgrammeCalls['list']> }) {
  const t = useApplicationWords();
  const locale = useSession((session) => session.locale);
  const paths = pathsOf(programme.code);
  const live = list.rows.find((row) => !isIn('ended', row.state));
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
