import { type Locale, textIn } from '#core/texts/text.ts';
import { type Programme, stageAt } from '#features/casework/programmes/programme.ts';
import { typeIn } from '#features/casework/shared/programme-year.ts';
import { wordsOfDesk } from '#features/casework/shared/reasons.ts';
import { withOwnStages } from '#features/casework/shared/stages-done.ts';
import { useSession } from '#web/kit/call/session.ts';
import { now } from '#web/kit/clock.ts';
import { showDate, showDeadline, showShortDate, showTime } from '#web/kit/dates.ts';
import { Timeline, type TimelineStep } from '#web/kit/pieces/progress/timeline.tsx';
import { openItems } from './open-items.ts';
import { dataOf, stateOfKey, useApplicationWords, type Whole } from './programme.ts';
import { toldEvents } from './told-events.ts';

/** What has happened, where it stands, and the stages still to come. */
export function ProgressTimeline({ whole, programme: declared }: { whole: Whole; programme: Programme }) {
  const programme = withOwnStages(declared, { events: whole.events, type: typeIn(declared, dataOf(whole)) });
  const t = useApplicationWords();
  const locale = useSession((session) => session.locale);
  const state = stateOfKey(whole.state);
  const steps = toldEvents(whole, programme).map(({ event, key }) => {
    const step: TimelineStep = {
      key: event.id,
      title: t(`event.${key}`),
      meta: `${textIn(event.who, locale)} · ${shortTime(event.at, locale)}`,
      note: event.reason === null ? undefined : wordsOfDesk(programme, event.reason, locale),
      state: 'done',
    };
    return { at: event.at, step };
  });
  const help = whole.help.map(({ id, step, by, at, sections }) => ({
    at,
    step: {
      key: id,
      title: t(`progress.help${step}`),
      meta: `${by} · ${shortTime(at, locale)}`,
      note: sections.map((section) => textIn(section, locale)).join(t('progress.comma')),
      state: 'done',
    } satisfies TimelineStep,
  }));
  const done = [...steps, ...help].sort((one, other) => (one.at < other.at ? -1 : 1)).map(({ step }) => step);
  const at = stageAt(programme, returnsTo(whole) ?? state.key);
  const stage = programme.stages[at];
  const { open, done: answered, items } = openItems(whole);
  if (state.tone === 'ended') {
    const last = done.pop();
    const end: TimelineStep = last
      ? { ...last, state: 'ended' }
      : { key: 'end', title: textIn(state.name, locale), state: 'ended' };
    return <Timeline steps={[...done, end]} label={t('progress.timeline')} />;
  }
  const isMine = state.next === 'applicant';
  const isOver = state.key === 'EFFECTIVE';
  const current: TimelineStep = {
    key: 'current',
    // What the employer sent back has just been told.
    title:
      state.key === 'UNIT_RETURNED'
        ? t('progress.yours')
        : isMine || !stage
          ? textIn(state.name, locale)
          : textIn(stage.title, locale),
    meta: whole.dueAt
      ? isOver
        ? t('list.validTo', { date: showDate(whole.dueAt, locale) })
        : t('progress.until', { date: isMine ? showDeadline(whole.dueAt, locale) : showDate(whole.dueAt, locale) })
      : stage && !isMine && textIn(stage.who, locale),
    note: items.length > 0 ? t('progress.answered', { done: answered, open }) : undefined,
    state: isMine ? 'mine' : isOver ? 'done' : 'theirs',
  };
  const ahead = programme.stages.slice(Math.max(at, 0) + (isMine && state.key !== 'DRAFT' ? 0 : 1)).map(
    (each): TimelineStep => ({
      key: each.key,
      title: textIn(each.title, locale),
      meta:
        each.days > 0
          ? t('progress.days', { who: textIn(each.who, locale), count: each.days })
          : textIn(each.who, locale),
      state: 'next',
    }),
  );
  return <Timeline steps={[...done, current, ...(isOver ? [] : ahead)]} label={t('progress.timeline')} />;
}

/** What was sent back returns to the step that asked, so that step is the next one, not the first. */
function returnsTo({ state, events }: Whole): string | undefined {
  if (state !== 'SUPPLEMENT') return undefined;
  return events.findLast((event) => event.state !== state)?.state;
}

function shortTime(at: string, locale: Locale): string {
  return `${showShortDate(at, locale, now())} ${showTime(at)}`;
}
