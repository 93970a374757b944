import type { ReactNode } from 'react';
import { dayInShanghai } from '#core/calendar/dates.ts';
import { workingDaysBetween } from '#core/calendar/working-days.ts';
import { textIn } from '#core/texts/text.ts';
import { nextActorOf } from '#core/workflow/flow.ts';
import type { NextActor, StateKey } from '#core/workflow/states.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { wordsOfDesk } from '#features/casework/shared/reasons.ts';
import type { ApplicationTexts } from '#features/casework/texts/application/CN.ts';
import { useSession } from '#web/kit/call/session.ts';
import { now as serverNow } from '#web/kit/clock.ts';
import { Button, ButtonLink } from '#web/kit/controls/button.tsx';
import { showDate, showDateTime, showDeadline } from '#web/kit/dates.ts';
import { Notice } from '#web/kit/feedback/notice.tsx';
import { Icon } from '#web/kit/marks/icon.tsx';
import { useNow } from '#web/kit/pieces/progress/countdown.tsx';
import { useCalendar } from '#web/portal/calendar.ts';
import { NextActions } from './next-actions.tsx';
import { openItems } from './open-items.ts';
import { pathsOf, reasonOf, stateOfKey, useApplicationWords, type Whole } from './programme.ts';
import styles from './progress.module.css';
import { StateTag } from './state-tag.tsx';
import { turnWords } from './turn-words.ts';

/** What the state is, who has to act, and by when. */
export function NowCard({
  whole,
  programme,
  isFormShown,
  onShowForm,
}: {
  whole: Whole;
  programme: Programme;
  isFormShown: boolean;
  onShowForm: () => void;
}) {
  const t = useApplicationWords();
  const locale = useSession((session) => session.locale);
  const state = stateOfKey(whole.state);
  const isCorrecting = whole.state === 'SUPPLEMENT';
  const { items, open, done } = openItems(whole);
  const isOffered = state.key === 'APPROVED' && programme.isOffer;
  const isRanking = state.key === 'JOINT' && programme.isRanked;
  const titleKey =
    isCorrecting && open === 0 ? 'corrected' : isOffered ? 'offered' : isRanking ? 'ranking' : titles[state.key];
  const paths = pathsOf(programme.code);
  const reason = isCorrecting ? whole.result?.reason : reasonOf(whole);
  const isFinal = state.key === 'REJECTED' && !whole.actions.includes('appeal');
  const toCorrect = items.find((item) => item.state === 'open');
  const next = items.length === 0 && <NextActions whole={whole} programme={programme} />;
  // What there is to decide comes first, what would only take the application back last.
  const leads = ['copy', 'take-up'].some((action) => whole.actions.includes(action));
  return (
    <section
      className={`stack level on-card round-card ${styles.now}`}
      data-tone={state.tone}
      aria-labelledby="now-title"
    >
      <div>
        <StateTag
          state={whole.state}
          more={isCorrecting ? t('progress.round', { round: whole.rounds, max: whole.maxRounds }) : undefined}
        />
        <h2 id="now-title">{t(`progress.title.${titleKey}`, { count: items.length })}</h2>
        <p>
          {isCorrecting
            ? open > 0
              ? t('progress.correctNote', { done, open })
              : t('progress.correctedNote')
            : isOffered
              ? t('move.take-up.note')
              : isFinal
                ? t('progress.rejectedFinal')
                : isRanking
                  ? t('progress.rankingNote')
                  : textIn(state.hint, locale)}
        </p>
        {reason && (
          <p>
            {t(state.tone === 'done' ? 'progress.told' : 'progress.reason', {
              reason: wordsOfDesk(programme, reason, locale),
            })}
          </p>
        )}
        {whole.notice?.isHeld && <Notice tone="warn">{t('progress.onHold')}</Notice>}
        <Standing whole={whole} programme={programme} />
        <div className={`line wraps gap-12 above-20 ${styles.acts} unprinted`}>
          {toCorrect && (
            <Button kind="accent" onClick={() => goTo(toCorrect.id)}>
              {t('progress.goCorrect')}
              <Icon name="arrow" size={16} />
            </Button>
          )}
          {!isCorrecting && whole.actions.includes('edit') && (
            <ButtonLink kind="accent" to={paths.edit(whole.id)}>
              {t(state.key === 'UNIT_RETURNED' ? 'progress.goChange' : 'progress.goEdit')}
              <Icon name="arrow" size={16} />
            </ButtonLink>
          )}
          {leads && next}
          {state.key !== 'DRAFT' && (
            <Button
              aria-expanded={isFormShown}
              aria-controls="whole-form"
              onClick={() => showForm(isFormShown, onShowForm)}
            >
              {isFormShown ? t('progress.hideForm') : t('progress.seeForm')}
            </Button>
          )}
          {whole.notice ? (
            <ButtonLink to={`/notify/${whole.notice.id}`}>{t('progress.seeNotice')}</ButtonLink>
          ) : (
            state.key === 'PUBLICITY' && <ButtonLink to="/notify?kind=PUBLICITY">{t('progress.seeNotices')}</ButtonLink>
          )}
          {!leads && next}
        </div>
      </div>
      <Who whole={whole} programme={programme} open={open} />
    </section>
  );
}

/** What became of the applicant's own requests: an appeal under review, a withdrawal asked for or declined. */
function Standing({ whole, programme }: { whole: Whole; programme: Programme }) {
  const t = useApplicationWords();
  const locale = useSession((session) => session.locale);
  const { withdrawal, appealedAt, events } = whole;
  const isOpen = stateOfKey(whole.state).tone === 'open';
  const last = events.findLast(({ action }) => action.endsWith('-withdrawal'));
  return (
    <>
      {appealedAt && isOpen && <Notice>{t('progress.appealed', { time: showDateTime(appealedAt, locale) })}</Notice>}
      {withdrawal ? (
        <Notice>
          {t('progress.asked', { time: showDateTime(withdrawal.askedAt, locale) })}
          {whole.state === 'SUPPLEMENT' && ` ${t('progress.askedInRound')}`}
        </Notice>
      ) : (
        last?.action === 'decline-withdrawal' &&
        whole.actions.includes('request-withdrawal') && (
          <Notice tone="warn">
            {t('progress.declined', { reason: wordsOfDesk(programme, last.reason ?? '', locale) })}
          </Notice>
        )
      )}
    </>
  );
}

function Who({ whole, programme, open }: { whole: Whole; programme: Programme; open: number }) {
  const t = useApplicationWords();
  const state = stateOfKey(whole.state);
  const next = nextActorOf(programme, state);
  const mine =
    open > 0
      ? 'youCorrect'
      : state.key === 'APPROVED'
        ? 'youAccept'
        : state.key === 'UNIT_RETURNED'
          ? 'youChange'
          : 'youDraft';
  const locale = useSession((session) => session.locale);
  // What is in effect waits for its end, and for nobody.
  const isOver = state.key === 'EFFECTIVE';
  const name = isOver ? t('progress.nothing') : turnWords(t, { programme, state: whole.state, locale });
  const note =
    next === 'nobody' || isOver
      ? ''
      : next === 'applicant'
        ? t(`progress.${mine}`, { count: open })
        : t('progress.officeNote');
  return (
    <dl className={`stack clip lined round-card ${styles.who}`}>
      <div>
        <dt className="small muted">{t('progress.who')}</dt>
        <dd className="titled">
          {name}
          {note && <small>{note}</small>}
        </dd>
      </div>
      <Due whole={whole} next={next} />
    </dl>
  );
}

function Due({ whole, next }: { whole: Whole; next: NextActor }) {
  const t = useApplicationWords();
  const locale = useSession((session) => session.locale);
  const now = useNow(serverNow);
  const calendar = useCalendar();
  const state = stateOfKey(whole.state);
  const at = whole.dueAt;
  if (!at) {
    if (next === 'nobody' || state.key !== 'DRAFT') return null;
    return <Cell title={t('progress.due')}>{t('progress.noDue')}</Cell>;
  }
  if (state.key === 'EFFECTIVE') return <Cell title={t('progress.validTo')}>{showDate(at, locale)}</Cell>;
  const date = showDeadline(at, locale);
  if (state.key === 'REJECTED') {
    if (!whole.actions.includes('appeal')) return null;
    return <Cell title={t('progress.appealBy')}>{date}</Cell>;
  }
  if (next !== 'applicant') {
    return (
      <Cell title={t('progress.promise')}>
        {showDate(at, locale)}
        {next === 'operator' && Date.parse(at) < now && <small>{t('progress.late')}</small>}
      </Cell>
    );
  }
  const days = workingDaysBetween(dayInShanghai(now), dayInShanghai(at), calendar);
  if (Date.parse(at) < now) {
    return (
      <Cell title={t('progress.due')}>
        {t('progress.over')}
        <small>{date}</small>
      </Cell>
    );
  }
  return (
    <Cell title={t('progress.due')}>
      {days > 0 ? (
        <>
          <em>{days}</em> {t('progress.workingDays', { count: days })}
        </>
      ) : (
        `${t('progress.today')}${t('progress.todayNote')}`
      )}
      <small>{date}</small>
    </Cell>
  );
}

function Cell({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt className="small muted">{title}</dt>
      <dd className="titled">{children}</dd>
    </div>
  );
}

const titles: Record<StateKey, keyof ApplicationTexts['progress']['title']> = {
  DRAFT: 'draft',
  UNIT_REVIEW: 'unit',
  UNIT_RETURNED: 'returned',
  ACCEPTING: 'accepting',
  SUPPLEMENT: 'correct',
  REVIEW: 'review',
  JOINT: 'joint',
  PUBLICITY: 'publicity',
  APPROVED: 'approved',
  EFFECTIVE: 'effective',
  REJECTED: 'rejected',
  CLOSED: 'closed',
  ENDED: 'ended',
  REVOKED: 'revoked',
};

function goTo(itemId: string) {
  const item = document.getElementById(`item-${itemId}`);
  item?.scrollIntoView({ block: 'start' });
  item?.focus({ preventScroll: true });
}

function showForm(isShown: boolean, toggle: () => void) {
  toggle();
  if (!isShown) requestAnimationFrame(() => document.getElementById('whole-form')?.scrollIntoView());
}
