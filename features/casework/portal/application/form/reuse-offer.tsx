import { textIn } from '#core/texts/text.ts';
import { callsOf } from '#features/casework/calls/applications.ts';
import { useApplicationWords } from '#features/casework/portal/application/programme.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { dataConsentCall, dataRecordAuthCall } from '#features/form-means.ts';
import { newRequestId } from '#web/kit/call/call.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSend } from '#web/kit/call/send.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button, ButtonLink } from '#web/kit/controls/button.tsx';
import { PageNotice } from '#web/kit/feedback/page-notice.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';

/** Asks once a programme whether what was verified elsewhere may be used here; nothing while there is none. */
export function ReuseOffer({ programme }: { programme: Programme }) {
  const t = useApplicationWords();
  const locale = useSession((session) => session.locale);
  const { data } = useCall(dataRecordAuthCall, { programme: programme.code }, { quiet: true });
  const send = useSend(dataConsentCall, { invalidates: [dataRecordAuthCall, callsOf(programme.code).known] });
  if (!data || data.isAllowed || data.items === 0) return null;
  const allow = () =>
    send.mutate(
      { programme: programme.code, give: true, reqId: newRequestId() },
      { onSuccess: () => toast('success', t('reuse.allowed')) },
    );
  return (
    <PageNotice icon="check" tone="good">
      <p>
        <b>{t('reuse.title', { count: data.items, files: data.files })}</b>{' '}
        {t('reuse.note', { programme: textIn(programme.short, locale) })}
      </p>
      <Button small kind="primary" busy={send.isPending} onClick={allow}>
        {t('reuse.allow')}
      </Button>
      <ButtonLink small to="/personal/datarecord">
        {t('reuse.file')}
      </ButtonLink>
    </PageNotice>
  );
}
