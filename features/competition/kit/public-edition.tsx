import { useState } from 'react';
import { textIn } from '#core/texts/text.ts';
import { judgingMethod } from '#features/competition/shared/judging-method.ts';
import { roundKinds } from '#features/competition/shared/rounds.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { showDate } from '#web/kit/dates.ts';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { Avatar } from '#web/kit/pieces/avatar.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { SectionHead } from '#web/kit/pieces/section-head.tsx';
import styles from './edition.module.css';
import { EditionBlocks, useEdition } from './edition-facts.tsx';
import { useCompetitionWords } from './words.ts';

/** An edition on the public pages: tracks, prizes, groups, rounds, judges, and results once they are published; past ones to choose. */
export function PublicEdition() {
  const t = useCompetitionWords();
  const locale = useSession((session) => session.locale);
  const [year, setYear] = useState<number>();
  const { data, error, refetch } = useEdition(year);
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) return <SkeletonRows rows={4} />;
  const { edition, rounds, results, past, before } = data;
  return (
    <div className="column gap-28 above-28">
      {year !== undefined && edition && (
        <div className="row wraps gap-16">
          <h2 className="title-20">{textIn(edition.title, locale)}</h2>
          <Button small onClick={() => setYear(undefined)}>
            {t('edition.back')}
          </Button>
        </div>
      )}
      {edition && <EditionBlocks edition={edition} before={before} />}
      {rounds.some(({ kind }) => kind) && (
        <section>
          <SectionHead title={t('edition.rounds')} />
          <Card boxed>
            <ul className={styles.lines}>
              {rounds
                .filter(({ kind }) => kind)
                .map((round) => (
                  <li key={round.stage}>
                    <b>{textIn(round.title, locale)}</b>{' '}
                    {t('edition.days', { from: showDate(round.startsOn, locale), to: showDate(round.endsOn, locale) })}
                    <small className="block muted">
                      {[
                        textIn(
                          roundKinds.find(({ value }) => value === round.kind)?.label ?? { CN: '', EN: '' },
                          locale,
                        ),
                        round.talkMinutes &&
                          t('edition.minutes', { talk: round.talkMinutes, questions: round.questionMinutes ?? 0 }),
                        round.venue && textIn(round.venue, locale),
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </small>
                  </li>
                ))}
            </ul>
          </Card>
        </section>
      )}
      {results.length > 0 && (
        <section>
          <SectionHead title={t('edition.results')} />
          <Card boxed>
            <ul className={styles.lines}>
              {results.map(({ project, company, track, prize }) => (
                <li key={`${project} ${company}`}>
                  <b>{project}</b> {prize ? textIn(prize, locale) : t('edition.finalist')}
                  <small className="block muted">{[company, textIn(track, locale)].filter(Boolean).join(' · ')}</small>
                </li>
              ))}
            </ul>
          </Card>
        </section>
      )}
      {edition && edition.judges.length > 0 && (
        <section>
          <SectionHead title={t('edition.judges')} />
          <ul className={styles.judges}>
            {edition.judges.map(({ name, title, track }) => (
              <li key={name.EN} className="panel line gap-16">
                <Avatar nickname={textIn(name, locale)} fileId={null} large />
                <span className="slim breaks">
                  <b className="block">{textIn(name, locale)}</b>
                  {textIn(title, locale)}
                  <small className="block muted">
                    {textIn(edition.tracks.find(({ key }) => key === track)?.name ?? { CN: '', EN: '' }, locale)}
                  </small>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {edition && (
        <section id="method">
          <SectionHead title={t('edition.method')} />
          <Card boxed>
            <ol className={styles.lines}>
              {judgingMethod.map((step) => (
                <li key={step.EN}>{textIn(step, locale)}</li>
              ))}
            </ol>
          </Card>
        </section>
      )}
      {past.length > 0 && (
        <section>
          <SectionHead title={t('edition.past')} />
          <div className="row wraps gap-12">
            {past.map(({ year: of, title, entries }) => (
              <Button key={of} className={styles.past} onClick={() => setYear(of)}>
                {textIn(title, locale)} · {t('edition.entries', { count: entries })}
              </Button>
            ))}
          </div>
        </section>
      )}
    </div>
  );
}
