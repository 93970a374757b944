import { useState } from 'react';
import { certificateFileCall } from '#features/learning/calls.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { downloadFile } from '#web/kit/files/download.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import { useCollegeWords } from './words.ts';

/** Fetches a certificate by its number. */
export function CertificateButton({ no }: { no: string }) {
  const t = useCollegeWords();
  const [isBusy, setBusy] = useState(false);
  const fetchIt = () => {
    setBusy(true);
    // A refusal is shown by the common reactions.
    downloadFile(certificateFileCall, { no })
      .catch(() => undefined)
      .finally(() => setBusy(false));
  };
  return (
    <Button small busy={isBusy} onClick={fetchIt}>
      <Icon name="download" size={16} />
      {t('certificate')}
      <span className="vh">{no}</span>
    </Button>
  );
}
