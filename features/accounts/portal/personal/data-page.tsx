import { useState } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import { periodText, retention } from '#core/retention.ts';
import { textIn } from '#core/texts/text.ts';
import {
  archiveFileCall,
  askArchiveCall,
  daysToKeep,
  eraseCall,
  keepCall,
  ownDataCall,
} from '#features/accounts/calls/own-data.ts';
import { call } from '#web/kit/call/call.ts';
import { invalidate, useCall } from '#web/kit/call/query.ts';
import { useSend } from '#web/kit/call/send.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { showDate, showDateTime } from '#web/kit/dates.ts';
import { Dialog } from '#web/kit/feedback/dialog.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { Notice } from '#web/kit/feedback/notice.tsx';
import { Loading, Skeleton } from '#web/kit/feedback/skeleton.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { fetchFile, saveFile } from '#web/kit/files/download.ts';
import { PersonalFrame } from '#web/portal/personal/frame.tsx';
import { usePersonalWords } from '#web/portal/personal/words.ts';
import styles from './data-page.module.css';
import { type OwnerProofs, ProofForm } from './proof-form.tsx';
import { SettingSection } from './setting/setting-section.tsx';

type OwnData = OutputOf<typeof ownDataCall>;

/** What is kept about the reader and why; a copy to take along; the end of the account. */
export function Component() {
  const t = usePersonalWords();
  const [isWaiting, setWaiting] = useState(false);
  const { data, error, refetch } = useCall(ownDataCall, {}, { quiet: true, refetchInterval: isWaiting ? 3000 : false });
  const isBeingMade = data?.archive?.state === 'QUEUED' || data?.archive?.state === 'RUNNING';
  if (data && isBeingMade !== isWaiting) setWaiting(isBeingMade);
  return (
    <PersonalFrame>
      <h1>{t('data.title')}</h1>
      <p className="muted above-4">{t('data.note')}</p>
      {error && !data ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : data ? (
        <>
          {data.erasedAt && <Erasing at={data.erasedAt} />}
          <Parts parts={data.parts} />
          <Periods />
          <Consents consents={data.consents} />
          <Archive archive={data.archive} />
          {!data.erasedAt && <Erase />}
        </>
      ) : (
        <Loading>
          <Skeleton height="320px" />
        </Loading>
      )}
    </PersonalFrame>
  );
}

function Erasing({ at }: { at: string }) {
  const t = usePersonalWords();
  const locale = useSession((session) => session.locale);
  const keep = useSend(keepCall, { invalidates: [ownDataCall] });
  return (
    <div className="row wraps gap-12 above-20">
      <Notice tone="warn">{t('data.erasing', { date: showDateTime(at, locale) })}</Notice>
      <Button
        kind="primary"
        busy={keep.isPending}
        onClick={() => keep.mutate({}, { onSuccess: () => toast('success', t('data.keepDone')) })}
      >
        {t('data.keep')}
      </Button>
    </div>
  );
}

function Parts({ parts }: { parts: OwnData['parts'] }) {
  const t = usePersonalWords();
  const locale = useSession((session) => session.locale);
  return (
    <SettingSection title={t('data.kept')}>
      <dl className={`above-12 ${styles.parts}`}>
        {parts.map(({ key, name, kept }) => (
          <div className="stack parted folds" key={key}>
            <dt>{textIn(name, locale)}</dt>
            <dd className="muted">{kept ? t('data.stays', { why: textIn(kept, locale) }) : t('data.leaves')}</dd>
          </div>
        ))}
      </dl>
    </SettingSection>
  );
}

/** How long things are kept while the account is there. */
function Periods() {
  const t = usePersonalWords();
  const locale = useSession((session) => session.locale);
  return (
    <SettingSection title={t('data.periods')} note={t('data.periodsNote')}>
      <dl className={`above-12 ${styles.parts}`}>
        {Object.entries(retention).map(([key, rule]) => (
          <div className="stack parted folds" key={key}>
            <dt>{textIn(rule.name, locale)}</dt>
            <dd className="muted">
              {t('data.period', {
                period: textIn(periodText(rule), locale),
                since: textIn(rule.since, locale),
                end: textIn(rule.end, locale),
              })}
            </dd>
          </div>
        ))}
      </dl>
    </SettingSection>
  );
}

const consentTexts = { TERMS: 'data.terms', PRIVACY: 'data.privacy' } as const;

function Consents({ consents }: { consents: OwnData['consents'] }) {
  const t = usePersonalWords();
  const locale = useSession((session) => session.locale);
  const nameOf = (text: string) => (text in consentTexts ? t(consentTexts[text as keyof typeof consentTexts]) : text);
  return (
    <SettingSection title={t('data.consents')}>
      {consents.length === 0 && <p className="muted above-4">{t('data.noConsents')}</p>}
      <ul className={`above-12 ${styles.consents}`}>
        {consents.map(({ text, version, at }) => (
          <li className="line wraps apart" key={`${text} ${version} ${at}`}>
            {t('data.consentLine', { text: nameOf(text), version })}
            <time className="meta" dateTime={at}>
              {showDate(at, locale)}
            </time>
          </li>
        ))}
      </ul>
    </SettingSection>
  );
}

function Archive({ archive }: { archive: OwnData['archive'] }) {
  const t = usePersonalWords();
  const locale = useSession((session) => session.locale);
  const [isBusy, setBusy] = useState(false);
  const ask = async (proofs: OwnerProofs) => {
    await call(askArchiveCall, proofs);
    await invalidate(ownDataCall);
  };
  const fetchIt = async (id: string) => {
    setBusy(true);
    try {
      saveFile(await fetchFile(archiveFileCall, { id }));
    } finally {
      setBusy(false);
      await invalidate(ownDataCall);
    }
  };
  const isBeingMade = archive?.state === 'QUEUED' || archive?.state === 'RUNNING';
  return (
    <SettingSection title={t('data.take')} note={t('data.takeNote')}>
      <div className={`above-16 ${styles.archive}`} role="status">
        {isBeingMade && <Notice>{t('data.asked')}</Notice>}
        {archive?.state === 'FAILED' && <Notice tone="warn">{t('data.failed')}</Notice>}
        {archive?.state === 'DONE' && (
          <Notice tone="success">{t('data.ready', { date: showDateTime(archive.expiresAt, locale) })}</Notice>
        )}
      </div>
      {archive?.state === 'DONE' && (
        <Button kind="primary" busy={isBusy} onClick={() => fetchIt(archive.id)}>
          {t('data.fetch')}
        </Button>
      )}
      {(!archive || archive.state === 'FAILED') && <ProofForm label={t('data.ask')} send={ask} />}
    </SettingSection>
  );
}

function Erase() {
  const t = usePersonalWords();
  const [isOpen, setOpen] = useState(false);
  const erase = async (proofs: OwnerProofs) => {
    await call(eraseCall, proofs);
    setOpen(false);
    toast('success', t('data.eraseDone'));
    await invalidate(ownDataCall);
  };
  return (
    <SettingSection title={t('data.erase')} note={t('data.eraseNote', { days: daysToKeep })}>
      <div className={`above-16 ${styles.archive}`}>
        <Button kind="danger" onClick={() => setOpen(true)}>
          {t('data.eraseAsk')}
        </Button>
      </div>
      <Dialog open={isOpen} title={t('data.eraseSure')} onClose={() => setOpen(false)}>
        <p>{t('data.eraseNote', { days: daysToKeep })}</p>
        <ProofForm label={t('data.eraseConfirm')} kind="danger" send={erase} />
      </Dialog>
    </SettingSection>
  );
}
