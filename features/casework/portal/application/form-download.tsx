import { useState } from 'react';
import { callsOf } from '#features/casework/calls/applications.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { downloadFile } from '#web/kit/files/download.ts';
import type { Draft } from '#web/kit/form/drafts/draft.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import { useApplicationWords } from './programme.ts';

/** Saves the filled-in form as PDF; of an open draft, what was typed last is sent first. */
export function FormDownload({ programme, id, draft }: { programme: Programme; id: string; draft?: Draft }) {
  const t = useApplicationWords();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      if (draft && !(await draft.flush())) return toast('error', t('form.notSaved'));
      await downloadFile(callsOf(programme.code).form, { id }, { reauthenticate: 'in-place' });
    } catch {
      // A refusal is shown by the common reactions.
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button small busy={isBusy} onClick={() => void download()}>
      {!isBusy && <Icon name="download" size={16} />}
      {isBusy ? t('receipt.downloading') : t(draft ? 'form.downloadDraft' : 'form.download')}
    </Button>
  );
}
