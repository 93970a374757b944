import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { dot } from '#core/texts/text.ts';
import { isIn } from '#core/workflow/states.ts';
import { caseFormCall } from '#features/casework/calls/papers.ts';
import { CaseState, caseTitle, programmeName } from '#features/casework/office/case-state.tsx';
import { useTexts } from '#features/casework/office/words.ts';
import { isWithOffice } from '#features/casework/shared/case-views.ts';
import { downloadFile } from '#web/kit/files/download.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { Due } from '#web/office/pieces/due.tsx';
import { IconButton } from '#web/office/pieces/icon-button.tsx';
import { ReasonDialog } from '#web/office/pieces/reason-dialog.tsx';
import { momentOf } from '#web/office/pieces/time.ts';
import { useCan, useTenantId } from '#web/office/session.tsx';
import { useTextIn } from '#web/office/texts.ts';
import { companyIn } from './case-model.ts';
import styles from './desk.module.css';
import { Judges } from './judges.tsx';
import { Submissions } from './submissions.tsx';
import type { Desk } from './use-case.ts';

/** Who applies for what, how it stands, who holds it. */
export function CaseHead({ desk, isNarrow, onClose }: { desk: Desk; isNarrow: boolean; onClose: () => void }) {
  const t = useTexts();
  const read = useTextIn();
  const navigate = useNavigate();
  const found = desk.data!;
  const about = [`${momentOf(found.submittedAt).day.slice(0, 4)} ${caseTitle(found, read)}`, companyIn(found)]
    .filter(Boolean)
    .join(read(dot));
  return (
    <header className={`row gap-10 rigid size-13 on-one-line ${styles.head}`}>
      {isNarrow && <IconButton name="left" label={t('review.backToQueue')} onClick={onClose} />}
      <h2>{found.applicant}</h2>
      <CaseState state={found.state} round={found.submissions.length} />
      {isIn('work', found.state) && <Due at={found.dueAt} clock />}
      <span className="mono muted">{found.no}</span>
      <span className={`clip muted ${styles.subject}`} title={about}>
        {about}
      </span>
      <span className="grow wide-only" />
      <Judges desk={desk} />
      <FormButton id={found.id} />
      <Submissions desk={desk} />
      <Hold desk={desk} />
      {found.earlier.length > 0 && (
        <Dropdown
          trigger={['click']}
          menu={{
            items: found.earlier.map((each) => ({
              key: each.id,
              label: `${programmeName(each.programme, read)} ${each.no}`,
            })),
            onClick: ({ key }) => void navigate(`/apply/task?scope=all&id=${key}`),
          }}
        >
          <Button size="small">{t('review.earlier', { count: found.earlier.length })}</Button>
        </Dropdown>
      )}
    </header>
  );
}

/** The submitted form as PDF, to be filed or read on paper. */
function FormButton({ id }: { id: string }) {
  const t = useTexts();
  const tenantId = useTenantId();
  const [isBusy, setBusy] = useState(false);
  const download = () => {
    setBusy(true);
    // A refusal is shown by the common reactions.
    downloadFile(caseFormCall, { tenantId, id })
      .catch(() => undefined)
      .finally(() => setBusy(false));
  };
  return <IconButton name="download" label={t('review.formPdf')} disabled={isBusy} onClick={download} />;
}

/** Whether the case is held, by whom and until when, and the way to take or give it. */
function Hold({ desk }: { desk: Desk }) {
  const t = useTexts();
  const canTakeOver = useCan('Mgr.Apply.assign');
  const [isAsking, setAsking] = useState(false);
  const held = desk.data!.heldBy;
  if (held?.mine)
    return (
      <>
        <span className={`size-12-5 muted ${styles.hold}`}>
          <Icon name="lock" size={14} /> {t('review.heldByYou', { time: momentOf(held.until).clock })}
        </span>
        <Button size="small" loading={desk.busy === 'release'} onClick={() => void desk.release()}>
          {t('review.release')}
        </Button>
      </>
    );
  // A case that waits for the applicant, or for nobody, is not taken.
  if (!isWithOffice(desk.data!)) return null;
  if (!desk.canTake) return held ? <Held desk={desk} /> : null;
  if (!held)
    return (
      <Button size="small" type="primary" loading={desk.busy === 'claim'} onClick={() => void desk.claim()}>
        {t('review.claim')}
      </Button>
    );
  return (
    <>
      <Held desk={desk} />
      {canTakeOver && (
        <Button size="small" onClick={() => setAsking(true)}>
          {t('review.takeOver')}
        </Button>
      )}
      {isAsking && (
        <ReasonDialog
          title={t('review.takeOverTitle')}
          kept={{
            text: desk.draft.text('takeOver', 'reason'),
            keep: (reason) => desk.draft.putText('takeOver', 'reason', reason),
          }}
          ok={t('review.takeOver')}
          isBusy={desk.busy === 'claim'}
          onGive={(reason) => void desk.claim(reason).then((isTaken) => isTaken && setAsking(false))}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function Held({ desk }: { desk: Desk }) {
  const t = useTexts();
  const held = desk.data!.heldBy!;
  return (
    <span className={`size-12-5 muted ${styles.hold}`}>
      <Icon name="lock" size={14} /> {t('review.heldBy', { name: held.name, time: momentOf(held.until).clock })}
    </span>
  );
}
