import { useState } from 'react';
import { FontMissing } from '#features/flock/poultry/fonts/fonts.ts';
import { BigButton } from '#features/flock/poultry/pieces/button.tsx';
import type { ReportView } from '#features/flock/poultry/reports/parts/report-view.ts';
import type { Report } from '#features/flock/shared/scoring/report.ts';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { saveFile } from '#web/kit/files/download.ts';

/** Draws the report on this device and saves it; no network is needed. */
export function PdfButton(view: ReportView & { reports: readonly Report[] }) {
  const { report: t } = view.words;
  const [isBusy, setBusy] = useState(false);
  async function draw() {
    setBusy(true);
    try {
      const { makePdf } = await import('./make-pdf.ts');
      const file = await makePdf(view);
      saveFile(file);
      toast('success', t('pdf.done', { name: file.name }));
    } catch (error) {
      toast('error', t(error instanceof FontMissing ? 'pdf.fontOffline' : 'pdf.failed'));
      if (!(error instanceof FontMissing)) console.error(error);
    } finally {
      setBusy(false);
    }
  }
  return (
    <BigButton
      square
      kind="quiet"
      icon="download"
      busy={isBusy}
      aria-label={isBusy ? t('pdf.busy') : undefined}
      onClick={() => void draw()}
    >
      {t('pdf.get')}
    </BigButton>
  );
}
