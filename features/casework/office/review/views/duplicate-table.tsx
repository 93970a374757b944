import { Button, Input, Segmented } from 'antd';
import type { ReactNode } from 'react';
import { CaseState, programmeName } from '#features/casework/office/case-state.tsx';
import type { Case } from '#features/casework/office/review/case-model.ts';
import type { Desk } from '#features/casework/office/review/use-case.ts';
import { useTexts } from '#features/casework/office/words.ts';
import { dayOf, momentOf } from '#web/office/pieces/time.ts';
import { useCan } from '#web/office/session.tsx';
import { useTextIn } from '#web/office/texts.ts';
import styles from './duplicate-table.module.css';

type Duplicate = Case['duplicates'][number];

interface DuplicateTableProps {
  desk: Desk;
  beside: string;
  onBeside: (id: string) => void;
}

/** This case and those beside it as columns, with what found them, what the rules say, and the conclusion on each. */
export function DuplicateTable({ desk, beside, onBeside }: DuplicateTableProps) {
  const t = useTexts();
  const read = useTextIn();
  const found = desk.data!;
  const { duplicates } = found;
  const rows: [string, ReactNode, (each: Duplicate) => ReactNode][] = [
    [t('views.applicant'), found.applicant, (each) => <Compared isSame={each.isSameName}>{each.applicant}</Compared>],
    [
      t('views.certificate'),
      t('views.ofThis'),
      ({ reasons }) => {
        const isSame = reasons.includes('person');
        return <Compared isSame={isSame}>{t(isSame ? 'views.sameOne' : 'views.otherOne')}</Compared>;
      },
    ],
    [t('views.submitted'), dayOf(found.submittedAt), (each) => dayOf(each.submittedAt)],
    [
      t('views.rule'),
      <span key="each" className="muted">
        {t('views.concludeEach')}
      </span>,
      ({ conflict }) => (
        <>
          <b className={`block ${conflict ? styles.bad : styles.ok}`}>
            {t(conflict ? 'views.conflict' : 'views.coexist')}
          </b>
          {conflict && <span className="size-12 muted">{read(conflict)}</span>}
        </>
      ),
    ],
  ];
  return (
    <table className={`whole size-13 ${styles.table}`}>
      <thead>
        <tr>
          <td />
          <th scope="col" className={styles.own}>
            <b className={`block ${styles.ok}`}>{t('views.thisCase')}</b>
            <span className={`block ${styles.number}`}>{found.no}</span>
            <span className="block muted">{programmeName(found.programme, read)}</span>
            <CaseState state={found.state} />
          </th>
          {duplicates.map((each) => (
            <th scope="col" key={each.id} data-chosen={each.id === beside || undefined}>
              <b className={`block ${styles.bad}`}>
                {each.reasons.map((reason) => t(`views.by_${reason}`)).join(' · ')}
              </b>
              <button
                type="button"
                className={`link ${styles.number}`}
                aria-pressed={each.id === beside}
                onClick={() => onBeside(each.id)}
              >
                {each.no}
              </button>
              <span className="block muted">
                {programmeName(each.programme, read)} {each.year}
              </span>
              <CaseState state={each.state} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, own, other]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td className={styles.own}>{own}</td>
            {duplicates.map((each) => (
              <td key={each.id}>{other(each)}</td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">{t('views.verdict')}</th>
          <td className={styles.own} />
          {duplicates.map((each) => (
            <td key={each.id}>
              <Conclusion desk={desk} duplicate={each} />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

function Compared({ isSame, children }: { isSame: boolean; children: ReactNode }) {
  const t = useTexts();
  return (
    <span className="row gap-8">
      <b className={isSame ? 'warn-ink' : 'muted'} aria-hidden="true">
        {isSame ? '=' : '≠'}
      </b>
      <span className="vh">{t(isSame ? 'review.relation_same' : 'review.relation_differs')}</span>
      {children}
    </span>
  );
}

/** What the holder of the case concludes on one beside it; what is typed is kept until it is saved. */
function Conclusion({ desk, duplicate: { id, no, verdict, isAllowed } }: { desk: Desk; duplicate: Duplicate }) {
  const t = useTexts();
  const mayConclude = useCan('Mgr.Apply.audit') && desk.isHeld && desk.isMine;
  const typed = desk.draft.row('duplicates', id);
  const affects = verdict?.affects ?? (isAllowed ? false : null);
  const choice = typed?.affects ?? (affects === null ? null : affects ? 'YES' : 'NO');
  const note = String(typed?.note ?? verdict?.note ?? '');
  const put = (values: { affects?: unknown; note?: string }) =>
    desk.draft.putRow('duplicates', id, { affects: choice ?? undefined, note, ...values });
  const isMissing = choice === 'YES' && note.trim() === '';
  const said = (verdict || isAllowed) && (
    <p className="size-12 muted">
      {verdict ? t('views.concludedBy', { name: verdict.by, at: momentOf(verdict.at).short }) : t('views.allowed')}
    </p>
  );
  if (!mayConclude)
    return (
      <>
        {affects === null ? (
          <span className="muted">{t('views.notConcluded')}</span>
        ) : (
          <b className={affects ? 'warn-ink' : styles.ok}>{t(affects ? 'views.affects' : 'views.noEffect')}</b>
        )}
        {verdict?.note && <p className="breaks">{verdict.note}</p>}
        {said}
      </>
    );
  return (
    <div className="column gap-8">
      <Segmented
        aria-label={t('views.concludeOn', { no })}
        value={choice ?? ''}
        options={[
          { value: 'NO', label: t('views.noEffect') },
          { value: 'YES', label: t('views.affects') },
        ]}
        onChange={(affects) => put({ affects })}
      />
      <Input
        maxLength={500}
        value={note}
        aria-label={t('views.noteOn', { no })}
        placeholder={t(choice === 'YES' ? 'views.noteNeeded' : 'views.noteMay')}
        onChange={(event) => put({ note: event.target.value })}
      />
      {typed && (
        <Button
          size="small"
          type="primary"
          disabled={!choice || isMissing}
          loading={desk.busy === 'duplicate'}
          onClick={() => void desk.conclude(id, choice === 'YES', note.trim())}
        >
          {t('views.conclude')}
        </Button>
      )}
      {said}
    </div>
  );
}
