import { type ReactNode, useState } from 'react';
import type { Contract } from '#core/contracts/contract.ts';
import { CallError } from '#web/kit/call/call.ts';
import { fetchFileOr, saveFile } from '#web/kit/files/download.ts';
import { toast } from '#web/office/shell/feedback.tsx';
import { useJobsDrawer } from '#web/office/shell/jobs-state.ts';
import { useTexts } from '#web/office/texts.ts';
import { type ExportChoice, ExportDialog } from './export-dialog.tsx';

interface ExportWhat {
  /** The export call of the list. */
  call: Contract;
  /** Its input but for what the dialog asks: filter, order, columns, tenant. */
  input: () => Record<string, unknown>;
  total?: number;
  columns: number;
  personal: readonly string[];
}

/** Asks how a list should be exported and saves the file, or shows the job that makes it. */
export function useExport({ call, input, ...what }: ExportWhat): { ask: () => void; dialog: ReactNode } {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const run = async (choice: ExportChoice) => {
    try {
      const { file } = await fetchFileOr(call, { ...input(), ...choice });
      if (file) {
        saveFile(file);
        toast.success(t('list.exported'));
      } else useJobsDrawer.getState().show();
      setOpen(false);
    } catch (error) {
      // The call has already said why.
      if (!(error instanceof CallError)) throw error;
    }
  };
  return {
    ask: () => setOpen(true),
    dialog: isOpen && <ExportDialog {...what} onExport={run} onClose={() => setOpen(false)} />,
  };
}
