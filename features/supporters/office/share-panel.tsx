import { callsOf } from '#core/resources/resource-calls.ts';
import { origin } from '#features/supporters/resources/origin.ts';
import { useOfficeCall } from '#web/office/office-call.ts';
import { QrShare } from '#web/office/pieces/qr-share.tsx';
import { FailedPanel, RowSkeleton } from '#web/office/pieces/state-panel.tsx';
import { useTexts } from '#web/office/texts.ts';

/** The link of a source and its QR code, to be handed out. */
export function SharePanel({ id }: { id: string }) {
  const t = useTexts();
  const found = useOfficeCall(callsOf(origin).one, { id });
  if (found.isError) return <FailedPanel title={found.error.msg} onRetry={() => void found.refetch()} />;
  if (!found.data) return <RowSkeleton rows={4} height={44} />;
  const code = String(found.data.row.code);
  // The server knows the portal's address; before one is configured both are reached by the same.
  const link = new URL(String(found.data.row.link), window.location.origin).toString();
  return <QrShare link={link} name={`origin-${code}`} note={t('origin.note')} />;
}
