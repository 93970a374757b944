import { Button, Input, Select } from 'antd';
import { type FormEvent, useRef, useState } from 'react';
import { heldTodayCall, signInSheetCall } from '#features/activities/calls/activities.ts';
import { useTexts } from '#features/activities/office/words.ts';
import { useCamera } from '#web/kit/camera/use-camera.ts';
import { downloadFile } from '#web/kit/files/download.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { useOfficeCall } from '#web/office/office-call.ts';
import { AskReason, useAskReason } from '#web/office/pieces/ask-reason.tsx';
import { FailedPanel, RowSkeleton, StatePanel } from '#web/office/pieces/state-panel.tsx';
import { shortTime } from '#web/office/pieces/time.ts';
import { useTenantId } from '#web/office/session.tsx';
import { usePageQuery } from '#web/office/shell/page.tsx';
import { useTextIn } from '#web/office/texts.ts';
import styles from './check-in.module.css';
import type { Outcome } from './scan.ts';
import { useCheckIn } from './use-check-in.ts';

/** The door of an activity: tickets by camera or by letters, also without a connection. */
export function Page() {
  return (
    <AskReason>
      <Door />
    </AskReason>
  );
}

function Door() {
  const t = useTexts();
  const read = useTextIn();
  const [params, setParams] = usePageQuery();
  const held = useOfficeCall(heldTodayCall, {});
  const chosen = params.get('id') ?? held.data?.rows[0]?.id;
  const door = useCheckIn(chosen);
  const offered = held.data?.rows ?? door.known;
  const options = offered.map(({ id, title, startAt }) => ({
    value: id,
    label: `${read(title)} · ${shortTime(startAt)}`,
  }));
  if (held.isPending) return <RowSkeleton rows={4} height={56} />;
  if (held.isError && door.known.length === 0)
    return <FailedPanel title={held.error.msg} onRetry={() => void held.refetch()} />;
  if (options.length === 0)
    return (
      <section className="card">
        <StatePanel icon="calendar" title={t('checkIn.none')} hint={t('checkIn.noneHint')} />
      </section>
    );
  return (
    <div className={`stack top gap-12 ${styles.columns} folds-tablet`}>
      <section
        className={`card stack one gap-12 ${styles.door}`}
        aria-labelledby="check-in-title"
        aria-busy={door.isBusy}
      >
        <h1 id="check-in-title">{t('checkIn.title')}</h1>
        <label htmlFor="check-in-activity">{t('checkIn.activity')}</label>
        <Select
          id="check-in-activity"
          placeholder={t('checkIn.choose')}
          suffixIcon={<Icon name="down" size={12} />}
          options={options}
          value={chosen}
          onChange={(id: string) => setParams(new URLSearchParams({ id }))}
        />
        <Connection {...door} />
        <Scanner onCode={(code) => void door.check(code)} />
        {door.outcomes[0] && <Result outcome={door.outcomes[0]} />}
      </section>
      <section className={`card ${styles.log}`} aria-labelledby="check-in-log">
        <div className="card-head">
          <h2 id="check-in-log">{t('checkIn.latest')}</h2>
          <span className="grow" />
          {chosen && <Sheet id={chosen} />}
        </div>
        {door.outcomes.length === 0 && <p className={`muted size-13 ${styles.nobody}`}>{t('checkIn.nobody')}</p>}
        <ul>
          {door.outcomes.map((outcome) => (
            <li key={outcome.key} data-kind={outcome.kind}>
              <b>{t(`checkIn.${outcome.kind}`)}</b>
              <span>{outcome.text}</span>
              <time className="muted" dateTime={outcome.at}>
                {shortTime(outcome.at)}
              </time>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** How many are in, and whether this device is in step with the server. */
function Connection({ list, queued, isOnline }: Pick<ReturnType<typeof useCheckIn>, 'list' | 'queued' | 'isOnline'>) {
  const t = useTexts();
  return (
    <div className={`line wraps tinted ${styles.connection}`} role="status" data-offline={!isOnline || undefined}>
      {list && <b>{t('checkIn.counts', { in: list.checkedIn, all: list.codes.length })}</b>}
      <span>{isOnline ? t('checkIn.online') : t('checkIn.offline')}</span>
      {queued > 0 && <span>{t('checkIn.queued', { count: queued })}</span>}
      <span>{list ? t('checkIn.ready', { count: list.codes.length }) : t('checkIn.notReady')}</span>
    </div>
  );
}

function Scanner({ onCode }: { onCode: (code: string) => void }) {
  const t = useTexts();
  const [code, setCode] = useState('');
  const video = useRef<HTMLVideoElement>(null);
  const camera = useCamera(video, onCode);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onCode(code);
    setCode('');
  };
  return (
    <>
      <form className={`stack gap-8 ${styles.form}`} onSubmit={submit}>
        <label htmlFor="check-in-code">{t('checkIn.code')}</label>
        <Input
          id="check-in-code"
          size="large"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={100}
          placeholder={t('checkIn.codeHint')}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
        {/* Never `loading`: such a button swallows the Enter of a scanner that is quicker than the network. */}
        <Button size="large" type="primary" htmlType="submit" disabled={code.trim() === ''}>
          {t('checkIn.check')}
        </Button>
        <Button size="large" onClick={camera.toggle}>
          {camera.isWanted ? t('checkIn.stop') : t('checkIn.camera')}
        </Button>
      </form>
      {camera.isWanted && (
        <video ref={video} className={`whole ${styles.video}`} playsInline muted aria-label={t('checkIn.preview')} />
      )}
      {camera.state === 'failed' && <p role="alert">{t('checkIn.cameraOff')}</p>}
    </>
  );
}

/** What the person at the door has to know at once. */
function Result({ outcome }: { outcome: Outcome }) {
  const t = useTexts();
  return (
    <div className={`stack gap-2 ${styles.result}`} data-kind={outcome.kind} role="alert">
      <b>{t(`checkIn.${outcome.kind}`)}</b>
      <span className="breaks">{outcome.text}</span>
      {outcome.kind === 'AGAIN' && <small>{t('checkIn.first', { time: shortTime(outcome.at) })}</small>}
    </div>
  );
}

function Sheet({ id }: { id: string }) {
  const t = useTexts();
  const ask = useAskReason();
  const tenantId = useTenantId();
  const print = () =>
    ask({
      title: t('checkIn.sheet'),
      hint: t('checkIn.sheetHint'),
      ok: t('checkIn.sheetOk'),
      give: async (reason) => void (await downloadFile(signInSheetCall, { tenantId, id, reason })),
    });
  return (
    <Button size="small" onClick={print}>
      {t('checkIn.sheet')}
    </Button>
  );
}
