import { boardCall, remindCall } from '#features/judging/organiser-calls.ts';
import { invalidate } from '#web/kit/call/query.ts';
import { useOfficeSend } from '#web/office/office-call.ts';
import { shortTime } from '#web/office/pieces/time.ts';
import { toast } from '#web/office/shell/feedback.tsx';
import type { Board } from './shares.ts';
import { useTexts } from './words.ts';

/** Reminds a judge of a judging, or all who have something left. */
export function useReminding(id: string) {
  const t = useTexts();
  const { send, isPending } = useOfficeSend(remindCall);
  const remind = async (accountId?: string) => {
    const { told } = await send({ id, ...(accountId && { accountId }) });
    toast.success(t('board.told', { count: told }));
    await invalidate(boardCall);
  };
  return { isPending, remind: (accountId?: string) => void remind(accountId).catch(() => undefined) };
}

/** How often a judge was reminded, and when last. */
export function Reminded({ judge: { reminders, remindedAt } }: { judge: Board['judges'][number] }) {
  const t = useTexts();
  return (
    <span className="muted">
      {remindedAt ? t('board.reminded', { count: reminders, time: shortTime(remindedAt) }) : t('board.neverReminded')}
    </span>
  );
}
