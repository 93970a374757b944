import type { OutputOf } from '#core/contracts/contract.ts';
import { textIn } from '#core/texts/text.ts';
import { editionCall } from '#features/competition/calls.ts';
import { fundingStages, trackKinds } from '#features/competition/shared/edition.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { showDate } from '#web/kit/dates.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import { SectionHead } from '#web/kit/pieces/section-head.tsx';
import styles from './edition.module.css';
import { Prizes } from './prizes.tsx';
import './tokens.css';
import { TrackDrawing } from './track-drawing.tsx';
import { useCompetitionWords } from './words.ts';

type Shown = OutputOf<typeof editionCall>;
export type PublicEdition = NonNullable<Shown['edition']>;

/** The edition that takes entries or did so last, with its rounds; shared by all that shows it. */
export function useEdition(year?: number) {
  return useCall(editionCall, year === undefined ? {} : { year }, { staleTime: 300_000, quiet: true });
}

/** Tracks, prizes and groups of an edition, with what each track had in the one before. */
export function EditionBlocks({ edition, before }: { edition: PublicEdition; before: Shown['before'] }) {
  return (
    <>
      <Tracks edition={edition} before={before} />
      <div className={`stack top ${styles.pair} folds-tablet`}>
        <Prizes edition={edition} />
        <Groups edition={edition} />
      </div>
    </>
  );
}

function Tracks({ edition: { tracks }, before }: { edition: PublicEdition; before: Shown['before'] }) {
  const t = useCompetitionWords();
  const locale = useSession((session) => session.locale);
  return (
    <section>
      <SectionHead title={t('edition.tracks', { count: tracks.length })} note={t('edition.tracksNote')} />
      <ul className={styles.tracks}>
        {tracks.map(({ key, kind, name, note }) => (
          <li key={key} className="panel column" data-kind={kind}>
            <TrackDrawing track={key} kind={kind} />
            <small className={styles.kind}>
              {textIn(trackKinds.find(({ value }) => value === kind)!.label, locale)}
            </small>
            <h3 className="breaks">{textIn(name, locale)}</h3>
            <p className="muted small">{textIn(note, locale)}</p>
            {before && (
              <small className={styles.before}>
                {t('edition.before', {
                  year: before.year,
                  count: before.tracks.find((each) => each.key === key)?.entries ?? 0,
                })}
              </small>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const needs = ['holds', 'plan', 'summary', 'none'] as const;

function Groups({ edition: { groups, year } }: { edition: PublicEdition }) {
  const t = useCompetitionWords();
  const locale = useSession((session) => session.locale);
  const fundingIn = (keys: readonly string[]) =>
    fundingStages
      .filter(({ value }) => keys.includes(value))
      .map(({ label }) => textIn(label, locale))
      .join(locale === 'CN' ? '、' : ', ');
  return (
    <section>
      <h2 className={styles.title}>{t('edition.groups')}</h2>
      <ul className={`stack two gap-16 folds ${styles.groups}`}>
        {groups.map(({ key, name, foundedFrom, foundedTo, funding }) => (
          <li key={key} className="panel">
            <h3 className="line-title">{textIn(name, locale)}</h3>
            <p>
              <b>{t('edition.years', { from: ageIn(year, foundedTo), to: ageIn(year, foundedFrom) })}</b>{' '}
              {t('edition.yearsUnit')}
            </p>
            <p className="small">
              {t('edition.founded', { from: showDate(foundedFrom, locale), to: showDate(foundedTo, locale) })}
            </p>
            <p className="small muted">{t('edition.funding', { stages: fundingIn(funding) })}</p>
          </li>
        ))}
      </ul>
      <ul className={`column gap-6 above-16 ${styles.needs}`}>
        {needs.map((key) => (
          <li key={key} className="line gap-10">
            <Icon name="check" /> {t(`edition.${key}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Full years that a company founded on a day is old when a year begins. */
function ageIn(year: number, founded: string): number {
  const isLater = founded.slice(5) > '01-01';
  return Math.max(0, year - Number(founded.slice(0, 4)) - (isLater ? 1 : 0));
}
