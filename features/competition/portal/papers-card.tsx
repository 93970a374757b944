import type { OutputOf } from '#core/contracts/contract.ts';
import type { Data } from '#core/forms/values.ts';
import { textIn } from '#core/texts/text.ts';
import { type entryDetailCall, entryMaterialCall } from '#features/competition/calls.ts';
import { useCompetitionWords } from '#features/competition/kit/words.ts';
import { type Paper, type PaperPhase, paperPhaseOf, papersOf } from '#features/competition/shared/papers.ts';
import { renewed, useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { ButtonLink } from '#web/kit/controls/button.tsx';
import { showDate } from '#web/kit/dates.ts';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { Notice } from '#web/kit/feedback/notice.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { FileLink } from '#web/kit/form/answers.tsx';
import { Icon } from '#web/kit/marks/icon.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { Tag, type TagTone } from '#web/kit/pieces/tag.tsx';
import { CounterCard } from './counter-card.tsx';
import styles from './papers-card.module.css';
import { fillPath } from './paths.ts';

type Detail = OutputOf<typeof entryDetailCall>;

const tones: Readonly<Record<Paper['state'], TagTone>> = {
  missing: 'warn',
  optional: 'plain',
  returned: 'warn',
  ready: 'soon',
  checking: 'soon',
  approved: 'open',
};

/** The award material paper by paper with where each stands, and its two steps: checked as files, then on paper. */
export function PapersCard({ detail }: { detail: Detail }) {
  const phase = paperPhaseOf(detail.entry.state);
  return phase ? <Papers detail={detail} phase={phase} /> : null;
}

function Papers({ detail, phase }: { detail: Detail; phase: PaperPhase }) {
  const t = useCompetitionWords();
  const { id } = detail.entry;
  const { data, error, refetch } = useCall(entryMaterialCall, { id }, { quiet: true, ...renewed });
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) return <SkeletonRows rows={4} />;
  const values: Data = Object.fromEntries(
    data.sectionsData.map((section) => [section.key, section.values as Data[string]]),
  );
  const papers = papersOf(phase, values, data.sentBack as Data | null);
  const { reason } = detail.entry;
  return (
    <section aria-labelledby="papers" className="column gap-12">
      <div className="row wraps baseline gap-4-12">
        <h2 id="papers" className="title-20">
          {t('papers.title')}
        </h2>
        <span className="small muted">{t('papers.note')}</span>
      </div>
      {reason && papers.some(({ state }) => state === 'returned') && (
        <Notice tone="warn">{t('papers.sentBack', { reason })}</Notice>
      )}
      <Card>
        <ul className={styles.rows}>
          {papers.map((paper) => (
            <PaperRow key={paper.key} paper={paper} fill={data.isLocked ? null : fillPath('mra', id)} />
          ))}
        </ul>
      </Card>
      <Steps detail={detail} phase={phase} papers={papers} />
      {phase === 'printing' && <CounterCard id={id} />}
    </section>
  );
}

function PaperRow({ paper: { label, files, payee, state }, fill }: { paper: Paper; fill: string | null }) {
  const t = useCompetitionWords();
  const locale = useSession((session) => session.locale);
  const isOpen = state === 'missing' || state === 'optional';
  return (
    <li className={`parted stack level ${styles.row}`} data-state={state}>
      <div className="slim">
        <b className="breaks">{textIn(label, locale)}</b>
        {payee && <p className="small muted breaks">{t('papers.payee', { name: payee })}</p>}
        {files.length > 0 && (
          <ul className={styles.files}>
            {files.map((file) => (
              <li key={file.id}>
                <FileLink id={file.id} name={file.name} size={file.size} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <Tag tone={tones[state]}>{t(`papers.${state}`)}</Tag>
      {fill && (
        <ButtonLink
          small
          kind={state === 'missing' || state === 'returned' ? 'primary' : 'line'}
          to={fill}
          aria-label={t(isOpen ? 'papers.addOne' : 'papers.replaceOne', { paper: textIn(label, locale) })}
        >
          {t(isOpen ? 'papers.add' : 'papers.replace')}
        </ButtonLink>
      )}
    </li>
  );
}

/** Checked as files first; what is printed is brought once they are approved. */
function Steps({ detail, phase, papers }: { detail: Detail; phase: PaperPhase; papers: readonly Paper[] }) {
  const t = useCompetitionWords();
  const locale = useSession((session) => session.locale);
  const isApproved = phase === 'printing' || phase === 'delivered';
  const asked = papers.filter(({ state }) => state !== 'optional');
  const count = asked.filter(({ state }) => state !== 'missing' && state !== 'returned').length;
  const dateOf = (step: string) => {
    const at = detail.timeline.findLast((each) => each.step === step)?.at;
    return at ? showDate(at, locale) : '';
  };
  return (
    <ol className={`stack two gap-12 folds ${styles.steps}`}>
      <li className="panel" aria-current={isApproved ? undefined : 'step'}>
        <h3 className="line-title">{t('papers.files')}</h3>
        <progress value={count} max={asked.length} aria-label={t('papers.given', { count, total: asked.length })} />
        <p className="small">
          {isApproved
            ? t('papers.filesDone', { date: dateOf('approve-files') })
            : t(phase === 'checking' ? 'papers.filesChecked' : 'papers.given', { count, total: asked.length })}
        </p>
      </li>
      <li
        className="panel"
        data-locked={!isApproved || undefined}
        aria-current={phase === 'printing' ? 'step' : undefined}
      >
        <h3 className="line-title row gap-8">
          {!isApproved && <Icon name="lock" size={16} />}
          {t('papers.print')}
        </h3>
        <p className="small">
          {phase === 'delivered'
            ? t('papers.printDone', { date: dateOf('approve-printed') })
            : t(phase === 'printing' ? 'papers.printNow' : 'papers.printLater')}
        </p>
      </li>
    </ol>
  );
}
