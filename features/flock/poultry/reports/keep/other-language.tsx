import { useState } from 'react';
import { type Locale, locales } from '#core/texts/text.ts';
import { flockPdfCall } from '#features/flock/calls.ts';
import { BigButton } from '#features/flock/poultry/pieces/button.tsx';
import cards from '#features/flock/poultry/reports/parts/cards.module.css';
import type { ReportView } from '#features/flock/poultry/reports/parts/report-view.ts';
import { useIsOnline } from '#features/flock/poultry/store/online.ts';
import { sendNow } from '#features/flock/poultry/store/sending/outbox.ts';
import { CallError } from '#web/kit/call/call-error.ts';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { downloadFile } from '#web/kit/files/download.ts';
import { useCommon } from '#web/kit/i18n.ts';

/** The report as PDF in a language that is not that of the page: the server draws it, with the photos of all phones. */
export function OtherLanguage({ farm, report, words, offset, isUnsent }: ReportView & { isUnsent: boolean }) {
  const t = useCommon();
  const isOnline = useIsOnline();
  const [locale, choose] = useState<Locale>(words.locale);
  const [isBusy, setBusy] = useState(false);
  async function fetchPdf() {
    setBusy(true);
    try {
      if (isUnsent) await sendNow();
      const name = await downloadFile(flockPdfCall, { farmId: farm.id, reportId: report.id, locale, offset });
      toast('success', words.report('pdf.done', { name }));
    } catch (error) {
      // What the server refused has been told by the common reactions.
      if (!(error instanceof CallError)) throw error;
    } finally {
      setBusy(false);
    }
  }
  return (
    <div>
      <label className={`stack gap-4 strong ${cards.select}`}>
        {words.report('pdf.other')}
        <select
          className="whole on-card rounded edged size-17"
          value={locale}
          onChange={({ target }) => choose(target.value as Locale)}
        >
          {locales.map((each) => (
            <option key={each} value={each}>
              {t(`language.${each}`)}
            </option>
          ))}
        </select>
      </label>
      <BigButton kind="quiet" small icon="download" busy={isBusy} disabled={!isOnline} onClick={() => void fetchPdf()}>
        {words.report('pdf.fetch')}
      </BigButton>
      {!isOnline && <p className="fine">{words.report('pdf.otherOffline')}</p>}
    </div>
  );
}
