import { Button } from 'antd';
import { outsideLinksCall } from '#features/contents/calls/content-editing.ts';
import { useTexts } from '#features/contents/office/words.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { useOfficeSend } from '#web/office/office-call.ts';
import { useConfirm } from '#web/office/pieces/confirm.tsx';
import { usePermCodes } from '#web/office/session.tsx';
import { toast } from '#web/office/shell/feedback.tsx';

/** Has the links to other sites looked at over the network; a message tells what came of it. */
export function OutsideButton() {
  const t = useTexts();
  const confirm = useConfirm();
  const sending = useOfficeSend(outsideLinksCall);
  if (!usePermCodes().includes('Mgr.Content.edit')) return null;
  const ask = async () => {
    if (
      !(await confirm({
        title: t('links.outside'),
        text: t('links.outsideNote'),
        ok: t('links.outside'),
        danger: false,
      }))
    )
      return;
    await sending.send({});
    toast.success(t('links.outsideAsked'));
  };
  return (
    <Button
      icon={<Icon name="link" size={14} />}
      loading={sending.isPending}
      onClick={() => void ask().catch(() => undefined)}
    >
      {t('links.outside')}
    </Button>
  );
}
