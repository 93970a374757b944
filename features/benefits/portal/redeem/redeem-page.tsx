import { type FormEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import { textIn } from '#core/texts/text.ts';
import { redeemLookCall, redeemTodayCall, redeemUseCall, shopBookingsCall } from '#features/benefits/calls/redeem.ts';
import { voidMinutes } from '#features/benefits/shared/member.ts';
import { call, newRequestId } from '#web/kit/call/call.ts';
import { CallError } from '#web/kit/call/call-error.ts';
import { invalidate, useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { useCamera } from '#web/kit/camera/use-camera.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { TextField } from '#web/kit/controls/field.tsx';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import styles from '../benefits.module.css';
import { useBenefitWords } from '../words.ts';
import { ChooseBenefit } from './choose-benefit.tsx';
import { Refused, Verdict } from './redeem-verdict.tsx';
import { ShopBookings } from './shop-bookings.tsx';
import { ShopStatement } from './shop-statement.tsx';
import { TodayList, VoidDialog } from './today-list.tsx';

export interface ShopLink {
  readonly shop: string;
  readonly key: string;
}

type Done = OutputOf<typeof redeemUseCall>;

/** Where the staff of a shop redeems, by the link that the office handed out: scan or type, choose, confirm. */
export function Component() {
  const t = useBenefitWords();
  const { hash } = useLocation();
  const [, shop, key] = /^#s=([\w-]+)\.([\w-]+)$/.exec(hash) ?? [];
  if (!shop || !key)
    return (
      <div className={`wrap ${styles.redeem}`}>
        <EmptyState level={1} drawing="lost" title={t('redeem.noLink')}>
          {t('redeem.noLinkNote')}
        </EmptyState>
      </div>
    );
  return <Redeem key={hash} link={{ shop, key }} />;
}

function Redeem({ link }: { link: ShopLink }) {
  const t = useBenefitWords();
  const locale = useSession((session) => session.locale);
  const today = useCall(redeemTodayCall, link, { quiet: true, staleTime: 0 });
  const [code, setCode] = useState('');
  const [isLooking, setLooking] = useState(false);
  const [found, setFound] = useState<OutputOf<typeof redeemLookCall>>();
  const [done, setDone] = useState<Done>();
  const [refusal, setRefusal] = useState<string>();
  const [isVoiding, setVoiding] = useState(false);
  const used = done && today.data?.rows.find(({ no }) => no === done.no);
  const again = () => {
    setCode('');
    setFound(undefined);
    setDone(undefined);
    setRefusal(undefined);
    setVoiding(false);
  };
  const attempt = async (work: () => Promise<void>) => {
    setRefusal(undefined);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFound(undefined);
      setRefusal(error.msg);
    }
  };
  const look = async (scanned: string) => {
    setCode(scanned);
    setLooking(true);
    await attempt(async () =>
      setFound(await call(redeemLookCall, { ...link, code: scanned, reqId: newRequestId() }, { quiet: true })),
    );
    setLooking(false);
  };
  const use = (benefit: string) =>
    attempt(async () => {
      const input = { ...link, code, benefit, reqId: newRequestId() };
      setDone(await call(redeemUseCall, input, { quiet: true }));
      await invalidate(redeemTodayCall);
      await invalidate(shopBookingsCall);
    });
  if (today.error && !today.data)
    return today.error.key === 'LINK_WITHDRAWN' ? (
      <div className={`wrap ${styles.redeem}`}>
        <EmptyState level={1} drawing="lost" title={t('redeem.noLink')}>
          {t('redeem.noLinkNote')}
        </EmptyState>
      </div>
    ) : (
      <ErrorState error={today.error} onRetry={today.refetch} />
    );
  return (
    <div className={`wrap stack gap-20 ${styles.redeem}`}>
      <header>
        <h1 className="title-24 breaks">{today.data ? textIn(today.data.shop, locale) : t('redeem.title')}</h1>
        <p className="muted">
          {t('redeem.count', { count: today.data?.rows.filter((row) => !row.isVoid).length ?? 0 })}
        </p>
      </header>
      <div aria-live="assertive">
        {done && <Verdict done={done} name={used?.name} />}
        {refusal && <Refused>{refusal}</Refused>}
      </div>
      {done || refusal ? (
        <div className="stack gap-8">
          <Button kind="primary" block onClick={again}>
            {t('redeem.next')}
          </Button>
          {used?.canVoid && (
            <Button kind="text" block onClick={() => setVoiding(true)}>
              {t('redeem.voidThis', { count: voidMinutes })}
            </Button>
          )}
        </div>
      ) : found ? (
        <ChooseBenefit found={found} onUse={use} onLeave={again} />
      ) : (
        <>
          <Ask isBusy={isLooking} onCode={look} />
          <ShopBookings link={link} />
        </>
      )}
      {used && isVoiding && <VoidDialog link={link} use={used} onClose={() => setVoiding(false)} onVoided={again} />}
      <ShopStatement link={link} />
      {today.data ? <TodayList link={link} rows={today.data.rows} /> : <SkeletonRows rows={3} />}
    </div>
  );
}

/** The camera, or eight letters. */
function Ask({ isBusy, onCode }: { isBusy: boolean; onCode: (code: string) => Promise<void> }) {
  const t = useBenefitWords();
  const video = useRef<HTMLVideoElement>(null);
  const camera = useCamera(video, (code) => void onCode(code));
  const [typed, setTyped] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim()) void onCode(typed);
  };
  return (
    <section className="stack gap-16" aria-label={t('redeem.ask')}>
      <video ref={video} className={styles.video} hidden={!camera.isWanted} muted playsInline />
      {camera.state === 'failed' && <p className="small warn-ink">{t('redeem.noCamera')}</p>}
      <Button kind="primary" block onClick={camera.toggle}>
        {camera.isWanted ? t('redeem.stop') : t('redeem.scan')}
      </Button>
      <form className="stack gap-12" onSubmit={submit}>
        <TextField
          label={t('redeem.letters')}
          hint={t('redeem.lettersHint')}
          value={typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" block busy={isBusy}>
          {t('redeem.look')}
        </Button>
      </form>
    </section>
  );
}
