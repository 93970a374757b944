import { Input, Modal, Select } from 'antd';
import { useId, useState } from 'react';
import { assignCall, reviewersCall } from '#core/contracts/review.ts';
import { CallError } from '#web/kit/call.ts';
import { Icon } from '../../icons/icon.tsx';
import { useOfficeCall, useOfficeSend } from '../../office-call.ts';
import { toast } from '../../shell/feedback.tsx';
import { fill, useTexts } from '../../texts.ts';
import styles from './desk.module.css';
import type { Desk } from './use-case.ts';

/** Gives the case to a colleague, with the reason. */
export function HandOver({ desk, onClose }: { desk: Desk; onClose: () => void }) {
  const t = useTexts();
  const id = useId();
  const reviewers = useOfficeCall(reviewersCall, {});
  const { send, isPending } = useOfficeSend(assignCall);
  const [accountId, setAccountId] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const assign = async () => {
    if (accountId === null) return;
    try {
      await send({ id: desk.data!.id, accountId, reason: reason.trim() });
    } catch (error) {
      // The call has already said why.
      if (error instanceof CallError) return;
      throw error;
    }
    toast.success(t.review.handedOver);
    await desk.refresh();
    onClose();
  };
  return (
    <Modal
      open
      width={480}
      title={t.review.handOverTitle}
      getContainer={false}
      onCancel={onClose}
      okText={t.review.handOver}
      cancelText={t.app.cancel}
      okButtonProps={{ disabled: accountId === null || reason.trim() === '', loading: isPending }}
      onOk={() => void assign()}
    >
      <div className={styles.dialogField}>
        <label htmlFor={`${id}-to`}>{t.review.handOverTo}</label>
        <Select
          id={`${id}-to`}
          showSearch={{ optionFilterProp: 'label' }}
          loading={reviewers.isPending}
          placeholder={t.record.choose}
          suffixIcon={<Icon name="down" size={12} />}
          value={accountId}
          options={(reviewers.data?.rows ?? []).map((each) => ({
            value: each.id,
            label: fill(t.review.handOverCases, { name: each.name, count: each.cases }),
          }))}
          onChange={setAccountId}
        />
      </div>
      <div className={styles.dialogField}>
        <label htmlFor={`${id}-reason`}>{t.app.reason}</label>
        <Input.TextArea
          id={`${id}-reason`}
          rows={3}
          maxLength={2000}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
    </Modal>
  );
}
