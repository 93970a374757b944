import { useEffect, useMemo, useRef, useState } from 'react';
import { answerTouch } from '#features/flock/poultry/answer-touch.ts';
import { FieldIcon } from '#features/flock/poultry/art/field-icon.tsx';
import { useScoring, useTerms } from '#features/flock/poultry/catalogues.ts';
import { localTime } from '#features/flock/poultry/local-time.ts';
import { bigButtonClass } from '#features/flock/poultry/pieces/button.tsx';
import { useTitle } from '#features/flock/poultry/pieces/use-title.ts';
import { listed, lowered } from '#features/flock/poultry/scoring/headline.ts';
import { useKeptPhotoUrl } from '#features/flock/poultry/scoring/photo/use-photo.ts';
import type { ScoringSession, Where } from '#features/flock/poultry/scoring/scoring-session.ts';
import { useDoing } from '#features/flock/poultry/scoring/use-doing.ts';
import { moment } from '#features/flock/poultry/store/moment.ts';
import { newDeviceId } from '#features/flock/poultry/store/write.ts';
import { type BirdKind, birdKind } from '#features/flock/shared/scoring/bird-kind.ts';
import type { Farm } from '#features/flock/shared/scoring/farm.ts';
import { photoOf } from '#features/flock/shared/scoring/photos.ts';
import type { Flag, Report } from '#features/flock/shared/scoring/report.ts';
import { type PendingFlag, signOf } from '#features/flock/shared/scoring/results/flag-answers.ts';
import { useSession } from '#web/kit/call/session.ts';
import { CallVet } from './call-vet.tsx';
import { drawingOfRaiser, isStillRaised, type Raiser, raiserOf, tellTakenBack, withdrawn } from './flag-source.ts';
import styles from './red-flag.module.css';

const toTop = () => window.scrollTo({ top: 0, behavior: 'instant' });

const stepKeys = ['one', 'two', 'three'] as const;

/**
 * The whole screen, as soon as the data call for a vet: what was seen, three steps, the call. It goes only by an
 * answer; a page killed here comes back here.
 */
export function RedFlag({
  flag,
  session,
  farm,
  report,
  onWrong,
}: {
  flag: PendingFlag;
  session: ScoringSession;
  farm: Farm;
  report: Report;
  /** After the score was taken back: where it was given. */
  onWrong: (where: Where | null) => void;
}) {
  const t = useScoring();
  const terms = useTerms();
  const doing = useDoing();
  const locale = useSession((state) => state.locale);
  const { trigger, of, covers } = flag;
  const raiser = useMemo(() => raiserOf(report, of), [report, of]);
  const id = useShown({ session, report, flag });
  const title = t(`flag.title.${trigger}`);
  useTitle(title);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    void answerTouch('flag');
    toTop();
    head.current?.focus();
    // What is scored next is named at the top of the page: it must be seen before the next tap.
    return toTop;
  }, []);
  const write = (value: Omit<Flag, 'id'>) => doing(session.act(() => ({ entries: [{ key: `flag:${id}`, value }] })));
  const answer = (done: Flag['done']) => write(record(flag, done));
  const takeBack = async () => {
    const wrong = record({ trigger, of, covers: of === '' ? covers : [of] }, 'wrong');
    const saying = [{ key: `flag:${id}`, value: { ...wrong, ...tellTakenBack(report, of) } }];
    let where: Where | null = raiser ? { section: raiser.section, no: raiser.no, field: raiser.field } : null;
    const taking = async () => {
      // The tap that gave the score is undone: what stood before it comes back, and that it did is noted with it.
      const undone = of === '' ? null : await session.undo({ of, saying });
      where = undone ?? where;
      await session.act(({ report: now }) => {
        const rest = isStillRaised(now, flag) ? withdrawn(now, flag) : [];
        return { entries: undone ? rest : [...rest, ...saying] };
      });
    };
    if (await doing(taking())) onWrong(where);
  };
  return (
    <div className={styles.page} data-full="" data-bar="">
      <main className={`stack packed one ${styles.flag}`} id="main" aria-labelledby="red-flag">
        <svg className={styles.octagon} viewBox="0 0 48 48" width="76" height="76" aria-hidden="true">
          <path d="M15.7 4h16.600L44 15.700v16.600L32.300 44H15.700L4 32.300V15.700z" fill="#fff" />
          <path d="M24 12v15M24 35v.3" stroke="#8e1116" strokeWidth="6" strokeLinecap="round" />
        </svg>
        <h1 id="red-flag" ref={head} tabIndex={-1}>
          {title.split(/(?<=\.) /).map((sentence) => (
            <span key={sentence}>{sentence} </span>
          ))}
        </h1>
        <p className={`${styles.source} medium centred`}>{sourceLine()}</p>
        <Beside report={report} flag={flag} />
        {raiser && <Pictures report={report} raiser={raiser} kind={birdKind(farm)} />}
        <ol className={styles.steps}>
          {stepKeys.map((step, index) => (
            <li className="stack level gap-12" key={step}>
              <b className="middle" aria-hidden="true">
                {index + 1}
              </b>
              {t(`flag.steps.${trigger}.${step}`)}
            </li>
          ))}
        </ol>
        <CallVet farm={farm} />
        <div className={`stack gap-12 ${styles.answers}`}>
          <button type="button" className={`${bigButtonClass()} ${styles.out}`} onClick={() => answer('called')}>
            <FieldIcon name="check" />
            <Called />
          </button>
          <button type="button" className={`${bigButtonClass()} ${styles.out}`} onClick={takeBack}>
            <FieldIcon name="undo" />
            {t(raiser ? 'flag.wrong' : 'flag.wrongTick')}
          </button>
        </div>
        <button type="button" className={`row to-middle gap-6 bare bold ${styles.goOn}`} onClick={() => answer('seen')}>
          <span>{t('flag.goOn')}</span>
          <FieldIcon name="next" />
        </button>
        <p className={`small centred ${styles.note}`}>
          {t('flag.offline')} {terms('msg.noDiagnosis')}
        </p>
      </main>
    </div>
  );

  function sourceLine(): string {
    const { house } = report.head;
    if (!raiser) return listed([house, t('flag.ticked'), localTime(moment())], locale);
    const told =
      raiser.ppm !== null
        ? terms('unit.ppm', { n: raiser.ppm })
        : t(raiser.field === 'colour' ? 'flag.colour' : 'flag.score', { score: raiser.score ?? '–' });
    const feet = raiser.feet.map((side) => terms(`foot.${side}`));
    const item = lowered(t(`item.${raiser.section}`, { no: raiser.no }), locale);
    return listed([house, item, ...feet, told, localTime(raiser.at)], locale);
  }
}

/** What else the answer will be about, and that somebody called before this was found. */
function Beside({ report, flag: { trigger, of, covers } }: { report: Report; flag: PendingFlag }) {
  const t = useScoring();
  const terms = useTerms();
  const locale = useSession((state) => state.locale);
  const called = report.flags.findLast((flag) => flag.trigger === trigger && flag.done === 'called');
  const items = covers.flatMap((cause) => {
    const sign = signOf(cause);
    if (sign) return trigger === 'green' ? [terms(`sign.${sign}`)] : [];
    const found = cause === of ? null : raiserOf(report, cause);
    return found ? [`${t(`section.${found.section}`)} ${found.no}`] : [];
  });
  const lines = [
    ...(items.length > 0 ? [t('flag.also', { items: listed(items, locale) })] : []),
    ...(called ? [t('flag.earlier', { time: localTime(called.at) })] : []),
  ];
  return lines.map((line) => (
    <p key={line} className={`${styles.source} medium centred`}>
      {line}
    </p>
  ));
}

/** The time of now, as long as the flag is looked at. */
function Called() {
  const t = useScoring();
  const [now, setNow] = useState(() => moment());
  useEffect(() => {
    const timer = setInterval(() => setNow(moment()), 20_000);
    return () => clearInterval(timer);
  }, []);
  return t('flag.called', { time: localTime(now) });
}

function Pictures({ report, raiser, kind }: { report: Report; raiser: Raiser; kind: BirdKind }) {
  const t = useScoring();
  const photo = photoOf(report, raiser.key).shown;
  const photoUrl = useKeptPhotoUrl(photo?.id);
  const drawing = drawingOfRaiser(raiser, { scales: report.head.scales, kind });
  return (
    <div className={photoUrl ? styles.pair : `${styles.pair} ${styles.alone}`}>
      {photoUrl && (
        <figure>
          <img src={photoUrl} alt="" />
          <figcaption>{t('photo.yours')}</figcaption>
        </figure>
      )}
      <figure>
        <img src={drawing} alt="" />
        <figcaption>{t('photo.drawing', { score: raiser.score ?? '' })}</figcaption>
      </figure>
    </div>
  );
}

/** Writes once that the flag was shown, and answers the id of its record. */
function useShown({
  session,
  report,
  flag: { trigger, of, covers },
}: {
  session: ScoringSession;
  report: Report;
  flag: PendingFlag;
}): string {
  const [id] = useState(
    () =>
      report.flags.find((flag) => flag.trigger === trigger && flag.of === of && flag.done === null)?.id ??
      newDeviceId(),
  );
  useEffect(() => {
    const key = `flag:${id}`;
    void session
      .act(() => (session.has(key) ? null : { entries: [{ key, value: record({ trigger, of, covers }, null) }] }))
      // A full device shows the flag all the same.
      .catch(() => undefined);
  }, [session, id, trigger, of, covers]);
  return id;
}

function record(flag: PendingFlag, done: Flag['done']): Omit<Flag, 'id'> {
  return { ...flag, at: moment(), done };
}
