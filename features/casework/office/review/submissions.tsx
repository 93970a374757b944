import { Button, Dropdown, Modal } from 'antd';
import { useState } from 'react';
import { caseSubmissionCall } from '#features/casework/calls/review.ts';
import { useTexts } from '#features/casework/office/words.ts';
import { useSession } from '#web/kit/call/session.ts';
import { useOfficeCall } from '#web/office/office-call.ts';
import { FailedPanel, RowSkeleton } from '#web/office/pieces/state-panel.tsx';
import { dayOf, shortTime } from '#web/office/pieces/time.ts';
import { deskSections } from './case-model.ts';
import styles from './fields.module.css';
import type { Desk } from './use-case.ts';
import { useDictionaries } from './use-dictionaries.ts';

/** The earlier submissions of a case, each to be read as it was. */
export function Submissions({ desk }: { desk: Desk }) {
  const t = useTexts();
  const [shown, setShown] = useState<number | null>(null);
  const earlier = desk.data!.submissions.slice(0, -1);
  if (earlier.length === 0) return null;
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{
          items: earlier.map(({ round, at }) => ({
            key: round,
            label: t('review.submissionOf', { round, time: shortTime(at) }),
          })),
          onClick: ({ key }) => setShown(Number(key)),
        }}
      >
        <Button size="small">{t('review.submissions', { count: earlier.length })}</Button>
      </Dropdown>
      {shown !== null && <Submission desk={desk} round={shown} onClose={() => setShown(null)} />}
    </>
  );
}

function Submission({ desk, round, onClose }: { desk: Desk; round: number; onClose: () => void }) {
  const t = useTexts();
  const locale = useSession((session) => session.locale);
  const dictionaries = useDictionaries();
  const found = useOfficeCall(caseSubmissionCall, { id: desk.data!.id, round });
  const sections =
    found.data && desk.programme
      ? deskSections(desk.programme, found.data, { locale, today: dayOf(found.data.at), dictionaries })
      : [];
  return (
    <Modal
      open
      width={720}
      footer={null}
      title={found.data ? t('review.submissionOf', { round, time: shortTime(found.data.at) }) : ''}
      getContainer={false}
      onCancel={onClose}
    >
      {found.isPending && <RowSkeleton rows={12} height={36} />}
      {found.isError && <FailedPanel title={found.error.msg} onRetry={() => void found.refetch()} />}
      {sections.map(({ key, blocks }) =>
        blocks.map((block) => (
          <section key={`${key} ${block.key}`} className={styles.block}>
            <h3>{block.title}</h3>
            <dl>
              {block.lines.map((line) => (
                <div key={line.path} className={`stack top gap-10 size-13 ${styles.line}`}>
                  <dt className={`clip muted ${styles.label}`}>{line.label}</dt>
                  <dd className={`${styles.value} as-typed breaks`}>{line.text}</dd>
                </div>
              ))}
            </dl>
          </section>
        )),
      )}
    </Modal>
  );
}
