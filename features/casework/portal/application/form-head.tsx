import { textIn } from '#core/texts/text.ts';
import type { ProgrammeHead } from '#features/casework/programmes/heads.ts';
import { useSession } from '#web/kit/call/session.ts';
import { now as serverNow } from '#web/kit/clock.ts';
import { showDeadline, timeLeft } from '#web/kit/dates.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import { Breadcrumb, type Crumb } from '#web/kit/pieces/breadcrumb.tsx';
import { useNow } from '#web/kit/pieces/progress/countdown.tsx';
import styles from '#web/portal/own-form/form-page.module.css';
import { usePageTitle } from '#web/portal/shell/page-title.ts';
import { pathsOf, useApplicationWords, type Whole } from './programme.ts';
import { StateTag } from './state-tag.tsx';

/** Above the form: which application, its state and number, and by when. */
export function FormHead({
  programme,
  whole,
  isForm = true,
}: {
  programme: ProgrammeHead;
  whole: Whole | undefined;
  /** Whether there is a form below; a state of what cannot be begun would be wrong. */
  isForm?: boolean;
}) {
  const t = useApplicationWords();
  const locale = useSession((session) => session.locale);
  const name = textIn(programme.name, locale);
  const title = whole ? t('edit.title', { name, year: whole.year }) : t('edit.newTitle', { name });
  usePageTitle(title);
  return (
    <div className={styles.head}>
      <div className="wrap">
        <Breadcrumb crumbs={useProgrammeCrumbs(programme, whole ? t('edit.continue') : t('edit.new'))} />
        <div className={`row wraps ${styles.line}`}>
          <h1>{title}</h1>
          {isForm && <StateTag state={whole?.state ?? 'DRAFT'} />}
          <p className="meta">
            {whole?.no && <span>{t('no', { no: whole.no })}</span>}
            <Deadline programme={programme} whole={whole} />
          </p>
        </div>
      </div>
    </div>
  );
}

function Deadline({ programme, whole }: { programme: ProgrammeHead; whole: Whole | undefined }) {
  const t = useApplicationWords();
  const locale = useSession((session) => session.locale);
  const now = useNow(serverNow);
  const isDraft = !whole || whole.state === 'DRAFT';
  if (isDraft && programme.alwaysOpen) return null;
  const closes = whole?.window.closesAt;
  // The closing instant is the first one too late.
  const at = isDraft ? closes && new Date(Date.parse(closes) - 1).toISOString() : whole.dueAt;
  if (!at) return null;
  const left = timeLeft(at, now);
  const date = showDeadline(at, locale);
  if (!left) return <span>{t('deadline.over', { date })}</span>;
  const isSoon = left.unit === 'hour' || left.count < 10;
  const words =
    left.unit === 'day'
      ? t('deadline.days', { date, count: left.count })
      : t('deadline.hours', { date, count: left.count });
  return (
    <span className={isSoon ? styles.hurry : undefined}>
      <Icon name="clock" size={16} />
      {words}
    </span>
  );
}

/** Home, services, the programme, and where one is. */
export function useProgrammeCrumbs(programme: ProgrammeHead, last: string): Crumb[] {
  const t = useApplicationWords();
  const locale = useSession((session) => session.locale);
  return [
    { title: t('crumb.home'), to: '/' },
    { title: t('crumb.services'), to: '/serve' },
    { title: textIn(programme.name, locale), to: pathsOf(programme.code).guide },
    { title: last },
  ];
}
