import { useId } from 'react';
import { Link } from 'react-router';
import { dayInShanghai } from '#core/calendar/dates.ts';
import { isFile } from '#core/forms/kinds/files.ts';
import { orderedRows } from '#core/forms/kinds.ts';
import { openEnd, type RowValue } from '#core/forms/values.ts';
import { textIn } from '#core/texts/text.ts';
import { declareListCall } from '#features/casework/calls/applications.ts';
import { pathsOf } from '#features/casework/portal/application/programme.ts';
import { authFormCall } from '#features/companies/calls.ts';
import { talentCertificatesForm } from '#features/companies/shared/talent-certificates.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { now } from '#web/kit/clock.ts';
import { ButtonLink } from '#web/kit/controls/button.tsx';
import { showDate } from '#web/kit/dates.ts';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { Loading, Skeleton } from '#web/kit/feedback/skeleton.tsx';
import { useViewUrl } from '#web/kit/files/use-view-url.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { Tag } from '#web/kit/pieces/tag.tsx';
import { PersonalFrame } from '#web/portal/personal/frame.tsx';
import styles from './company.module.css';
import { useCompanyWords } from './words.ts';

/** What was recognised here, from the results of applications, and what somebody added themselves. */
export function Component() {
  const t = useCompanyWords();
  const form = useCall(authFormCall, { type: 'TALENT' }, { quiet: true });
  const results = useCall(declareListCall, { state: 'EFFECTIVE' }, { quiet: true });
  const failed = (form.error && !form.data && form.error) || (results.error && !results.data && results.error);
  return (
    <PersonalFrame>
      <h1>{t('talent.title')}</h1>
      <p className={styles.note}>{t('talent.note')}</p>
      {failed ? (
        <ErrorState
          error={failed}
          onRetry={() => {
            void form.refetch();
            void results.refetch();
          }}
        />
      ) : form.data && results.data ? (
        <>
          <Recognised rows={results.data.rows.filter(({ programme }) => programme === 'talentapply')} />
          <Own rows={rowsIn(form.data.sectionsData[0]?.values.rows)} />
        </>
      ) : (
        <Loading>
          <Skeleton height="240px" />
        </Loading>
      )}
    </PersonalFrame>
  );
}

function rowsIn(value: unknown): RowValue[] {
  const [field] = talentCertificatesForm.sections[0]!.fields;
  return Array.isArray(value) && field?.kind === 'rows' ? orderedRows(field, value as RowValue[]) : [];
}

type Result = Awaited<ReturnType<typeof useCall<typeof declareListCall>>>['data'] extends
  | { rows: (infer R)[] }
  | undefined
  ? R
  : never;

function Recognised({ rows }: { rows: readonly Result[] }) {
  const t = useCompanyWords();
  const id = useId();
  const locale = useSession((session) => session.locale);
  return (
    <section className={`above-28 ${styles.part}`} aria-labelledby={id}>
      <h2 id={id} className="title-20 breaks">
        {t('talent.verified')}
      </h2>
      <p className={styles.note}>{t('talent.verifiedNote')}</p>
      <Card boxed>
        {rows.length === 0 && <p className="muted">{t('talent.noneVerified')}</p>}
        <ul className={styles.members}>
          {rows.map((row) => (
            <li key={row.id} className="parted stack level folds">
              <div>
                <Link to={pathsOf(row.programme).progress(row.id)}>
                  <b>{textIn(row.title, locale)}</b>
                </Link>{' '}
                <Tag tone="gold">{t('talent.byTalent')}</Tag>
                <small>
                  {[
                    row.no && t('talent.no', { no: row.no }),
                    row.dueAt && t('talent.until', { date: showDate(row.dueAt, locale) }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </div>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

function Own({ rows }: { rows: readonly RowValue[] }) {
  const t = useCompanyWords();
  const id = useId();
  return (
    <section className={`above-28 ${styles.part}`} aria-labelledby={id}>
      <h2 id={id} className="title-20 breaks">
        {t('talent.own')}
        {rows.length > 0 && (
          <ButtonLink small to="/personal/auth/talentInfo/talent">
            <Icon name="pencil" size={16} />
            {t('talent.edit')}
          </ButtonLink>
        )}
      </h2>
      <p className={styles.note}>{t('talent.ownNote')}</p>
      {rows.length === 0 ? (
        <Card>
          <EmptyState
            level={3}
            title={t('talent.none')}
            actions={
              <ButtonLink kind="primary" to="/personal/auth/talentInfo/talent">
                {t('talent.add')}
              </ButtonLink>
            }
          >
            {t('talent.noneNote')}
          </EmptyState>
        </Card>
      ) : (
        <Card boxed>
          <ul className={styles.members}>
            {rows.map((row) => (
              <Certificate key={row.id} row={row} />
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
}

function Certificate({ row }: { row: RowValue }) {
  const t = useCompanyWords();
  const locale = useSession((session) => session.locale);
  const text = (key: string) => (typeof row[key] === 'string' ? (row[key] as string) : '');
  const validTo = text('validTo');
  const isOver = validTo !== '' && validTo !== openEnd && validTo < dayInShanghai(now());
  const lines = [
    text('gotOn') && t('talent.issued', { issuer: text('issuer'), date: showDate(text('gotOn'), locale) }),
    text('no') && t('talent.no', { no: text('no') }),
    validTo === openEnd ? t('talent.always') : validTo && t('talent.until', { date: showDate(validTo, locale) }),
  ];
  const files = Array.isArray(row.file) ? row.file.filter(isFile) : [];
  return (
    <li className="parted stack level folds">
      <div>
        <b>{text('name')}</b>{' '}
        <Tag tone={isOver ? 'warn' : 'plain'}>{t(isOver ? 'talent.expired' : 'talent.bySelf')}</Tag>
        <small>{lines.filter(Boolean).join(' · ')}</small>
        {files.map((file) => (
          <Scan key={file.id} id={file.id} name={file.name} />
        ))}
      </div>
    </li>
  );
}

function Scan({ id, name }: { id: string; name: string }) {
  return (
    <a
      className={`inline-row gap-6 breaks ${styles.scan}`}
      href={useViewUrl(id)}
      target="_blank"
      rel="noopener noreferrer"
    >
      <Icon name="file" size={16} />
      {name}
    </a>
  );
}
