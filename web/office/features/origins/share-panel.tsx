import { Button } from 'antd';
import { officeResourceCalls } from '#core/contracts/office-resources.ts';
import { QrCode } from '#web/kit/pieces/qr-code.tsx';
import { saveQr } from '#web/kit/save-qr.ts';
import { Icon } from '../../icons/icon.tsx';
import { useOfficeCall } from '../../office-call.ts';
import { FailedPanel, RowSkeleton } from '../../pieces/state-panel.tsx';
import { toast } from '../../shell/feedback.tsx';
import { useTexts } from '../../texts.ts';
import styles from './share-panel.module.css';

/** The link of a source and its QR code, to be handed out. */
export function SharePanel({ id }: { id: string }) {
  const t = useTexts();
  const found = useOfficeCall(officeResourceCalls.origin!.one, { id });
  if (found.isError) return <FailedPanel title={found.error.msg} onRetry={() => void found.refetch()} />;
  if (!found.data) return <RowSkeleton rows={4} height={44} />;
  const code = String(found.data.row.code);
  const address = new URL(String(found.data.row.landing || '/'), window.location.origin);
  address.searchParams.set('o', code);
  const link = address.toString();
  const copy = () => void navigator.clipboard.writeText(link).then(() => toast.success(t.app.copied));
  return (
    <div className={styles.share}>
      <QrCode value={link} size={200} label={t.origin.qr} />
      <div>
        <p className={styles.link}>{link}</p>
        <div className={styles.tools}>
          <Button type="primary" icon={<Icon name="link" size={14} />} onClick={copy}>
            {t.origin.copy}
          </Button>
          {(['png', 'svg'] as const).map((type) => (
            <Button
              key={type}
              icon={<Icon name="download" size={14} />}
              onClick={() => void saveQr(link, `origin-${code}`, type)}
            >
              {t.origin[type]}
            </Button>
          ))}
        </div>
        <p className="muted">{t.origin.note}</p>
      </div>
    </div>
  );
}
