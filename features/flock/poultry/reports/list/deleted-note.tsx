import { useState } from 'react';
import { useReportTexts } from '#features/flock/poultry/catalogues.ts';
import { BigButton } from '#features/flock/poultry/pieces/button.tsx';
import { NoteCard } from '#features/flock/poultry/pieces/note-card.tsx';
import { useKeep } from '#features/flock/poultry/reports/parts/use-keep.ts';
import { toast } from '#web/kit/feedback/toasts.tsx';

/** After a report was deleted: says so, and brings it back. */
export function DeletedNote({ farmId, reportId, name }: { farmId: string; reportId: string; name: string }) {
  const t = useReportTexts();
  const keep = useKeep(farmId, reportId);
  const [isBack, setBack] = useState(false);
  if (isBack) return null;
  const restore = async () => {
    await keep.put('isGone', false);
    setBack(true);
    toast('success', t('page.restored'));
  };
  return (
    <NoteCard
      icon="trash"
      title={t('page.deleted')}
      actions={
        <BigButton kind="line" small icon="undo" onClick={() => void restore()}>
          {t('page.undo')}
        </BigButton>
      }
    >
      {name}
    </NoteCard>
  );
}
