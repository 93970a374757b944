import { useSearchParams } from 'react-router';
import { textIn } from '#core/texts/text.ts';
import { reportCall, reportFileCall } from '#features/report-card/calls.ts';
import type { Report } from '#features/report-card/shared/report.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { ChipButton } from '#web/kit/controls/chip.tsx';
import { showDateTime } from '#web/kit/dates.ts';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { Loading, Skeleton } from '#web/kit/feedback/skeleton.tsx';
import { downloadFile } from '#web/kit/files/download.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { ScrollFrame } from '#web/kit/pieces/scroll-frame.tsx';
import { PageHead } from '#web/kit/pieces/section-head.tsx';
import { useCrumbs } from '#web/portal/shell/page-title.ts';
import styles from './report.module.css';
import { useReportWords } from './words.ts';

/** How long the office took, what came back, what was objected to: for everybody, by year, as page and as files. */
export function Component() {
  const t = useReportWords();
  const locale = useSession((session) => session.locale);
  const [query, setQuery] = useSearchParams();
  const asked = Number(query.get('year'));
  const year = Number.isInteger(asked) && asked >= 2000 && asked <= 2099 ? asked : undefined;
  const { data, error, refetch } = useCall(reportCall, year === undefined ? {} : { year }, { staleTime: 600_000 });
  const download = (format: 'csv' | 'json') => {
    // A refusal is shown by the common reactions.
    void downloadFile(reportFileCall, { format, ...(year === undefined ? {} : { year }) }).catch(() => undefined);
  };
  return (
    <>
      <PageHead crumbs={useCrumbs()} title={t('title')} note={t('note')} />
      <div className="wrap flow gap-24 above-24 below-24">
        {error ? (
          <ErrorState error={error} onRetry={refetch} />
        ) : !data ? (
          <Loading>
            <Skeleton height="320px" />
          </Loading>
        ) : (
          <>
            <div className="line wraps apart gap-12">
              <fieldset className="bare line wraps gap-8">
                <legend className="vh">{t('year')}</legend>
                {data.years.map((each) => (
                  <ChipButton key={each} chosen={each === data.year} onClick={() => setQuery({ year: String(each) })}>
                    {each}
                  </ChipButton>
                ))}
              </fieldset>
              <div className="line wraps gap-8 unprinted">
                {(['csv', 'json'] as const).map((format) => (
                  <Button key={format} small onClick={() => download(format)}>
                    <Icon name="download" size={16} />
                    {t(format)}
                  </Button>
                ))}
              </div>
            </div>
            {data.programmes.length === 0 && (
              <EmptyState drawing="lost" title={t('none')}>
                {t('noneNote')}
              </EmptyState>
            )}
            {data.programmes.map((programme) => (
              <ProgrammeCard key={programme.code} programme={programme} />
            ))}
            <p className="small muted">{t('at', { time: showDateTime(data.at, locale) })}</p>
          </>
        )}
      </div>
    </>
  );
}

function ProgrammeCard({ programme }: { programme: Report['programmes'][number] }) {
  const t = useReportWords();
  const locale = useSession((session) => session.locale);
  const { name, steps, reasons, submitted, returned, objections, upheld } = programme;
  const few = (count: number | null) => (count === null ? t('fewOf') : count);
  return (
    <Card boxed>
      <h2 className="title-20">{textIn(name, locale)}</h2>
      <p className="meta above-4">
        <span>{t('submitted', { count: few(submitted) })}</span>
        <span>{t('returned', { count: few(returned) })}</span>
        <span>{t('objections', { count: few(objections), upheld: few(upheld) })}</span>
      </p>
      <ScrollFrame className="above-16" label={textIn(name, locale)}>
        <table className={styles.figures}>
          <thead>
            <tr>
              <th scope="col">{t('step')}</th>
              <th scope="col">{t('count')}</th>
              <th scope="col">{t('median')}</th>
              <th scope="col">{t('slowest')}</th>
            </tr>
          </thead>
          <tbody>
            {steps.map((step) => (
              <tr key={step.state}>
                <th scope="row">{textIn(step.name, locale)}</th>
                <td>{step.count ?? t('few')}</td>
                <td>{step.median === null ? '—' : t('days', { days: step.median })}</td>
                <td>{step.slowest === null ? '—' : t('days', { days: step.slowest })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
      {reasons.length > 0 && (
        <>
          <h3 className="above-16">{t('reasons')}</h3>
          <ul className="small above-4">
            {reasons.map(({ text, count }) => (
              <li key={text.EN}>{t('reason', { text: textIn(text, locale), count })}</li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
