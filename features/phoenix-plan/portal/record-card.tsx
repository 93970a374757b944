import { useId } from 'react';
import { Link } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import { textIn } from '#core/texts/text.ts';
import type { StateKey } from '#core/workflow/states.ts';
import { useProgramme } from '#features/casework/kit/use-programme.ts';
import { stateOfKey, useApplicationWords } from '#features/casework/portal/application/programme.ts';
import { StateTag } from '#features/casework/portal/application/state-tag.tsx';
import { wordsOfDesk } from '#features/casework/shared/reasons.ts';
import type { phoenixRecordsCall } from '#features/phoenix-plan/calls.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button, ButtonLink } from '#web/kit/controls/button.tsx';
import { showDate, showDeadline } from '#web/kit/dates.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { StepBar } from '#web/kit/pieces/progress/step-rail.tsx';
import { Tag } from '#web/kit/pieces/tag.tsx';
import { actPath } from './act-path.ts';
import styles from './record.module.css';
import { RecordBody } from './record-body.tsx';
import { usePhoenixWords } from './words.ts';

export type PhoenixRecord = OutputOf<typeof phoenixRecordsCall>['rows'][number];

const acts: Partial<Record<StateKey, 'list.continue' | 'progress.goChange' | 'progress.goCorrect'>> = {
  DRAFT: 'list.continue',
  UNIT_RETURNED: 'progress.goChange',
  SUPPLEMENT: 'progress.goCorrect',
};

/** The application of a year: folded its steps and the one thing to do or why it ended, open all that belongs to it. */
export function RecordCard({ row, isOpen, onToggle }: { row: PhoenixRecord; isOpen: boolean; onToggle: () => void }) {
  const t = usePhoenixWords();
  const application = useApplicationWords();
  const locale = useSession((session) => session.locale);
  const body = useId();
  const isDraft = row.state === 'DRAFT';
  const title = `${row.year} · ${textIn(row.subject, locale) || textIn(row.title, locale)}`;
  return (
    <Card className="clip">
      <article className={styles.record} data-open={isOpen || undefined}>
        <header className={`row wraps gap-4-12 ${styles.head}`}>
          <h2 className="title-20 breaks">
            {isDraft ? (
              <Link className="unlined underlines titled" to={actPath(row)}>
                {title}
              </Link>
            ) : (
              title
            )}
          </h2>
          <p className="meta">
            {row.no && <span>{row.no}</span>}
            {isDraft ? (
              <span>{application('list.draft', { done: row.sectionsDone, total: row.sections })}</span>
            ) : (
              row.submittedAt && (
                <span>{application('list.submitted', { time: showDate(row.submittedAt, locale) })}</span>
              )
            )}
          </p>
          <span className={`row wraps gap-8 ${styles.state}`}>
            {row.state === 'EFFECTIVE' && row.dueAt ? (
              <Tag tone="open">{t('records.effective', { date: showDate(row.dueAt, locale) })}</Tag>
            ) : (
              <StateTag state={row.state} />
            )}
            {!isDraft && (
              <Button kind="text" small aria-expanded={isOpen} aria-controls={body} onClick={onToggle}>
                {t(isOpen ? 'records.fold' : 'records.unfold')}
                <span className="vh"> {title}</span>
                <Icon name={isOpen ? 'up' : 'down'} size={16} />
              </Button>
            )}
          </span>
        </header>
        {!isOpen && <Folded row={row} title={title} onToggle={onToggle} />}
        <div id={body}>{isOpen && <RecordBody id={row.id} />}</div>
      </article>
    </Card>
  );
}

function Folded({ row, title, onToggle }: { row: PhoenixRecord; title: string; onToggle: () => void }) {
  const t = usePhoenixWords();
  const application = useApplicationWords();
  const locale = useSession((session) => session.locale);
  const { end, steps } = row;
  const state = stateOfKey(row.state);
  const isDone = row.state === 'EFFECTIVE' || row.state === 'ENDED';
  const step = isDone ? steps.length : (end?.step ?? row.step);
  const due = row.dueAt && showDeadline(row.dueAt, locale);
  return (
    <>
      {step >= 0 && (
        <div className={styles.bar}>
          <StepBar
            label={application('list.progress')}
            steps={steps.map((each) => textIn(each, locale))}
            current={step}
            mine={row.isTurn}
            isStopped={end !== null && !isDone}
          />
        </div>
      )}
      {row.isTurn ? (
        <div className={`row wraps gap-8-16 ruled small ${styles.strip}`} data-tone="mine">
          <p className="grows">
            {row.openItems > 0 && <b>{t('records.items', { count: row.openItems })} </b>}
            {due && `${t('records.due', { date: due })} `}
            {row.state === 'APPROVED' ? application('move.take-up.note') : textIn(state.hint, locale)}
          </p>
          <ButtonLink small kind="accent" to={actPath(row)}>
            {application(acts[state.key] ?? 'list.see')}
            <span className="vh"> {title}</span>
            <Icon name="arrow" size={16} />
          </ButtonLink>
        </div>
      ) : (
        end && (
          <div className={`row wraps gap-8-16 ruled small quiet ${styles.strip}`}>
            <p className="grows">
              {textIn(state.hint, locale)} {end.reason && <Reason row={row} reason={end.reason} />}
            </p>
            <Button small onClick={onToggle}>
              {application('list.see')}
              <span className="vh"> {title}</span>
            </Button>
          </div>
        )
      )}
    </>
  );
}

/** The office's own words, in the reader's language where they are ready-made. */
function Reason({ row, reason }: { row: PhoenixRecord; reason: string }) {
  const t = usePhoenixWords();
  const locale = useSession((session) => session.locale);
  const { programme } = useProgramme(row.programme, row);
  return t('records.reason', { reason: programme ? wordsOfDesk(programme, reason, locale) : reason });
}
