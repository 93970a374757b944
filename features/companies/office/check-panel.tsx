import { type ReactNode, useState } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import { companyCheckCall } from '#features/companies/calls.ts';
import { useTexts } from '#features/companies/office/words.ts';
import { company as resource } from '#features/companies/resources/company.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { useOfficeCall } from '#web/office/office-call.ts';
import { PaperView } from '#web/office/papers/paper-view.tsx';
import { FailedPanel, RowSkeleton } from '#web/office/pieces/state-panel.tsx';
import { StatusTag } from '#web/office/pieces/status-tag.tsx';
import { dayOf } from '#web/office/pieces/time.ts';
import { useTextIn } from '#web/office/texts.ts';
import styles from './check-panel.module.css';

type Found = OutputOf<typeof companyCheckCall>;

/** The papers of a company beside what they have to prove. */
export function CheckPanel({ id }: { id: string }) {
  const found = useOfficeCall(companyCheckCall, { id });
  if (found.isError) return <FailedPanel title={found.error.msg} onRetry={() => void found.refetch()} />;
  if (!found.data) return <RowSkeleton rows={9} height={44} />;
  return (
    <div className={`stack gap-20 ${styles.desk} folds`}>
      <Papers files={found.data.files} />
      <Facts found={found.data} />
    </div>
  );
}

/** Files to choose from and to look at. */
export function Papers({ files }: Pick<Found, 'files'>) {
  const t = useTexts();
  const read = useTextIn();
  const [at, setAt] = useState(0);
  const shown = files[at];
  return (
    <section className={`column clip lined ${styles.papers}`} aria-label={t('company.papers')}>
      <div className={`line wraps gap-4 rigid on-card ${styles.choose}`}>
        {files.map((file, index) => (
          <button
            key={file.id}
            type="button"
            className="plain-button"
            aria-current={index === at ? 'true' : undefined}
            title={file.name}
            onClick={() => setAt(index)}
          >
            {read(file.label)}
          </button>
        ))}
      </div>
      {shown && <PaperView key={shown.id} file={shown} />}
    </section>
  );
}

function Facts({ found }: { found: Found }) {
  const t = useTexts();
  const read = useTextIn();
  const { duplicates } = found;
  return (
    <section className={`slim ${styles.facts}`} aria-label={t('record.facts')}>
      <ul className={`stack gap-6 size-13 ${styles.checks}`}>
        <Finding isGood={found.isCodeRight}>
          {found.isCodeRight ? t('company.codeRight') : t('company.codeWrong')}
        </Finding>
        <Finding isGood={found.isRegionRight}>
          {found.isRegionRight ? t('company.regionRight') : t('company.regionWrong')}
        </Finding>
        <Finding isGood={duplicates.length === 0}>
          {duplicates.length === 0 ? t('company.noDuplicates') : t('company.duplicates', { count: duplicates.length })}
          {duplicates.map((each) => {
            const tag = resource.statuses?.[each.state];
            return (
              <a
                className="block"
                key={each.id}
                href={`/office${resource.path}?id=${each.id}`}
                target="_blank"
                rel="noreferrer"
              >
                {each.name} {tag && <StatusTag tone={tag.tone}>{read(tag.label)}</StatusTag>} {dayOf(each.at)}
              </a>
            );
          })}
        </Finding>
      </ul>
      <FactList facts={found.facts} />
      <h3>{t('company.members')}</h3>
      <ul className={styles.members}>
        {found.members.map((member) => (
          <li className="wraps apart size-13 line gap-4-12" key={`${member.name}${member.at}`}>
            {member.name}
            <span className="muted">
              {t(`company.${member.role as 'OWNER'}`)} · {t(`company.${member.state as 'ACTIVE'}`)} · {dayOf(member.at)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type ClaimedFact = Omit<Found['facts'][number], 'before'> & Partial<Pick<Found['facts'][number], 'before'>>;

/** What was filled in, with what stood there before. */
export function FactList({ facts }: { facts: readonly ClaimedFact[] }) {
  const t = useTexts();
  const read = useTextIn();
  return (
    <dl className="size-13">
      {facts.map((fact) => (
        <div key={fact.key} data-changed={fact.before ? true : undefined}>
          <dt className="muted">{read(fact.label)}</dt>
          <dd>
            {read(fact.value) || <span className="muted">–</span>}
            {fact.before && <small>{t('company.before', { value: read(fact.before) })}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Finding({ isGood, children }: { isGood: boolean; children: ReactNode }) {
  return (
    <li className="stack top gap-8" data-good={isGood || undefined}>
      <Icon name={isGood ? 'check' : 'warning'} size={14} />
      <span>{children}</span>
    </li>
  );
}
