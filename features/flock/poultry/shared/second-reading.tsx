import { type FormEvent, useState } from 'react';
import { flockReadingCall } from '#features/flock/calls.ts';
import { SmallDrawing } from '#features/flock/poultry/drawings/small-drawing.tsx';
import { BigButton } from '#features/flock/poultry/pieces/button.tsx';
import { Confirm } from '#features/flock/poultry/pieces/confirm.tsx';
import { Page } from '#features/flock/poultry/pieces/page.tsx';
import cards from '#features/flock/poultry/reports/parts/cards.module.css';
import type { ReportView } from '#features/flock/poultry/reports/parts/report-view.ts';
import { itemWords } from '#features/flock/shared/documents/photos.ts';
import { birdKind } from '#features/flock/shared/scoring/bird-kind.ts';
import { drawingOf } from '#features/flock/shared/scoring/drawings/drawing-keys.ts';
import { hasOtherFeet } from '#features/flock/shared/scoring/fitting-sections.ts';
import { scalesOfSection, scoresOf } from '#features/flock/shared/scoring/scales.ts';
import { sectionOf } from '#features/flock/shared/sections/sections.ts';
import { isDescribed, scoreKey } from '#features/flock/texts/terms/score-key.ts';
import { newRequestId } from '#web/kit/call/call.ts';
import { useSend } from '#web/kit/call/send.ts';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { type Given, type ReadableItem, readableItems, scoredRecord } from './readings.ts';
import styles from './second-reading.module.css';

const longestName = 60;

/** The photos of a report, to be scored without knowing what the farm scored; handed in once. */
export function SecondReading({
  urls,
  link,
  onHandedIn,
  ...view
}: ReportView & { urls: ReadonlyMap<string, string>; link: string; onHandedIn: () => void }) {
  const { report, words } = view;
  const { report: t } = words;
  const items = readableItems(report);
  const [given, setGiven] = useState<ReadonlyMap<string, Given>>(new Map());
  const [name, setName] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [isAsking, ask] = useState(false);
  const send = useSend(flockReadingCall, {
    onSuccess: () => {
      toast('success', t('shared.handedIn'));
      onHandedIn();
    },
  });
  const whole = items.filter(({ key, section }) =>
    scalesOfSection(section).every((scale) => given.get(key)?.[scale] !== undefined),
  );
  const check = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setWrong(t('shared.nameEmpty'));
    if (whole.length === 0) return setWrong(t('shared.few'));
    setWrong(undefined);
    ask(true);
  };
  const handIn = () => {
    ask(false);
    send.mutate({
      link,
      name: name.trim(),
      items: whole.map((each) => ({ key: each.key, value: scoredRecord(each, given.get(each.key)!) })),
      reqId: newRequestId(),
    });
  };
  const progress = { done: whole.length, total: items.length };
  return (
    <Page title={t('shared.blindTitle')} sub={`${report.name}${t('comma')}${view.farm.name}`} offline="none">
      <p>{items.length === 0 ? t('shared.noPhotos') : t('shared.blindNote')}</p>
      {items.map((each, index) => (
        <ItemCard
          key={each.key}
          {...view}
          readable={each}
          title={t('shared.item', { no: index + 1, total: items.length })}
          urls={urls}
          given={given.get(each.key) ?? {}}
          onGive={(scores) => setGiven(new Map(given).set(each.key, scores))}
        />
      ))}
      {items.length > 0 && (
        <form className={`${cards.card} ${styles.hand}`} onSubmit={check} noValidate>
          <p role="status">
            <b>{t('shared.done', progress)}</b>
          </p>
          <label className="stack gap-4">
            <b>{t('shared.name')}</b>
            <span>{t('shared.nameHint')}</span>
            <input
              className="on-card rounded"
              value={name}
              maxLength={longestName}
              autoComplete="name"
              onChange={({ target }) => setName(target.value)}
            />
          </label>
          {wrong && (
            <p role="alert" className={`strong ${styles.wrong}`}>
              {wrong}
            </p>
          )}
          <BigButton type="submit" icon="send" busy={send.isPending}>
            {t('shared.handIn')}
          </BigButton>
        </form>
      )}
      <Confirm
        open={isAsking}
        title={t('shared.handInTitle')}
        confirm={t('shared.handIn')}
        onConfirm={handIn}
        onClose={() => ask(false)}
      >
        {t('shared.handInNote', progress)}
      </Confirm>
    </Page>
  );
}

function ItemCard({
  readable,
  title,
  urls,
  given,
  onGive,
  farm,
  report,
  words,
}: ReportView & {
  readable: ReadableItem;
  title: string;
  urls: ReadonlyMap<string, string>;
  given: Given;
  onGive: (given: Given) => void;
}) {
  const { report: t, terms } = words;
  const { section, photoIds } = readable;
  return (
    <section className={`${cards.card} ${styles.item}`} aria-label={title}>
      <h2>{title}</h2>
      <div className={`stack gap-8 ${styles.photos}`}>
        {photoIds.map((id) => (
          <img className="whole" key={id} src={urls.get(id)} alt={`${title}: ${itemWords(section, words)}`} />
        ))}
      </div>
      <div>
        {scalesOfSection(section).map((scale) => {
          if (!isDescribed(scale)) return null;
          return (
            <fieldset key={scale} className="above-12">
              <legend className="bold">{terms(`scale.${scale}`)}</legend>
              {sectionOf(readable.section).sides && hasOtherFeet(farm) && <p>{terms('msg.chickenFoot')}</p>}
              <div className={`${styles.scores} stack gap-8`}>
                {scoresOf(scale, report.head.scales).map((score) => (
                  <label className="stack packed anchor clip" key={score}>
                    <input
                      className="cover"
                      type="radio"
                      name={`${readable.key} ${scale}`}
                      checked={given[scale] === score}
                      onChange={() => onGive({ ...given, [scale]: score })}
                    />
                    <SmallDrawing of={drawingOf(scale, score, report.head.scales, birdKind(farm))} />
                    <span>
                      <b className="size-20">{score}</b> {terms(scoreKey(scale, score, report.head.scales))}
                    </span>
                  </label>
                ))}
              </div>
            </fieldset>
          );
        })}
        {Object.keys(given).length > 0 && (
          <BigButton kind="quiet" small onClick={() => onGive({})}>
            {t('shared.cannotTell')}
          </BigButton>
        )}
      </div>
    </section>
  );
}
