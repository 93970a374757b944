import { useState } from 'react';
import type { Report } from '#core/scoring/report.ts';
import { saveFile } from '../../../../kit/download.ts';
import { toast } from '../../../../kit/pieces/toasts.tsx';
import { FontMissing } from '../../../fonts/fonts.ts';
import { BigButton } from '../../../pieces/button.tsx';
import type { ReportView } from '../parts/report-view.ts';

/** Draws the report on this device and saves it; no network is needed. */
export function PdfButton(view: ReportView & { reports: readonly Report[] }) {
  const { report: say } = view.words;
  const [isBusy, setBusy] = useState(false);
  async function draw() {
    setBusy(true);
    try {
      const { makePdf } = await import('./make-pdf.ts');
      const file = await makePdf(view);
      saveFile(file);
      toast('success', say('pdf.done', { name: file.name }));
    } catch (error) {
      toast('error', say(error instanceof FontMissing ? 'pdf.fontOffline' : 'pdf.failed'));
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
      aria-label={isBusy ? say('pdf.busy') : undefined}
      onClick={() => void draw()}
    >
      {say('pdf.get')}
    </BigButton>
  );
}
