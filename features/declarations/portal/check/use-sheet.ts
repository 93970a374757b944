import { useCallback, useEffect, useRef, useState } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import { batchEditCall, type batchExcelCall } from '#features/declarations/calls.ts';
import { CallError, call, newRequestId } from '#web/kit/call/call.ts';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { useBatchWords } from '../words.ts';

export type Sheet = OutputOf<typeof batchExcelCall>;
export type SheetRow = Sheet['rows'][number];
export type SheetColumn = Sheet['columns'][number];
export interface Edit {
  readonly line: number;
  readonly column: string;
  readonly text: string;
}

/** The rows of a sheet as they stand now, and which of them are chosen; edits go to the server, which checks them again. */
export function useSheet(sheet: Sheet, refetch: () => unknown) {
  const t = useBatchWords();
  const [rows, setRows] = useState(sheet.rows);
  const [ticks, setTicks] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [isBusy, setBusy] = useState(false);
  const rev = useRef(sheet.rev);
  useEffect(() => {
    rev.current = sheet.rev;
    setRows(sheet.rows);
  }, [sheet]);

  const edit = useCallback(
    async (edits: Edit[]): Promise<boolean> => {
      setBusy(true);
      try {
        const input = { id: sheet.batch.id, rev: rev.current, edits, reqId: newRequestId() };
        const answer = await call(batchEditCall, input, { quiet: ['CONFLICT'] });
        rev.current = answer.rev;
        const changed = new Map(answer.rows.map((row) => [row.line, row]));
        setRows((before) => before.map((row) => changed.get(row.line) ?? row));
        return true;
      } catch (error) {
        if (error instanceof CallError && error.key === 'CONFLICT') {
          toast('info', t('check.stale'));
          await refetch();
        }
        return false;
      } finally {
        setBusy(false);
      }
    },
    [sheet.batch.id, refetch, t],
  );

  /** Of rows about one person at most one is chosen. */
  const tick = useCallback(
    (row: SheetRow, isOn: boolean) =>
      setTicks((before) => {
        const next = new Map(before);
        const person = row.twin ?? row.line;
        for (const each of rows) if (isOn && (each.twin ?? each.line) === person) next.set(each.line, false);
        return next.set(row.line, isOn);
      }),
    [rows],
  );

  const isTicked = (row: SheetRow) =>
    canTick(row) && (ticks.get(row.line) ?? (row.state === 'ok' || row.state === 'warn'));
  const chosen = rows.filter(isTicked);
  const tickAll = (isOn: boolean) =>
    setTicks(new Map(rows.filter(({ state }) => state === 'ok' || state === 'warn').map(({ line }) => [line, isOn])));
  return { rows, edit, tick, tickAll, isTicked, chosen, isBusy, rev: () => rev.current };
}

/** Rows with errors, and those of whom an application runs, cannot be chosen. */
export function canTick({ state }: SheetRow): boolean {
  return state !== 'wrong' && state !== 'live';
}
