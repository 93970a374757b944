import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { FieldIcon } from '#features/flock/poultry/art/field-icon.tsx';
import { useScoring, useTerms } from '#features/flock/poultry/catalogues.ts';
import { BigButton, IconButton } from '#features/flock/poultry/pieces/button.tsx';
import { Confirm } from '#features/flock/poultry/pieces/confirm.tsx';
import { ActionBar, Page } from '#features/flock/poultry/pieces/page.tsx';
import { TickBox } from '#features/flock/poultry/pieces/tick-box.tsx';
import { headline } from '#features/flock/poultry/scoring/headline.ts';
import { abandonSection, tellSection } from '#features/flock/poultry/scoring/item/edit-items.ts';
import { reportPath, sectionPath } from '#features/flock/poultry/scoring/paths.ts';
import { ScoringFrame, type ScoringParts } from '#features/flock/poultry/scoring/scoring-frame.tsx';
import { SectionEnd } from '#features/flock/poultry/scoring/section-end.tsx';
import { useDoing, useTakingBack } from '#features/flock/poultry/scoring/use-doing.ts';
import { canComplete } from '#features/flock/shared/scoring/entries/entry-rules.ts';
import { differentPlaces, type Reading } from '#features/flock/shared/sections/nh3.ts';
import { sectionOf } from '#features/flock/shared/sections/sections.ts';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { cardClass } from '#web/kit/pieces/card.tsx';
import { AmmoniaList } from './ammonia-list.tsx';
import styles from './ammonia-page.module.css';
import { AmmoniaPlaceDialog } from './ammonia-place-dialog.tsx';
import {
  arrangeReading,
  newReadingId,
  nextSetup,
  removeReading,
  type Setup,
  usualSpots,
  type Value,
  writeValue,
} from './ammonia-reading.ts';
import { MethodPicker, ReadingPanel } from './ammonia-value.tsx';
import { HousePlan, markOf } from './house-plan.tsx';

const { least, most } = sectionOf('nh3').size;

/** A value still being stepped up must not be taken for the last word: a flag waits this long, in milliseconds. */
const settling = 1500;

export function AmmoniaPage() {
  const [isHeld, setHeld] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const hold = (isMoving: boolean) => {
    clearTimeout(timer.current);
    setHeld(isMoving);
    if (isMoving) timer.current = setTimeout(() => setHeld(false), settling);
  };
  return <ScoringFrame isFlagHeld={isHeld}>{(parts) => <AmmoniaScoring {...parts} onHold={hold} />}</ScoringFrame>;
}

/** What is under hand: a place, and the id its reading has or will have. */
interface Hand {
  readonly id: string;
  readonly setup: Setup;
}

/** The place that the address names, be it measured or not; else a new one as long as places are wanting. Once something is measured there the address forgets it: who comes back goes on elsewhere. */
function firstHand(readings: readonly Reading[]): Hand | null {
  const asked = new URLSearchParams(window.location.search).get('no');
  const there = readings.find(({ no }) => String(no) === asked);
  if (there) return { id: there.id, setup: there };
  const isWanted = asked !== null ? readings.length < most : readings.length < least;
  return isWanted ? { id: newReadingId(), setup: nextSetup(readings) } : null;
}

function forgetAsked() {
  window.history.replaceState(window.history.state, '', window.location.pathname);
}

function AmmoniaScoring({
  session,
  farm,
  report,
  alarm,
  onHold,
}: ScoringParts & { onHold: (isMoving: boolean) => void }) {
  const t = useScoring();
  const terms = useTerms();
  const doing = useDoing();
  const takeBack = useTakingBack(session);
  const navigate = useNavigate();
  const readings = report.nh3;
  const [hand, setHand] = useState<Hand | null>(() => firstHand(readings));
  const [open, setOpen] = useState<'place' | 'submit' | null>(null);
  const [isRefused, setRefused] = useState(false);
  const reading = readings.find(({ id }) => id === hand?.id);
  const setup: Setup | undefined = reading ?? hand?.setup;
  const places = differentPlaces(readings);
  const no = reading?.no ?? readings.length + 1;
  const nameOf = ({ location, locationText }: Pick<Setup, 'location' | 'locationText'>) =>
    locationText || terms(`place.${location}`);

  const begin = (setup = nextSetup(readings)) => {
    if (readings.length >= most) return toast('error', terms('msg.most', { count: most }));
    onHold(false);
    forgetAsked();
    setHand({ id: newReadingId(), setup });
  };
  const measure = (value: Value) => {
    if (!hand || !setup) return;
    if (setup.location === 'other' && setup.locationText.trim() === '') {
      toast('error', t('nh3.strayText'));
      return setOpen('place');
    }
    onHold(true);
    forgetAsked();
    void doing(session.act(({ report: now }) => writeValue(now, { id: hand.id, setup, value })));
  };
  /** Changes where and how; of a reading it is written at once. */
  const arrange = (part: Partial<Setup>) => {
    if (!hand || !setup) return;
    if (reading) void doing(session.act(({ report: now }) => arrangeReading(now, reading.id, part)));
    else setHand({ ...hand, setup: { ...setup, ...part } });
  };
  const pick = (picked: Reading) => {
    onHold(false);
    setHand({ id: picked.id, setup: picked });
  };
  const save = () => {
    onHold(false);
    if (places < least && readings.length < most) begin();
    else setHand(null);
  };
  const undo = async () => {
    const where = await takeBack();
    if (where && where.section !== 'nh3') navigate(sectionPath(farm.id, report.id, where));
  };
  const leave = () => navigate(reportPath(farm.id, report.id));
  const end = async (step: ReturnType<typeof tellSection>, isComplete: boolean) => {
    if (!(await doing(session.act(() => step)))) return;
    toast('success', t(isComplete ? 'say.complete' : 'say.notAssessed', { section: t('section.nh3') }));
    leave();
  };
  const submit = () => {
    if (canComplete(report, 'nh3') === 'ok') return setOpen('submit');
    toast('error', terms('msg.nh3'));
    if (!hand) begin();
  };

  return (
    <div data-full="">
      <Page
        title={t('section.nh3')}
        sub={headline(t, report)}
        back={reportPath(farm.id, report.id)}
        actions={alarm}
        offline="chip"
        wide
        bar={
          <ActionBar>
            <BigButton kind="quiet" square icon="undo" disabled={!session.canUndo()} onClick={undo}>
              {terms('btn.undo')}
            </BigButton>
            {hand ? (
              <BigButton data-next="" disabled={!reading || isRefused} onClick={save}>
                {t('nh3.save', { no })}
                <FieldIcon name="check" />
              </BigButton>
            ) : (
              <>
                <BigButton kind="quiet" square icon="plus" onClick={() => begin()}>
                  {t('nh3.newPlace')}
                </BigButton>
                <BigButton icon="check" onClick={submit}>
                  {t('score.submit')}
                </BigButton>
              </>
            )}
          </ActionBar>
        }
      >
        <div className={`stack one gap-12 ${styles.body}`}>
          <section className={`${cardClass} ${styles.plan}`}>
            <div className={`line apart baseline gap-8 ${styles.head}`}>
              <b>{t(no > least ? 'nh3.placeMore' : 'nh3.place', { no: hand ? no : readings.length, least })}</b>
              <span className="small quiet lines-1-4">{t('nh3.most', { most })}</span>
            </div>
            <HousePlan
              readings={readings}
              current={
                hand && setup ? { id: hand.id, x: setup.x, y: setup.y, label: reading ? markOf(reading) : '?' } : null
              }
              onPick={pick}
              onChoose={(location) => {
                const spot = { location, locationText: '', ...usualSpots[location] };
                if (hand && !reading) arrange(spot);
                else begin({ ...nextSetup(readings), ...spot });
              }}
              onMove={(x, y) => arrange({ x, y })}
            />
            <p className={`row gap-8 ${styles.place}`}>
              <FieldIcon name="pin" />
              <b className="grows lines-1-2">{setup ? nameOf(setup) : t('nh3.pick')}</b>
              {setup && <IconButton icon="pencil" label={t('nh3.change')} onClick={() => setOpen('place')} />}
            </p>
          </section>
          {setup && (
            <div className={`flow gap-12 ${styles.measure}`}>
              <MethodPicker value={setup.method} onChange={(method) => arrange({ method })} />
              <ReadingPanel
                key={hand!.id}
                reading={reading}
                method={setup.method}
                head={report.head}
                onMeasure={measure}
                onRefused={setRefused}
              />
              <div className={`stack gap-12 ${styles.pair}`}>
                <TickBox checked={setup.isBirdHeight} onChange={(isBirdHeight) => arrange({ isBirdHeight })}>
                  {t('nh3.birdHeight')}
                </TickBox>
                <TickBox checked={setup.areFansOn === false} onChange={(areOff) => arrange({ areFansOn: !areOff })}>
                  {t('nh3.fansOff')}
                </TickBox>
              </div>
            </div>
          )}
          <div className="flow gap-12">
            {readings.length > 0 && <AmmoniaList report={report} currentId={hand?.id} nameOf={nameOf} onPick={pick} />}
            <p className="small quiet lines-1-4">{t('nh3.different', { count: places, least })}</p>
            <p className="small quiet lines-1-4">{t('nh3.note')}</p>
            <SectionEnd
              scored={readings.length}
              onSubmit={submit}
              onSkip={() => end(tellSection('nh3', 'skipped'), false)}
              onAbandon={() => end(abandonSection(report, 'nh3'), false)}
            />
          </div>
        </div>
      </Page>
      {open === 'place' && setup && (
        <AmmoniaPlaceDialog
          setup={setup}
          onChange={arrange}
          onRemove={
            reading
              ? () => {
                  void doing(session.act(() => removeReading(reading)));
                  setHand(null);
                  setOpen(null);
                }
              : undefined
          }
          onClose={() => setOpen(null)}
        />
      )}
      <Confirm
        open={open === 'submit'}
        title={terms('msg.submit')}
        confirm={terms('btn.submit')}
        onConfirm={() => end(tellSection('nh3', 'complete'), true)}
        onClose={() => setOpen(null)}
      >
        {t('nh3.different', { count: places, least })}
      </Confirm>
    </div>
  );
}
