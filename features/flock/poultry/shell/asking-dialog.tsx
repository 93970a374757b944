import { Confirm } from '#features/flock/poultry/pieces/confirm.tsx';
import { useAsking } from '#features/flock/poultry/reactions.ts';
import { useShell } from '#features/flock/poultry/words.ts';

/** Says what an error asks for: nearly always to load the page anew, which loses nothing. */
export function AskingDialog() {
  const t = useShell();
  const asking = useAsking((state) => state.asking);
  return (
    <Confirm
      open={asking !== null}
      title={t('reload.title')}
      confirm={t('reload.now')}
      cancel={t('reload.later')}
      onConfirm={() => location.reload()}
      onClose={() => useAsking.setState({ asking: null })}
    >
      {asking?.msg}
    </Confirm>
  );
}
