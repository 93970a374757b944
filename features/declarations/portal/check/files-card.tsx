import { useState } from 'react';
import { useProgramme } from '#features/casework/kit/use-programme.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { batchFilesCall } from '#features/declarations/calls.ts';
import { matchFileName } from '#features/declarations/shared/file-names.ts';
import { CallError, call, newRequestId } from '#web/kit/call/call.ts';
import { Notice } from '#web/kit/feedback/notice.tsx';
import { uploadFile } from '#web/kit/files/upload.ts';
import { Card } from '#web/kit/pieces/card.tsx';
import { DropBox } from '../drop-box.tsx';
import { useBatchWords } from '../words.ts';
import { openArchive } from './open-archive.ts';
import type { Sheet } from './use-sheet.ts';

/** Files tied to one call at most. */
const atOnce = 100;

/** An archive of documents, opened here, matched to rows by the number in each name, and uploaded one by one. */
export function FilesCard({ sheet, onDone }: { sheet: Sheet; onDone: () => unknown }) {
  const t = useBatchWords();
  const { programme } = useProgramme(sheet.batch.programme);
  const [label, setLabel] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [outcome, setOutcome] = useState<{ matched: number; left: string[] }>();
  const take = async (archive: File, form: Programme) => {
    setOutcome(undefined);
    setProblem(undefined);
    setLabel(t('files.reading'));
    const opened = await openArchive(archive);
    if ('refused' in opened) return setProblem(t(`files.${opened.refused}`));
    const at = sheet.columns.findIndex(({ key }) => key.endsWith('.identity.number'));
    const numbers = new Set(sheet.rows.map(({ cells }) => (cells[at] ?? '').replace(/\s/g, '').toUpperCase()));
    const known = opened.files.flatMap((file) => {
      const match = matchFileName(form, file.name);
      return match && numbers.has(match.number) ? [{ file, path: match.path }] : [];
    });
    const left = opened.files.map(({ name }) => name).filter((name) => !known.some(({ file }) => file.name === name));
    if (known.length === 0) return setProblem(t('files.none'));
    const sent: { fileId: string; name: string }[] = [];
    for (const { file, path } of known) {
      setLabel(t('files.sending', { done: sent.length, total: known.length }));
      const purpose = `${sheet.batch.programme}:${path}`;
      const stored = await uploadFile(file, purpose, { quiet: true }).catch(() => null);
      if (stored) sent.push({ fileId: stored.id, name: file.name });
      else left.push(file.name);
    }
    let matched = 0;
    for (let from = 0; from < sent.length; from += atOnce) {
      const files = sent.slice(from, from + atOnce);
      const answer = await call(batchFilesCall, { id: sheet.batch.id, files, reqId: newRequestId() });
      matched += answer.matched;
      left.push(...answer.left);
    }
    setOutcome({ matched, left });
    await onDone();
  };
  const start = (archive: File) => {
    if (!programme) return;
    take(archive, programme)
      .catch((error) => {
        if (!(error instanceof CallError)) throw error;
      })
      .finally(() => setLabel(undefined));
  };
  return (
    <Card boxed>
      <h2 className="title-20">{t('files.title')}</h2>
      <p className="quiet above-8 below-12">{t('files.note')}</p>
      <DropBox
        label={label ?? t('files.choose')}
        note="ZIP"
        accept=".zip"
        isBusy={label !== undefined || !programme}
        problem={problem}
        onFile={start}
      />
      {outcome && (
        <Notice tone={outcome.left.length > 0 ? 'warn' : 'success'}>
          {t('files.done', { count: outcome.matched })}
          {outcome.left.length > 0 &&
            ` · ${t('files.left', { count: outcome.left.length, names: outcome.left.slice(0, 10).join(', ') })}`}
        </Notice>
      )}
    </Card>
  );
}
