import { useQueryClient } from '@tanstack/react-query';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import { registerObjectionCall } from '#features/publicity/calls.ts';
import { objection } from '#features/publicity/resources/objection.ts';
import { registeredSection } from '#features/publicity/shared/objection.ts';
import { CallError } from '#web/kit/call/call.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { useOfficeSend } from '#web/office/office-call.ts';
import { FieldGrid } from '#web/office/resource/inputs/field-grid.tsx';
import { useOptions } from '#web/office/resource/inputs/use-options.ts';
import { useRecordForm } from '#web/office/resource/record/use-record-form.ts';
import { useCan } from '#web/office/session.tsx';
import { toast } from '#web/office/shell/feedback.tsx';
import { useUnsaved } from '#web/office/shell/page.tsx';
import { useTexts } from './words.ts';

type Registered = OutputOf<typeof registerObjectionCall>;

/** Registers an objection for somebody who wrote, rang or came, and shows the number and code that they are told. */
export function RegisterTool() {
  const t = useTexts();
  const may = useCan('Mgr.Apply.publish');
  const [isOpen, setOpen] = useState(false);
  if (!may) return null;
  return (
    <>
      <Button type="primary" icon={<Icon name="plus" />} onClick={() => setOpen(true)}>
        {t('register.open')}
      </Button>
      {isOpen && <RegisterDrawer onClose={() => setOpen(false)} />}
    </>
  );
}

function RegisterDrawer({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const client = useQueryClient();
  const options = useOptions(objection);
  const form = useRecordForm(registeredSection, starts, options);
  const [registered, setRegistered] = useState<Registered>();
  const registering = useOfficeSend(registerObjectionCall);
  useUnsaved(form.isDirty && !registered);
  const register = async () => {
    if (!form.check()) return;
    try {
      setRegistered(await registering.send({ values: { ...form.stored() } }));
      void client.invalidateQueries();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      form.refuse(error.fields);
    }
  };
  return (
    <Drawer
      open
      size={560}
      styles={{ body: { padding: '20px 24px 32px' } }}
      title={t('register.title')}
      onClose={onClose}
      getContainer={false}
      footer={
        <div className="row gap-8">
          <span className="grow" />
          {registered ? (
            <Button type="primary" onClick={onClose}>
              {t('register.close')}
            </Button>
          ) : (
            <>
              <Button onClick={onClose}>{t('app.cancel')}</Button>
              <Button type="primary" loading={registering.isPending} onClick={() => void register()}>
                {t('register.send')}
              </Button>
            </>
          )}
        </div>
      }
    >
      {registered ? (
        <Told registered={registered} />
      ) : (
        <div className="stack gap-16 one">
          <FieldGrid section={registeredSection} form={form} options={options} />
          <p className="muted size-13">{t('register.note')}</p>
        </div>
      )}
    </Drawer>
  );
}

/** What the person is told, to be read out or written down. */
function Told({ registered: { no, code, isHeld } }: { registered: Registered }) {
  const t = useTexts();
  const copy = async () => {
    await navigator.clipboard.writeText(`${t('register.no')} ${no} ${t('register.code')} ${code}`);
    toast.success(t('register.copied'));
  };
  return (
    <div className="stack gap-16 one" role="status">
      <h3>{t('register.done')}</h3>
      <p>{t(isHeld ? 'register.held' : 'register.noted')}</p>
      <dl className="row wraps gap-8-16">
        <div>
          <dt className="muted size-13">{t('register.no')}</dt>
          <dd className="mono">{no}</dd>
        </div>
        <div>
          <dt className="muted size-13">{t('register.code')}</dt>
          <dd className="mono">{code}</dd>
        </div>
        <Button size="small" onClick={() => void copy()}>
          {t('register.copy')}
        </Button>
      </dl>
      <p className="muted size-13">{t('register.tell')}</p>
    </div>
  );
}

const starts = { identity: 'NAMED' };
