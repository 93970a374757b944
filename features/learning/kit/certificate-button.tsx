import { certificateFileCall } from '#features/learning/calls.ts';
import { FileButton } from '#web/kit/files/file-button.tsx';
import { useCollegeWords } from './words.ts';

/** Fetches a certificate by its number. */
export function CertificateButton({ no }: { no: string }) {
  const t = useCollegeWords();
  return (
    <FileButton small contract={certificateFileCall} input={{ no }}>
      {t('certificate')}
      <span className="vh">{no}</span>
    </FileButton>
  );
}
