import { Button } from 'antd';
import { outsideLinksCall } from '#features/contents/calls/content-editing.ts';
import { Icon } from '../../icons/icon.tsx';
import { useOfficeSend } from '../../office-call.ts';
import { useConfirm } from '../../pieces/confirm.tsx';
import { usePermCodes } from '../../session.tsx';
import { toast } from '../../shell/feedback.tsx';
import { useTexts } from '../../texts.ts';

/** Has the links to other sites looked at over the network; a message tells what came of it. */
export function OutsideButton() {
  const t = useTexts().links;
  const confirm = useConfirm();
  const sending = useOfficeSend(outsideLinksCall);
  if (!usePermCodes().includes('Mgr.Content.edit')) return null;
  const ask = async () => {
    if (!(await confirm({ title: t.outside, text: t.outsideNote, ok: t.outside, danger: false }))) return;
    await sending.send({});
    toast.success(t.outsideAsked);
  };
  return (
    <Button
      icon={<Icon name="link" size={14} />}
      loading={sending.isPending}
      onClick={() => void ask().catch(() => undefined)}
    >
      {t.outside}
    </Button>
  );
}
