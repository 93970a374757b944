import { useState } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import { BigButton } from '#features/flock/poultry/pieces/button.tsx';
import { ChoiceChips } from '#features/flock/poultry/pieces/choice-chips.tsx';
import type { ReportView } from '#features/flock/poultry/reports/parts/report-view.ts';
import { useIsOnline } from '#features/flock/poultry/store/online.ts';
import { sendNow } from '#features/flock/poultry/store/sending/outbox.ts';
import { flockLinksCall, flockShareCall, longestLabel } from '#features/flock/share-calls.ts';
import { dayWords } from '#features/flock/shared/documents/phrases.ts';
import { newRequestId } from '#web/kit/call/call.ts';
import { useSend } from '#web/kit/call/send.ts';
import { Dialog } from '#web/kit/feedback/dialog.tsx';
import { CopyLink } from '#web/kit/pieces/copy-link.tsx';
import { QrCode } from '#web/kit/pieces/qr-code.tsx';
import styles from './share-dialog.module.css';

type Link = OutputOf<typeof flockShareCall>;

/** Makes a link by which a vet reads the report, or scores its photos first without seeing the scores. */
export function ShareDialog({
  open,
  onClose,
  isUnsent,
  ...view
}: ReportView & { open: boolean; onClose: () => void; isUnsent: boolean }) {
  const { report: t } = view.words;
  return (
    <Dialog open={open} title={t('share.title')} onClose={onClose}>
      <ShareForm isUnsent={isUnsent} {...view} />
    </Dialog>
  );
}

function ShareForm({ farm, report, words, isUnsent }: ReportView & { isUnsent: boolean }) {
  const { report: t } = words;
  const isOnline = useIsOnline();
  const [kind, choose] = useState<'plain' | 'blind'>('plain');
  const [label, setLabel] = useState('');
  const [link, setLink] = useState<Link>();
  const send = useSend(flockShareCall, { invalidates: [flockLinksCall], onSuccess: setLink });
  const canBeBlind = report.photos.some(({ of }) => of !== 'note');
  if (link) return <MadeLink link={link} words={words} onAgain={() => setLink(undefined)} />;
  const make = async () => {
    if (isUnsent) await sendNow();
    send.mutate({
      farmId: farm.id,
      reportId: report.id,
      isBlind: kind === 'blind',
      reqId: newRequestId(),
      ...(label.trim() && { label: label.trim() }),
    });
  };
  return (
    <div className={`${styles.form} stack gap-14 to-start`}>
      <p>{t('share.note')}</p>
      <ChoiceChips
        legend={t('share.title')}
        isLegendHidden
        choices={[
          { value: 'plain', label: t('share.plain') },
          { value: 'blind', label: t('share.blind') },
        ]}
        value={kind}
        onChange={choose}
      />
      <p className="fine">
        {kind === 'plain' ? t('share.plainNote') : t(canBeBlind ? 'share.blindNote' : 'share.blindNone')}
      </p>
      <label className={`stack gap-4 whole ${styles.label}`}>
        <b>{t('share.label')}</b>
        <span className="fine">{t('share.labelHint')}</span>
        <input value={label} maxLength={longestLabel} onChange={({ target }) => setLabel(target.value)} />
      </label>
      {isUnsent && <p className="fine">{t('share.unsent')}</p>}
      {!isOnline && <p className={`strong ${styles.wrong}`}>{t('share.offline')}</p>}
      <BigButton
        icon="link"
        busy={send.isPending}
        disabled={!isOnline || (kind === 'blind' && !canBeBlind)}
        onClick={() => void make()}
      >
        {t('share.make')}
      </BigButton>
    </div>
  );
}

function MadeLink({ link, words, onAgain }: { link: Link; words: ReportView['words']; onAgain: () => void }) {
  const { report: t } = words;
  const address = `${location.origin}/poultry/shared/${link.link}`;
  return (
    <div className={`${styles.form} stack gap-14 to-start`}>
      <QrCode value={address} size={220} label={t('share.qr')} eager />
      <p className={`${styles.address} whole rounded breaks edged size-15`}>{address}</p>
      <CopyLink href={address} />
      <p className="fine">{t('share.until', { date: dayWords(link.validUntil.slice(0, 10), words) })}</p>
      <BigButton kind="quiet" small onClick={onAgain}>
        {t('share.again')}
      </BigButton>
    </div>
  );
}
