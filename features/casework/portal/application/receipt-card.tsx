import { useState } from 'react';
import { textIn } from '#core/texts/text.ts';
import { callsOf } from '#features/casework/calls/applications.ts';
import { useHelpingWords } from '#features/casework/portal/helping/words.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { dayAndMonth, showDateTime } from '#web/kit/dates.ts';
import { downloadFile } from '#web/kit/files/download.ts';
import { showSize } from '#web/kit/files/file-size.ts';
import { clockTime } from '#web/kit/form/saved-line.tsx';
import { Icon } from '#web/kit/marks/icon.tsx';
import { Receipt } from '#web/kit/pieces/paper-slip.tsx';
import { QrCode } from '#web/kit/pieces/qr-code.tsx';
import { useApplicationWords, type Whole } from './programme.ts';
import styles from './progress.module.css';

/** The signed receipt: what it says, its QR code, and ways to keep it. */
export function ReceiptCard({ whole, programme }: { whole: Whole; programme: Programme }) {
  const t = useApplicationWords();
  const help = useHelpingWords();
  const locale = useSession((session) => session.locale);
  const [busy, setBusy] = useState<'receipt' | 'files'>();
  const { receipt } = whole;
  if (!receipt) return null;
  const download = (what: 'receipt' | 'files') => {
    setBusy(what);
    // A refusal is shown by the common reactions.
    downloadFile(callsOf(programme.code)[what], { id: whole.id }, { reauthenticate: 'in-place' })
      .catch(() => undefined)
      .finally(() => setBusy(undefined));
  };
  const { submittedAt, code } = receipt;
  const [open, comma, close] = locale === 'CN' ? ['（', '、', '）'] : [' (', ', ', ')'];
  const seconds = clockTime(submittedAt).slice(-3);
  const { day } = dayAndMonth(submittedAt, 'CN');
  const month = showDateTime(submittedAt, 'CN').slice(5, 7);
  return (
    <div className={styles.receipt}>
      <Receipt
        title={t('receipt.title')}
        seal={{ words: t('receipt.seal'), day: `${month}-${day}` }}
        rows={[
          { name: t('receipt.no'), value: receipt.no },
          { name: t('receipt.applicant'), value: receipt.applicant },
          ...receipt.helpers.map(({ name, sections }) => ({
            name: help('receipt.helpers'),
            value: `${name}${open}${sections.map((title) => textIn(title, locale)).join(comma)}${close}`,
          })),
          { name: t('receipt.matter'), value: `${textIn(programme.name, locale)} ${whole.year}` },
          { name: t('receipt.at'), value: `${showDateTime(submittedAt, locale)}${seconds}` },
          {
            name: t('receipt.files'),
            value:
              receipt.files > 0
                ? t('receipt.filesOf', { count: receipt.files, size: showSize(receipt.bytes) })
                : t('receipt.noFiles'),
          },
        ]}
        foot={
          <>
            <QrCode value={`${window.location.origin}/verify/${code}`} label={t('receipt.qr')} eager />
            <span className={`stack gap-2 ${styles.code}`}>
              <span>{t('receipt.scan')}</span>
              <b className="breaks">{t('receipt.code', { code })}</b>
              <span>{window.location.host}/verify</span>
            </span>
          </>
        }
      />
      <div>
        <Button small busy={busy === 'receipt'} onClick={() => download('receipt')}>
          {busy !== 'receipt' && <Icon name="download" size={16} />}
          {busy === 'receipt' ? t('receipt.downloading') : t('receipt.download')}
        </Button>
        <Button small onClick={() => print()}>
          <Icon name="print" size={16} />
          {t('receipt.print')}
        </Button>
        {receipt.files > 0 && (
          <Button small busy={busy === 'files'} onClick={() => download('files')}>
            {busy !== 'files' && <Icon name="download" size={16} />}
            {busy === 'files' ? t('receipt.packing') : t('receipt.allFiles')}
          </Button>
        )}
      </div>
    </div>
  );
}
