import { useQueryClient } from '@tanstack/react-query';
import { Button, Modal, Steps } from 'antd';
import { useState } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import { type ImportCalls, type KnownRows, mostSheetBytes } from '#core/resources/import-calls.ts';
import type { Resource } from '#core/resources/resource.ts';
import { encodeBase64url } from '#core/wire/base64url.ts';
import { CallError } from '#web/kit/call/call.ts';
import { downloadFile } from '#web/kit/files/download.ts';
import { officeCall } from '#web/office/office-call.ts';
import { useNarrow } from '#web/office/pieces/use-narrow.ts';
import { useTenantId } from '#web/office/session.tsx';
import { useJobsDrawer } from '#web/office/shell/jobs-state.ts';
import { useTextIn, useTexts } from '#web/office/texts.ts';
import styles from './import-dialog.module.css';
import { ImportPreview } from './import-preview.tsx';
import { ImportResult } from './import-result.tsx';
import { LongSheet } from './long-sheet.tsx';
import { sendLongSheet } from './send-long-sheet.ts';
import { SheetPicker } from './sheet-picker.tsx';
import { TemplateStep } from './template-step.tsx';

interface ImportDialogProps {
  resource: Resource;
  calls: ImportCalls;
  onClose: () => void;
}

const steps = ['template', 'upload', 'preview', 'result'] as const;
type Step = (typeof steps)[number];

/** Takes records in from a sheet: template, file, what it would do, and what it did. */
export function ImportDialog({ resource, calls, onClose }: ImportDialogProps) {
  const t = useTexts();
  const read = useTextIn();
  const tenantId = useTenantId();
  const client = useQueryClient();
  const isNarrow = useNarrow();
  const [step, setStep] = useState<Step>('template');
  const [sheet, setSheet] = useState<File | null>(null);
  const [known, setKnown] = useState<KnownRows>('SKIP');
  const [problem, setProblem] = useState<string | null>(null);
  const [seen, setSeen] = useState<OutputOf<ImportCalls['importPreview']> | null>(null);
  const [done, setDone] = useState<OutputOf<ImportCalls['import']> | null>(null);
  const [isBusy, setBusy] = useState(false);
  /** A sheet too long to be looked at beforehand is left to a job. */
  const [isLong, setLong] = useState(false);
  const [sent, setSent] = useState<number | null>(null);

  /** Runs one call over the sheet; what it refuses stands beside the file. */
  const carry = async (work: (input: SheetInput) => Promise<void>) => {
    if (!sheet) return;
    setBusy(true);
    setProblem(null);
    try {
      const file = encodeBase64url(new Uint8Array(await sheet.arrayBuffer()));
      await work({ file, name: sheet.name.slice(-200), known });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const [first] = error.fields;
      if (first?.key === 'SHEET_ROWS' && !isLong) {
        setLong(true);
        return setStep('preview');
      }
      setProblem(first?.msg ?? error.msg);
      setStep('upload');
    } finally {
      setBusy(false);
      setSent(null);
    }
  };
  const runLong = () =>
    carry(async () => {
      await sendLongSheet({ calls, sheet: sheet!, known, onSent: setSent });
      useJobsDrawer.getState().show();
      onClose();
    });
  const preview = () => {
    const isLarge = (sheet?.size ?? 0) > mostSheetBytes;
    setLong(isLarge);
    if (isLarge) return setStep('preview');
    return void look();
  };
  const look = () =>
    carry(async (input) => {
      setSeen(await officeCall(calls.importPreview, input, { quiet: true }));
      setStep('preview');
    });
  const run = () =>
    carry(async (input) => {
      setDone(await officeCall(calls.import, input, { quiet: true }));
      setStep('result');
      // The lists behind are read again by themselves: a button that waited for them would not hear a press.
      void client.invalidateQueries();
    });
  const saveRefused = () =>
    carry(async (input) => void (await downloadFile(calls.importRefused, { tenantId, ...input })));

  const isStopped = known === 'STOP' && (seen?.refused ?? 0) > 0;
  const count = (seen?.added ?? 0) + (seen?.changed ?? 0);
  const next = {
    template: { label: t('imports.haveSheet'), act: () => setStep('upload'), off: false },
    upload: { label: t('imports.check'), act: preview, off: sheet === null },
    preview: isLong
      ? { label: t('imports.longRun'), act: () => void runLong(), off: false }
      : { label: t('imports.run', { count }), act: () => void run(), off: count === 0 || isStopped },
    result: { label: t('app.close'), act: onClose, off: false },
  }[step];

  return (
    <Modal
      open
      width={step === 'preview' && !isLong ? 1080 : 640}
      title={t('imports.title', { name: read(resource.name) })}
      getContainer={false}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={
        <>
          {(step === 'upload' || step === 'preview') && (
            <Button onClick={() => setStep(step === 'preview' ? 'upload' : 'template')}>{t('imports.back')}</Button>
          )}
          <Button type="primary" disabled={next.off} loading={isBusy} onClick={next.act}>
            {next.label}
          </Button>
        </>
      }
    >
      <div className={`stack gap-16 ${styles.body}`}>
        {!isNarrow && (
          <Steps
            size="small"
            current={steps.indexOf(step)}
            items={steps.map((each) => ({ title: t(`imports.${each}`) }))}
          />
        )}
        {step === 'template' && (
          <TemplateStep
            resource={resource}
            onSave={() => downloadFile(calls.template, { tenantId }).then(() => setStep('upload'))}
          />
        )}
        {step === 'upload' && (
          <SheetPicker
            sheet={sheet}
            known={known}
            match={resource.form?.find(({ key }) => key === resource.import?.match)?.label}
            problem={problem}
            onSheet={(file) => {
              setLong(false);
              setProblem(null);
              setSheet(file);
            }}
            onKnown={setKnown}
          />
        )}
        {step === 'preview' && isLong && sheet && <LongSheet sheet={sheet} sent={sent} />}
        {step === 'preview' && !isLong && seen && <ImportPreview seen={seen} isStopped={isStopped} />}
        {step === 'result' && done && (
          <ImportResult done={done} isBusy={isBusy} onSaveRefused={() => void saveRefused()} />
        )}
      </div>
    </Modal>
  );
}

interface SheetInput {
  file: string;
  name: string;
  known: KnownRows;
}
