import { Button, DatePicker, Input, Select } from 'antd';
import { useMemo, useState } from 'react';
import { moveDate } from '#core/calendar/dates.ts';
import type { OutputOf } from '#core/contracts/contract.ts';
import { regionName, regionTrail } from '#core/forms/regions.ts';
import type { Locale } from '#core/texts/text.ts';
import { regionPlanCall, replaceRegionCall } from '#features/platform/calls/regions.ts';
import { useTexts } from '#features/platform/office/words.ts';
import {
  latestStart,
  mostSuccessors,
  planProblems,
  type Successor,
  undoMinutes,
} from '#features/platform/shared/region-replacement.ts';
import { CallError } from '#web/kit/call/call.ts';
import { useSession } from '#web/kit/call/session.ts';
import { dayjs } from '#web/office/calendar.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { useOfficeSend } from '#web/office/office-call.ts';
import { IconButton } from '#web/office/pieces/icon-button.tsx';
import { RowSkeleton } from '#web/office/pieces/state-panel.tsx';
import { dayOf } from '#web/office/pieces/time.ts';
import { toast } from '#web/office/shell/feedback.tsx';
import { Effects } from './effects.tsx';
import styles from './replace-pane.module.css';
import { rereadRegions, useRegions } from './use-regions.ts';

export type Plan = OutputOf<typeof regionPlanCall>;

/** Which regions take over from one and by which words of an address, what follows, and what has to be decided by hand. */
export function ReplacePane({ code, onClose }: { code: string; onClose: () => void }) {
  const t = useTexts();
  const locale = useSession((session) => session.locale);
  const regions = useRegions();
  const [into, setInto] = useState<readonly (Successor & { key: number })[]>([{ key: 0, code: '', words: '' }]);
  const [plan, setPlan] = useState<Plan | null>(null);
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const [startsOn, setStartsOn] = useState('');
  const [isRefused, setRefused] = useState(false);
  const trying = useOfficeSend(regionPlanCall);
  const replacing = useOfficeSend(replaceRegionCall);
  const options = useMemo(() => (regions ? districtsNear(code, regions, locale) : []), [code, locale, regions]);
  if (!regions)
    return (
      <section className="card">
        <RowSkeleton rows={6} />
      </section>
    );
  const name = (each: string) => regionName(each, locale, { region: regions });
  const successors = into.map(({ code: each, words }) => ({ code: each, words: words.trim() }));
  const faults = planProblems(code, successors);
  const today = dayOf(new Date().toISOString());
  const isDayWrong = startsOn !== '' && (startsOn <= today || startsOn > latestStart(today));
  const change = (key: number, part: Partial<Successor>) => {
    setInto(into.map((each) => (each.key === key ? { ...each, ...part } : each)));
    setPlan(null);
    setRefused(false);
  };
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      // A refusal is shown by the common reactions; the plan is made again over what stands now.
      if (!(error instanceof CallError)) throw error;
      setPlan(null);
    }
  };
  const preview = () => {
    setRefused(faults.length > 0 || isDayWrong);
    if (faults.length === 0 && !isDayWrong)
      void attempt(async () => setPlan(await trying.send({ code, into: successors })));
  };
  const carryOut = (rev: number) =>
    void attempt(async () => {
      const picked = Object.entries(chosen).flatMap(([key, to]) => {
        const [use = '', id = ''] = key.split(' ');
        return to ? [{ use, id, to }] : [];
      });
      const { moved, left } = await replacing.send({
        code,
        rev,
        into: successors,
        chosen: picked,
        ...(startsOn && { startsOn }),
      });
      rereadRegions();
      toast.success(startsOn ? t('regions.isPlanned', { day: startsOn }) : t('regions.replaced', { moved, left }));
      onClose();
    });
  return (
    <section className={`card column clip ${styles.pane}`} aria-label={t('regions.replaceTitle')}>
      <header className={`row gap-8 rigid ${styles.head}`}>
        <h2 className="size-14 grow">{t('regions.replaceTitle')}</h2>
        <IconButton name="close" label={t('regions.cancel')} onClick={onClose} />
      </header>
      <div className="fills-down scrolls">
        <div className={`stack gap-8 ${styles.part}`}>
          <p className="size-13">
            <code className={styles.old}>
              {code} {name(code)}
            </code>
          </p>
          <p className="size-12-5 muted">{t('regions.splitInto')}</p>
          {into.map((each, at) => {
            const fault = isRefused && faults.find(({ path }) => path === `into[${at}].code`);
            return (
              <div key={each.key} className={`stack gap-6 ${styles.successor}`}>
                <div className="row gap-4">
                  <Select
                    showSearch={{ optionFilterProp: 'label' }}
                    className="grow"
                    aria-label={t('regions.successor', { at: at + 1 })}
                    placeholder={t('regions.chooseOne')}
                    suffixIcon={<Icon name="down" size={12} />}
                    {...(fault ? { status: 'error' as const } : {})}
                    value={each.code || undefined}
                    options={options}
                    onChange={(value: string) => change(each.key, { code: value })}
                  />
                  {into.length > 1 && (
                    <IconButton
                      name="close"
                      label={t('regions.drop', { at: at + 1 })}
                      onClick={() => {
                        setInto(into.filter(({ key }) => key !== each.key));
                        setPlan(null);
                      }}
                    />
                  )}
                </div>
                {fault && (
                  <p role="alert" className={`size-12-5 ${styles.problem}`}>
                    {t(fault.key === 'DUPLICATE' ? 'regions.twice' : 'regions.chooseOther')}
                  </p>
                )}
                {into.length > 1 && (
                  <Input.TextArea
                    className="self-sizing"
                    aria-label={t('regions.words', { at: at + 1 })}
                    placeholder={t('regions.wordsHint')}
                    maxLength={200}
                    value={each.words}
                    onChange={({ target }) => change(each.key, { words: target.value })}
                  />
                )}
              </div>
            );
          })}
          <div className="row wraps gap-8 size-12-5 muted">
            <label htmlFor={`from-${code}`}>{t('regions.from')}</label>
            <DatePicker
              id={`from-${code}`}
              className={styles.day!}
              format="YYYY-MM-DD"
              suffixIcon={<Icon name="calendar" size={14} />}
              minDate={dayjs(moveDate(today, { days: 1 }))}
              maxDate={dayjs(latestStart(today))}
              value={startsOn ? dayjs(startsOn) : null}
              {...(isRefused && isDayWrong ? { status: 'error' as const } : {})}
              onChange={(day) => {
                setStartsOn(day ? day.format('YYYY-MM-DD') : '');
                setRefused(false);
              }}
            />
            <span>{t('regions.fromHint')}</span>
          </div>
          {isRefused && isDayWrong && (
            <p role="alert" className={`size-12-5 ${styles.problem}`}>
              {t('regions.dayWrong')}
            </p>
          )}
          <div className="row wraps gap-8">
            {into.length < mostSuccessors && (
              <button
                type="button"
                className="link size-12-5"
                onClick={() => {
                  setInto([...into, { key: Math.max(...into.map(({ key }) => key)) + 1, code: '', words: '' }]);
                  setPlan(null);
                }}
              >
                <Icon name="plus" size={11} /> {t('regions.addOne')}
              </button>
            )}
            <span className="grow" />
            <Button loading={trying.isPending} onClick={preview}>
              {t('regions.preview')}
            </Button>
          </div>
        </div>
        {plan && (
          <Effects
            plan={plan}
            targets={successors.map((each) => ({ value: each.code, label: name(each.code) }))}
            chosen={chosen}
            onChoose={(key, to) => setChosen({ ...chosen, [key]: to })}
          />
        )}
      </div>
      <footer className={`row wraps gap-8 rigid ruled size-12-5 muted ${styles.foot}`}>
        <span className="grow">
          {!plan
            ? t('regions.previewFirst')
            : startsOn
              ? t('regions.cancellable', { day: startsOn })
              : t('regions.undoable', { count: undoMinutes })}
        </span>
        <Button onClick={onClose}>{t('regions.cancel')}</Button>
        <Button
          type="primary"
          disabled={!plan || isDayWrong}
          loading={replacing.isPending}
          onClick={() => plan && carryOut(plan.rev)}
        >
          {t(startsOn ? 'regions.planIt' : 'regions.carryOut')}
        </Button>
      </footer>
    </section>
  );
}

/** Districts that can take over, those of the same province first. */
function districtsNear(code: string, regions: NonNullable<ReturnType<typeof useRegions>>, locale: Locale) {
  const dictionaries = { region: regions };
  const province = regionTrail(code, dictionaries)[0]?.value;
  const codes = regions.flatMap((each) =>
    (each.children ?? []).flatMap((below) => (below.children ?? [below]).map(({ value }) => value)),
  );
  return codes
    .filter((each) => each !== code && !each.endsWith('00'))
    .map((value) => ({ value, label: `${value} ${regionName(value, locale, dictionaries)}` }))
    .sort((one, two) => rank(one.value) - rank(two.value) || one.value.localeCompare(two.value));

  function rank(each: string) {
    return province !== undefined && each.slice(0, 2) === province.slice(0, 2) ? 0 : 1;
  }
}
