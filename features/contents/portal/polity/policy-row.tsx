import { Link } from 'react-router';
import { textIn } from '#core/texts/text.ts';
import type { ContentRow } from '#features/contents/portal/content-list.tsx';
import { labelOf, useContents } from '#features/contents/portal/words.ts';
import { issueNumber } from '#features/contents/shared/issue-number.ts';
import { foldIssueNo, policyDepartment, policyLevel } from '#features/contents/shared/polity-choices.ts';
import { useSession } from '#web/kit/call/session.ts';
import { showDate } from '#web/kit/dates.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import { MoreLink } from '#web/kit/pieces/section-head.tsx';
import { Tag } from '#web/kit/pieces/tag.tsx';
import { useIsKnown } from '#web/portal/shell/known-paths.tsx';
import { fieldsOf, textOf } from './facts.ts';
import styles from './policy-row.module.css';
import { isOld, ValidityNote, ValidityTag } from './validity.tsx';

/** One policy of the list; `rows` are those beside it, among which its successor may be. */
export function PolicyRow({ row, rows }: { row: ContentRow; rows: readonly ContentRow[] }) {
  const t = useContents();
  const locale = useSession((state) => state.locale);
  const isKnown = useIsKnown();
  const { facts } = row;
  const number = textOf(facts.issueNo);
  const successor = rows.find((other) => foldIssueNo(textOf(other.facts.replaces)) === foldIssueNo(number));
  const guide = textOf(facts.programme) && `/serve/${facts.programme}`;
  const day = textOf(facts.issuedOn) || row.datedAt;
  return (
    <li className={`parted ${styles.row} ${isOld(facts.validity) ? styles.old : ''}`}>
      <p className={`line wraps gap-8 ${styles.tags}`}>
        <ValidityTag validity={facts.validity} />
        <Tag tone="plain">{labelOf(policyLevel, facts.level, locale)}</Tag>
        <Tag tone="plain">{fieldsOf(facts.field, locale)}</Tag>
      </p>
      <h3>
        <Link className="ink unlined lit" to={`/polity/${row.id}`}>
          {textIn(row.title, locale)}
        </Link>
      </h3>
      <ValidityNote facts={facts} successor={successor && issueNumber(textOf(successor.facts.issueNo), locale)}>
        {(words) => (
          <p className={`row gap-6 small above-6 ${styles.note}`}>
            <Icon name="alert" size={16} />
            <span>{words}</span>
          </p>
        )}
      </ValidityNote>
      <div className={`stack baseline small above-10 ${styles.facts} folds`}>
        <span>{issueNumber(number, locale)}</span>
        <span className="muted">{labelOf(policyDepartment, facts.department, locale)}</span>
        <span>
          <span className="muted">{t('polity.issuedOn')} </span>
          <time dateTime={day}>{showDate(day, locale)}</time>
        </span>
        {guide && isKnown(guide) && !isOld(facts.validity) && <MoreLink to={guide}>{t('polity.service')}</MoreLink>}
      </div>
    </li>
  );
}
