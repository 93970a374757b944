import { useEffect, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { Button } from '#web/kit/controls/button.tsx';
import { Dialog } from '#web/kit/feedback/dialog.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { uploadFile } from '#web/kit/files/upload.ts';
import { usePersonalWords } from '#web/portal/personal/words.ts';
import styles from './avatar.module.css';

/** Pixels of a side of the picture that is sent. */
const side = 512;

/** Moves and zooms a picture under a round window, then uploads what stands in it. */
export function AvatarCrop({
  file,
  onUse,
  onClose,
}: {
  file: File;
  onUse: (fileId: string) => Promise<unknown>;
  onClose: () => void;
}) {
  const t = usePersonalWords();
  const [address] = useState(() => URL.createObjectURL(file));
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  const use = async () => {
    if (!area) return;
    setBusy(true);
    try {
      const { id } = await uploadFile(await cut(address, area), 'avatar');
      await onUse(id);
      onClose();
    } catch {
      // The refusal was shown by the call.
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      title={t('avatar.title')}
      onClose={onClose}
      footer={
        <Button kind="primary" busy={isBusy} disabled={!area} onClick={use}>
          {t('avatar.use')}
        </Button>
      }
    >
      <div className={`anchor clip round-card ${styles.stage}`}>
        <Cropper
          image={address}
          crop={crop}
          zoom={zoom}
          aspect={1}
          cropShape="round"
          showGrid={false}
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setArea(pixels)}
          mediaProps={{
            onError: () => {
              toast('error', t('avatar.unreadable'));
              onClose();
            },
          }}
        />
      </div>
      <p className="small muted above-6">{t('avatar.move')}</p>
      <label className={`row gap-12 ${styles.zoom}`}>
        {t('avatar.zoom')}
        <input
          className="grows"
          type="range"
          min={1}
          max={3}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </label>
    </Dialog>
  );
}

/** The chosen square as a JPEG. */
async function cut(address: string, { x, y, width, height }: Area): Promise<File> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext('2d')!;
  // Transparent pictures get a ground, as JPEG has none.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, side, side);
  pen.drawImage(image, x, y, width, height, 0, 0, side, side);
  const blob = await new Promise<Blob>((keep, refuse) =>
    canvas.toBlob((made) => (made ? keep(made) : refuse(new Error('no picture'))), 'image/jpeg', 0.9),
  );
  return new File([blob], 'avatar.jpg', { type: 'image/jpeg' });
}
