import { useQueryClient } from '@tanstack/react-query';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { makeAccessCodesCall } from '#features/access-codes/calls.ts';
import { accessBatch } from '#features/access-codes/resources/access-batch.ts';
import { batchForm } from '#features/access-codes/shared/batch-form.ts';
import { CallError } from '#web/kit/call/call.ts';
import { downloadFile } from '#web/kit/files/download.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { FieldGrid } from '#web/office/resource/inputs/field-grid.tsx';
import { useOptions } from '#web/office/resource/inputs/use-options.ts';
import { useRecordForm } from '#web/office/resource/record/use-record-form.ts';
import { useCan, useTenantId } from '#web/office/session.tsx';
import { toast } from '#web/office/shell/feedback.tsx';
import { useTexts } from './words.ts';

/** Makes a batch of codes and saves the file with them, the only time that they are shown. */
export function MakeTool() {
  const t = useTexts();
  const canMake = useCan('Mgr.Common.edit');
  const [isOpen, setOpen] = useState(false);
  if (!canMake) return null;
  return (
    <>
      <Button type="primary" icon={<Icon name="plus" />} onClick={() => setOpen(true)}>
        {t('codes.make')}
      </Button>
      {isOpen && <MakeDrawer onClose={() => setOpen(false)} />}
    </>
  );
}

function MakeDrawer({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const tenantId = useTenantId();
  const client = useQueryClient();
  const options = useOptions(accessBatch);
  const form = useRecordForm(batchForm, starts, options);
  const [isBusy, setBusy] = useState(false);
  const make = async () => {
    if (!form.check()) return;
    setBusy(true);
    try {
      await downloadFile(makeAccessCodesCall, { tenantId, values: { ...form.stored() } });
      toast.success(t('codes.made'));
      onClose();
      void client.invalidateQueries();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      form.refuse(error.fields);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Drawer
      open
      size={480}
      styles={{ body: { padding: '20px 24px 32px' } }}
      title={t('codes.make')}
      onClose={onClose}
      getContainer={false}
      footer={
        <div className="row gap-8">
          <span className="grow" />
          <Button onClick={onClose}>{t('app.cancel')}</Button>
          <Button type="primary" loading={isBusy} onClick={() => void make()}>
            {t('codes.download')}
          </Button>
        </div>
      }
    >
      <div className="stack gap-16">
        <FieldGrid section={batchForm} form={form} options={options} />
        <p className="muted size-13">{t('codes.once')}</p>
      </div>
    </Drawer>
  );
}

const starts = { codes: 1, uses: 1 };
