import { Button, Modal, Select } from 'antd';
import { useId, useState } from 'react';
import { isIn } from '#core/workflow/states.ts';
import { expertReviewCall } from '#features/casework/calls/experts.ts';
import { askJudgesCall, judgesCall } from '#features/casework/calls/review.ts';
import { useTexts } from '#features/casework/office/words.ts';
import { CallError } from '#web/kit/call/call.ts';
import { invalidate } from '#web/kit/call/query.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { useOfficeCall, useOfficeSend } from '#web/office/office-call.ts';
import { useCan } from '#web/office/session.tsx';
import { toast } from '#web/office/shell/feedback.tsx';
import styles from './desk.module.css';
import type { Desk } from './use-case.ts';

/** The experts who were asked for their opinion, and for whoever may assign the way to ask others. */
export function Judges({ desk }: { desk: Desk }) {
  const t = useTexts();
  const canAssign = useCan('Mgr.Apply.assign');
  const [isAsking, setAsking] = useState(false);
  const { judges, state } = desk.data!;
  const canAsk = canAssign && isIn('open', state);
  const isScored = desk.programme?.experts !== undefined;
  const names = judges.map(({ name }) => name).join(t('app.listComma'));
  const label =
    judges.length === 0 ? t(isScored ? 'experts.ask' : 'judges.ask') : t('judges.asked', { count: judges.length });
  if (!canAsk) return judges.length > 0 ? <span className="muted wide-only">{names}</span> : null;
  return (
    <>
      <Button
        size="small"
        className="wide-only"
        icon={<Icon name="team" size={14} />}
        title={names}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      {isAsking && <AskDialog desk={desk} onClose={() => setAsking(false)} />}
    </>
  );
}

function AskDialog({ desk, onClose }: { desk: Desk; onClose: () => void }) {
  const t = useTexts();
  const id = useId();
  const experts = useOfficeCall(judgesCall, {});
  const isScored = desk.programme?.experts !== undefined;
  const { send, isPending } = useOfficeSend(askJudgesCall);
  const [accountIds, setAccountIds] = useState(desk.data!.judges.map((judge) => judge.id));
  const [isListOpen, setListOpen] = useState(false);
  const save = async () => {
    try {
      await send({ id: desk.data!.id, accountIds });
    } catch (error) {
      // The call has already said why.
      if (error instanceof CallError) return;
      throw error;
    }
    toast.success(t('app.saved'));
    await Promise.all([desk.refresh(), invalidate(expertReviewCall)]);
    onClose();
  };
  return (
    <Modal
      open
      width={480}
      title={t(isScored ? 'experts.askTitle' : 'judges.title')}
      getContainer={false}
      onCancel={onClose}
      okText={t('app.save')}
      cancelText={t('app.cancel')}
      okButtonProps={{ loading: isPending }}
      onOk={() => void save()}
    >
      <p className={`muted ${styles.dialogHint}`}>{t(isScored ? 'experts.askHint' : 'judges.hint')}</p>
      <div className={`${styles.dialogField} block size-13`}>
        <label htmlFor={`${id}-experts`}>{t('judges.experts')}</label>
        <Select
          id={`${id}-experts`}
          mode="multiple"
          showSearch={{ optionFilterProp: 'label' }}
          loading={experts.isPending}
          placeholder={t('record.choose')}
          notFoundContent={t('judges.none')}
          suffixIcon={<Icon name="down" size={12} />}
          maxCount={20}
          // The list lies over the buttons of the dialog: it goes once a name is picked.
          open={isListOpen}
          onOpenChange={setListOpen}
          onSelect={() => setListOpen(false)}
          value={accountIds}
          options={(experts.data?.rows ?? []).map((each) => ({
            value: each.id,
            label: t('review.handOverCases', { name: each.name, count: each.cases }),
            disabled: desk.data!.judges.some(({ id, state }) => id === each.id && state !== 'ASKED'),
          }))}
          onChange={setAccountIds}
        />
      </div>
    </Modal>
  );
}
