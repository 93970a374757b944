import { Link } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import { textIn } from '#core/texts/text.ts';
import type { phoenixAdvanceCall } from '#features/phoenix-plan/calls.ts';
import type { Clause } from '#features/phoenix-plan/shared/clauses.ts';
import { useSession } from '#web/kit/call/session.ts';
import { usePhoenixWords } from './words.ts';

type Policy = OutputOf<typeof phoenixAdvanceCall>['policy'];

/** An article that something rests on: its number, which leads to the policy where one is published, and its words. */
export function ClauseLine({ clause, policy }: { clause: Clause; policy: Policy }) {
  const t = usePhoenixWords();
  const locale = useSession((session) => session.locale);
  const article = textIn(clause.article, locale);
  return (
    <small className="block small muted breaks">
      {policy ? (
        <Link
          to={`/polity/${policy.id}`}
          aria-label={t('clause.open', { article, title: textIn(policy.title, locale) })}
        >
          {article}
        </Link>
      ) : (
        article
      )}{' '}
      {t('clause.quoted', { text: textIn(clause.text, locale) })}
    </small>
  );
}
