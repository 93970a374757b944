import { Fragment, type ReactNode, useMemo, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { useScoring } from '#features/flock/poultry/catalogues.ts';
import { BigLink, IconButton } from '#features/flock/poultry/pieces/button.tsx';
import { NoteCard } from '#features/flock/poultry/pieces/note-card.tsx';
import { Page } from '#features/flock/poultry/pieces/page.tsx';
import { useRole } from '#features/flock/poultry/store/role.ts';
import { useShell } from '#features/flock/poultry/words.ts';
import type { Farm } from '#features/flock/shared/scoring/farm.ts';
import type { Report } from '#features/flock/shared/scoring/report.ts';
import { pendingFlag } from '#features/flock/shared/scoring/results/flag-answers.ts';
import { greenFrom, itemsFor } from '#features/flock/shared/scoring/results/flags.ts';
import { useWakeLock } from '#web/kit/use-wake-lock.ts';
import { RedFlag } from './flag/red-flag.tsx';
import { SignsDialog } from './flag/signs-dialog.tsx';
import { sectionPath } from './paths.ts';
import styles from './scoring-frame.module.css';
import { type ScoringSession, useScoringSession } from './scoring-session.ts';
import { useDoing } from './use-doing.ts';

/** What every scoring page works with. */
export interface ScoringParts {
  readonly session: ScoringSession;
  readonly farm: Farm;
  readonly report: Report;
  /** The button that tells of sudden deaths and sick birds; it stands on every scoring page. */
  readonly alarm: ReactNode;
}

/**
 * Round every scoring page: the report of the address, the screen kept awake, the alarm button, and a red flag in
 * place of the page as soon as the data raise one. `isFlagHeld` while a value is still being typed.
 */
export function ScoringFrame({
  isFlagHeld = false,
  children,
}: {
  isFlagHeld?: boolean;
  children: (parts: ScoringParts) => ReactNode;
}) {
  const { farmId = '', reportId = '' } = useParams();
  const [session, now] = useScoringSession(farmId, reportId);
  const role = useRole(farmId);
  useWakeLock();
  if (!session || now === undefined) return null;
  if (now === null) return <UnknownReport />;
  const { farm, report } = now;
  if (report.state === 'finished') return <ClosedReport farm={farm} report={report} why="finished" />;
  if (role === 'VET') return <ClosedReport farm={farm} report={report} why="readOnly" />;
  return (
    <Framed key={reportId} session={session} farm={farm} report={report} isFlagHeld={isFlagHeld}>
      {children}
    </Framed>
  );
}

function Framed({
  session,
  farm,
  report,
  isFlagHeld,
  children,
}: Omit<ScoringParts, 'alarm'> & { isFlagHeld: boolean; children: (parts: ScoringParts) => ReactNode }) {
  const t = useScoring();
  const navigate = useNavigate();
  const { key: visit } = useLocation();
  const doing = useDoing();
  // Stays open over the first tick: there may be a second.
  const [asking, setAsking] = useState<'alarm' | 'green' | null>(null);
  if (asking === null && isGreenUnasked(session, report)) setAsking('green');
  const pending = useMemo(() => pendingFlag(report), [report]);
  const flag = isFlagHeld || asking ? null : pending;
  if (flag)
    return (
      <RedFlag
        key={flag.trigger + flag.of}
        flag={flag}
        session={session}
        farm={farm}
        report={report}
        onWrong={(where) => where && navigate(sectionPath(farm.id, report.id, where), { replace: true })}
      />
    );
  const alarm = (
    <IconButton className={styles.alarm} icon="alarm" label={t('signs.open')} onClick={() => setAsking('alarm')} />
  );
  return (
    <>
      {/* Who is led back to an item gets its page anew: it reads the item from the address. */}
      <Fragment key={visit}>{children({ session, farm, report, alarm })}</Fragment>
      <SignsDialog
        open={asking !== null}
        isOfGreen={asking === 'green'}
        signs={report.signs}
        onChange={(signs) => doing(session.act(() => ({ entries: [{ key: 'signs', value: signs }] })))}
        onClose={async () => {
          // Asked once: what was answered stands, be it nothing.
          if (asking === 'green' && !session.has('signs'))
            await doing(session.act(({ report: now }) => ({ entries: [{ key: 'signs', value: now.signs }] })));
          setAsking(null);
        }}
      />
    </>
  );
}

/** Two green droppings and nobody has said yet whether birds are ill. */
function isGreenUnasked(session: ScoringSession, report: Report): boolean {
  return itemsFor(report, 'green').length >= greenFrom && !session.has('signs');
}

function UnknownReport() {
  const t = useScoring();
  const shell = useShell();
  return (
    <Page title={t('sections.unknown')} back="/">
      <NoteCard icon="info" title={t('sections.unknown')}>
        {t('sections.unknownNote')}
      </NoteCard>
      <BigLink to="/">{shell('toHome')}</BigLink>
    </Page>
  );
}

/** A report that takes no more scores from here. */
function ClosedReport({ farm, report, why }: { farm: Farm; report: Report; why: 'finished' | 'readOnly' }) {
  const t = useScoring();
  return (
    <Page title={report.name} back="/">
      <NoteCard icon="lock" title={t(`sections.${why}`)} tone="calm">
        {t(`sections.${why}Note`)}
      </NoteCard>
      <BigLink icon="report" to={`/reports/${farm.id}/${report.id}`}>
        {t('sections.toResult')}
      </BigLink>
    </Page>
  );
}
