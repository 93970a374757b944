import { Button, Input, Segmented } from 'antd';
import type { ReactNode } from 'react';
import { dot } from '#core/texts/text.ts';
import { CaseState, caseTitle, programmeName } from '#features/casework/office/case-state.tsx';
import { type Case, certificateIn, companyIn } from '#features/casework/office/review/case-model.ts';
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
  /** One other case at a time. */
  isNarrow: boolean;
  onBeside: (id: string) => void;
}

interface Row {
  readonly label: string;
  readonly own: ReactNode;
  /** What the other case has there, and whether it is the same. */
  readonly of: (each: Duplicate) => { readonly shown: ReactNode; readonly is?: 'same' | 'differs' };
  readonly isQuiet?: true;
}

/** This case and those beside it as columns, with what found them, what the rules say, and the conclusion on each. */
export function DuplicateTable({ desk, beside, isNarrow, onBeside }: DuplicateTableProps) {
  const t = useTexts();
  const read = useTextIn();
  const found = desk.data!;
  const duplicates = found.duplicates.filter(({ id }) => !isNarrow || id === beside);
  const own = { number: certificateIn(desk.sections), company: companyIn(found) };
  const none = <span className="muted">–</span>;
  const rows: Row[] = [
    {
      label: t('views.applicant'),
      own: found.applicant,
      of: ({ applicant, isSameName }) => ({ shown: applicant, is: isSameName ? 'same' : 'differs' }),
    },
    {
      label: t('views.certificate'),
      own: own.number || none,
      of: ({ reasons }) =>
        reasons.includes('person')
          ? { shown: own.number || t('views.sameOne'), is: 'same' }
          : { shown: t('views.otherOne'), is: 'differs' },
    },
    {
      label: t('views.company'),
      own: own.company || none,
      of: ({ company }) => ({
        shown: company || none,
        ...(company && own.company && { is: company === own.company ? 'same' : 'differs' }),
      }),
    },
    {
      label: t('views.submitted'),
      own: dayOf(found.submittedAt),
      of: ({ submittedAt }) => ({ shown: dayOf(submittedAt) }),
    },
    {
      label: t('views.papers'),
      own: none,
      of: ({ sameFiles }) =>
        sameFiles.length === 0
          ? { shown: none }
          : {
              shown: (
                <span>
                  <span className="block breaks">{sameFiles.join(read({ CN: '、', EN: ', ' }))}</span>
                  <small className="size-12 muted">{t('views.sameDigest')}</small>
                </span>
              ),
              is: 'same',
            },
    },
    {
      label: t('views.rule'),
      isQuiet: true,
      own: <span className="muted">{t('views.concludeEach')}</span>,
      of: ({ conflict }) => ({
        shown: (
          <span>
            <b className={`block ${conflict ? styles.bad : styles.ok}`}>
              {t(conflict ? 'views.conflict' : 'views.coexist')}
            </b>
            <span className="size-12 muted">{conflict ? read(conflict) : t('views.coexistNote')}</span>
          </span>
        ),
      }),
    },
  ];
  return (
    <table className={`whole size-13 ${styles.table}`}>
      <thead>
        <tr>
          <td />
          <th scope="col" className={styles.own}>
            <b className={`block ${styles.ok}`}>{t('views.thisCase')}</b>
            <span className={`block ${styles.number}`}>{found.no}</span>
            <span className="block muted">{caseTitle(found, read)}</span>
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
                {read(each.subject) && `${read(dot)}${read(each.subject)}`}
              </span>
              <CaseState state={each.state} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label} data-quiet={row.isQuiet || undefined}>
            <th scope="row">{row.label}</th>
            <td className={styles.own}>{row.own}</td>
            {duplicates.map((each) => {
              const { shown, is } = row.of(each);
              return (
                <td key={each.id} data-same={is === 'same' || undefined}>
                  {is ? <Compared isSame={is === 'same'}>{shown}</Compared> : shown}
                </td>
              );
            })}
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
    <span className="line gap-8">
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
        className={choice === 'YES' ? styles.affects : ''}
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
