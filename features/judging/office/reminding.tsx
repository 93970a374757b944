import { boardCall, remindCall, replaceJudgeCall } from '#features/judging/organiser-calls.ts';
import { CallError } from '#web/kit/call/call.ts';
import { invalidate } from '#web/kit/call/query.ts';
import { useOfficeSend } from '#web/office/office-call.ts';
import { useConfirm } from '#web/office/pieces/confirm.tsx';
import { shortTime } from '#web/office/pieces/time.ts';
import { toast } from '#web/office/shell/feedback.tsx';
import { type Board, hasLeft } from './shares.ts';
import { useTexts } from './words.ts';

type Judge = Board['judges'][number];

/** Reminds some judges of a judging, or all who have something left. */
export function useReminding(id: string) {
  const t = useTexts();
  const { send, isPending } = useOfficeSend(remindCall);
  const remind = async (accountIds?: string[]) => {
    const { told } = await send({ id, ...(accountIds && { accountIds }) });
    toast.success(t('board.told', { count: told }));
    await invalidate(boardCall);
  };
  return { isPending, remind: (accountIds?: string[]) => void remind(accountIds).catch(() => undefined) };
}

/** Gives what a judge has left to others, after asking. */
export function Replace({ board, judge }: { board: Pick<Board, 'id'>; judge: Judge }) {
  const t = useTexts();
  const confirm = useConfirm();
  const { send, isPending } = useOfficeSend(replaceJudgeCall);
  if (!hasLeft(judge)) return null;
  const count = judge.given - judge.submitted;
  const replace = async () => {
    const isSure = await confirm({
      title: t('board.replaceTitle', { name: judge.name, count }),
      text: t('board.replaceHint', { count: judge.submitted }),
      ok: t('board.replaceDo'),
    });
    if (!isSure) return;
    try {
      const { taken, drawn } = await send({ id: board.id, accountId: judge.accountId });
      toast.success(
        t(drawn < taken ? 'board.replacedShort' : 'board.replacedAll', { taken, drawn, left: taken - drawn }),
      );
    } catch (error) {
      // The call has said why; the judge may have handed in what was left.
      if (!(error instanceof CallError)) throw error;
    }
    await invalidate(boardCall);
  };
  return (
    <button type="button" className="link" disabled={isPending} onClick={() => void replace()}>
      {t('board.replace')}
    </button>
  );
}

/** How often a judge was reminded, and when last. */
export function Reminded({ judge: { reminders, remindedAt } }: { judge: Judge }) {
  const t = useTexts();
  return (
    <span className="muted">
      {remindedAt ? t('board.reminded', { count: reminders, time: shortTime(remindedAt) }) : t('board.neverReminded')}
    </span>
  );
}
