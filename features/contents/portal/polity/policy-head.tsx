import { Link } from 'react-router';
import { polityCalls } from '#features/contents/calls/contents.ts';
import type { OneContent } from '#features/contents/portal/article-page.tsx';
import { FactLines } from '#features/contents/portal/fact-lines.tsx';
import { labelOf, useContents } from '#features/contents/portal/words.ts';
import { issueNumber } from '#features/contents/shared/issue-number.ts';
import { foldIssueNo, policyDepartment } from '#features/contents/shared/polity-choices.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { showDate } from '#web/kit/dates.ts';
import { textOf } from './facts.ts';
import styles from './policy-article.module.css';
import { ValidityTag } from './validity.tsx';

/** What a reader quotes of a document: numbers, issuer, dates, validity, and what it replaces. */
export function PolicyHead({ content: { facts, publishedAt } }: { content: OneContent }) {
  const t = useContents();
  const locale = useSession((state) => state.locale);
  const day = (fact: unknown) => (textOf(fact) ? showDate(textOf(fact), locale) : '');
  const replaces = textOf(facts.replaces);
  const lines = [
    [t('polity.indexNo'), textOf(facts.indexNo)],
    [t('polity.issueNo'), issueNumber(textOf(facts.issueNo), locale)],
    [t('polity.issuer'), labelOf(policyDepartment, facts.department, locale)],
    [t('polity.issued'), day(facts.issuedOn)],
    [t('polity.effectiveFrom'), day(facts.effectiveFrom)],
    [t('polity.effectiveTo'), day(facts.effectiveTo) || t('polity.noEnd')],
    [t('polity.publishedOn'), showDate(publishedAt, locale)],
    [t('polity.validity'), <ValidityTag key="validity" validity={facts.validity} />],
    [t('polity.replaces'), replaces && <Replaced key="replaces" number={replaces} />],
  ] as const;
  return <FactLines lines={lines} className={`${styles.head} folds`} label={t('polity.head')} />;
}

/** The older document by its number, as a link where it is published too. */
function Replaced({ number }: { number: string }) {
  const locale = useSession((state) => state.locale);
  const { data } = useCall(polityCalls.list, { number, size: 10 }, { staleTime: 300_000, quiet: true });
  const older = data?.rows.find(({ facts }) => foldIssueNo(textOf(facts.issueNo)) === foldIssueNo(number));
  const shown = issueNumber(number, locale);
  return older ? <Link to={`/polity/${older.id}`}>{shown}</Link> : shown;
}
