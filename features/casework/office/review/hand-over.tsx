import { Input, Modal, Select } from 'antd';
import { useId } from 'react';
import { assignCall, reviewersCall } from '#features/casework/calls/review.ts';
import { useTexts } from '#features/casework/office/words.ts';
import { CallError } from '#web/kit/call/call.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { useOfficeCall, useOfficeSend } from '#web/office/office-call.ts';
import { toast } from '#web/office/shell/feedback.tsx';
import styles from './desk.module.css';
import type { Desk } from './use-case.ts';

/** Gives the case to a colleague, with the reason. */
export function HandOver({ desk, onClose }: { desk: Desk; onClose: () => void }) {
  const t = useTexts();
  const id = useId();
  const reviewers = useOfficeCall(reviewersCall, {});
  const { send, isPending } = useOfficeSend(assignCall);
  const accountId = desk.draft.text('handOver', 'to') || null;
  const reason = desk.draft.text('handOver', 'reason');
  const assign = async () => {
    if (accountId === null) return;
    try {
      await desk.draft.use(async () => {
        await send({ id: desk.data!.id, accountId, reason: reason.trim() });
        return true;
      });
    } catch (error) {
      // The call has already said why.
      if (error instanceof CallError) return;
      throw error;
    }
    toast.success(t('review.handedOver'));
    await desk.refresh();
    onClose();
  };
  return (
    <Modal
      open
      width={480}
      title={t('review.handOverTitle')}
      getContainer={false}
      onCancel={onClose}
      okText={t('review.handOver')}
      cancelText={t('app.cancel')}
      okButtonProps={{ disabled: accountId === null || reason.trim() === '', loading: isPending }}
      onOk={() => void assign()}
    >
      <div className={`${styles.dialogField} block size-13`}>
        <label htmlFor={`${id}-to`}>{t('review.handOverTo')}</label>
        <Select
          id={`${id}-to`}
          showSearch={{ optionFilterProp: 'label' }}
          loading={reviewers.isPending}
          placeholder={t('record.choose')}
          suffixIcon={<Icon name="down" size={12} />}
          value={accountId}
          options={(reviewers.data?.rows ?? []).map((each) => ({
            value: each.id,
            label: t('review.handOverCases', { name: each.name, count: each.cases }),
          }))}
          onChange={(to: string) => desk.draft.putText('handOver', 'to', to)}
        />
      </div>
      <div className={`${styles.dialogField} block size-13`}>
        <label htmlFor={`${id}-reason`}>{t('app.reason')}</label>
        <Input.TextArea
          id={`${id}-reason`}
          rows={3}
          maxLength={2000}
          value={reason}
          onChange={(event) => desk.draft.putText('handOver', 'reason', event.target.value)}
        />
      </div>
    </Modal>
  );
}
