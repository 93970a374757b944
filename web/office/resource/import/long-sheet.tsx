import { mostLongRows } from '#core/resources/import-calls.ts';
import { showSize } from '#web/kit/files/file-size.ts';
import { useTexts } from '#web/office/texts.ts';

/** Says how a sheet is taken in that is too long to be looked at row by row beforehand. */
export function LongSheet({ sheet, sent }: { sheet: File; sent: number | null }) {
  const t = useTexts();
  return (
    <div className="stack gap-12" role="status">
      <p className="notice info">{t('imports.long', { name: sheet.name, size: showSize(sheet.size) })}</p>
      <ul className="stack gap-4">
        <li>{t('imports.longRows', { most: mostLongRows.toLocaleString('en-US') })}</li>
        <li>{t('imports.longWhole')}</li>
        <li>{t('imports.longFile')}</li>
      </ul>
      {sent !== null && (
        <progress className="whole" max={1} value={sent} aria-label={t('imports.sending')}>
          {Math.round(sent * 100)}%
        </progress>
      )}
    </div>
  );
}
