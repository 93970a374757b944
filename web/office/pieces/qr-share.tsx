import { Button } from 'antd';
import { saveQr } from '#web/kit/files/save-qr.ts';
import { QrCode } from '#web/kit/pieces/qr-code.tsx';
import { Icon } from '#web/office/icons/icon.tsx';
import { toast } from '#web/office/shell/feedback.tsx';
import { useTexts } from '#web/office/texts.ts';
import styles from './qr-share.module.css';

interface QrShareProps {
  link: string;
  /** Of the saved picture, without its ending. */
  name: string;
  note: string;
}

/** A link with its QR code, to be copied or saved as a picture. */
export function QrShare({ link, name, note }: QrShareProps) {
  const t = useTexts();
  const copy = () => void navigator.clipboard.writeText(link).then(() => toast.success(t('app.copied')));
  return (
    <div className={`line wraps top gap-24 ${styles.share}`}>
      <QrCode value={link} size={200} label={t('origin.qr')} />
      <div className="grows">
        <p className={`lined size-13 breaks ${styles.link}`}>{link}</p>
        <div className={`line wraps gap-8 ${styles.tools}`}>
          <Button icon={<Icon name="link" size={14} />} onClick={copy}>
            {t('origin.copy')}
          </Button>
          {(['png', 'svg'] as const).map((type) => (
            <Button key={type} icon={<Icon name="download" size={14} />} onClick={() => void saveQr(link, name, type)}>
              {t(`origin.${type}`)}
            </Button>
          ))}
        </div>
        <p className="muted">{note}</p>
      </div>
    </div>
  );
}
