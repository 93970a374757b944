import { Link } from 'react-router';
import { textIn } from '#core/texts/text.ts';
import type { StateKey } from '#core/workflow/states.ts';
import { useSession } from '#web/kit/call/session.ts';
import { ButtonLink } from '#web/kit/controls/button.tsx';
import { showDate, showDateTime, showDeadline } from '#web/kit/dates.ts';
import { StepBar } from '#web/kit/pieces/progress/step-rail.tsx';
import styles from './application-list.module.css';
import { pathsOf, type Row, stateOfKey, useApplicationWords } from './programme.ts';
import { StateTag } from './state-tag.tsx';

/** What the button says where it is the applicant's turn. */
const turns: Partial<Record<StateKey, 'list.continue' | 'progress.goChange' | 'progress.goCorrect'>> = {
  DRAFT: 'list.continue',
  UNIT_RETURNED: 'progress.goChange',
  SUPPLEMENT: 'progress.goCorrect',
};

/** Own applications, each with its state, a bar of its stages, and what the applicant has to do where it is their turn. */
export function ApplicationList({
  rows,
  level = 3,
  isShort = false,
  pathOf,
}: {
  rows: readonly Row[];
  level?: 2 | 3;
  /** Leaves out what the applicant has to do, where the page says it already. */
  isShort?: boolean;
  /** Where one is read, if not on its page of every programme; drafts lead to their form. */
  pathOf?: (row: Row) => string;
}) {
  return (
    <ul className="panel">
      {rows.map((row) => (
        <ApplicationItem key={row.id} row={row} level={level} isShort={isShort} path={pathOf?.(row)} />
      ))}
    </ul>
  );
}

function ApplicationItem({
  row,
  level,
  isShort,
  path,
}: {
  row: Row;
  level: 2 | 3;
  isShort: boolean;
  path: string | undefined;
}) {
  const t = useApplicationWords();
  const locale = useSession((session) => session.locale);
  const state = stateOfKey(row.state);
  const paths = pathsOf(row.programme);
  const isDraft = row.state === 'DRAFT';
  const to = isDraft && row.actions.includes('edit') ? paths.edit(row.id) : (path ?? paths.progress(row.id));
  const Heading = `h${level}` as const;
  const due = row.dueAt && (row.isTurn ? showDeadline(row.dueAt, locale) : showDate(row.dueAt, locale));
  return (
    <li className={`parted ${styles.item}`}>
      <div className={'row wraps gap-4-12'}>
        <Heading className="line-title breaks">
          <Link className="ink unlined underlines" to={to}>
            {textIn(row.title, locale)} {row.year}
          </Link>
        </Heading>
        <span className={`${styles.tag} push`}>
          <StateTag state={row.state} />
        </span>
      </div>
      <p className="meta">
        {row.no && <span>{row.no}</span>}
        {isDraft ? (
          <span>{t('list.draft', { done: row.sectionsDone, total: row.sections })}</span>
        ) : (
          row.submittedAt && <span>{t('list.submitted', { time: showDateTime(row.submittedAt, locale) })}</span>
        )}
        {due && state.tone !== 'ended' && (
          <span>{t(row.state === 'EFFECTIVE' ? 'list.validTo' : 'list.due', { date: due })}</span>
        )}
        {isDraft && <span>{t('list.updated', { time: showDateTime(row.updatedAt, locale) })}</span>}
      </p>
      {row.step >= 0 && state.tone !== 'ended' && (
        <StepBar
          label={t('list.progress')}
          steps={row.steps.map((step) => textIn(step, locale))}
          current={row.state === 'EFFECTIVE' ? row.steps.length : row.step}
          mine={row.isTurn}
        />
      )}
      {row.isTurn && !isShort && (
        <div className={`row wraps gap-8 toned ${styles.turn}`} data-tone="warn">
          <p className="small grows">
            {row.state === 'APPROVED' ? t('move.take-up.note') : textIn(state.hint, locale)}
          </p>
          <ButtonLink small to={to}>
            {t(turns[state.key] ?? 'list.see')}
            <span className="vh"> {textIn(row.title, locale)}</span>
          </ButtonLink>
        </div>
      )}
    </li>
  );
}
