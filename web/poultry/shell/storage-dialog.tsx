import { Dialog } from '../../kit/pieces/dialog.tsx';
import { BigButton } from '../pieces/button.tsx';
import { useStorageFull } from '../store/storage.ts';
import { useShell } from '../words.ts';

/** Says at once, on whatever page, that the device took nothing more: what was lost is the last entry alone. */
export function StorageDialog() {
  const t = useShell();
  const isFull = useStorageFull((state) => state.isFull);
  const close = () => useStorageFull.setState({ isFull: false });
  return (
    <Dialog
      open={isFull}
      title={t('full.title')}
      onClose={close}
      footer={<BigButton onClick={close}>{t('understood')}</BigButton>}
    >
      <p>{t('full.text')}</p>
    </Dialog>
  );
}
