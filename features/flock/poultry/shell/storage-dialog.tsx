import { BigButton } from '#features/flock/poultry/pieces/button.tsx';
import { useStorageFull } from '#features/flock/poultry/store/storage.ts';
import { useShell } from '#features/flock/poultry/words.ts';
import { Dialog } from '#web/kit/pieces/dialog.tsx';

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
