import { Link } from 'react-router';
import { textIn } from '#core/texts/text.ts';
import { activityCalls } from '#features/activities/calls/activity-calls.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Card } from '#web/kit/pieces/card.tsx';
import styles from './activity-article.module.css';
import { lineOf } from './line.ts';
import { WhenAndWhere } from './phase-tag.tsx';
import { useActivityWords } from './words.ts';

const most = 3;

/** Others of the same section; nothing while there are none. */
export function Related({ id, section, now }: { id: string; section: unknown; now: number }) {
  const t = useActivityWords();
  const locale = useSession((state) => state.locale);
  const input = typeof section === 'string' ? { filter: { module: section }, size: most + 1 } : undefined;
  const { data } = useCall(activityCalls.list, input, { staleTime: 300_000, quiet: true });
  const rows = data?.rows.filter((row) => row.id !== id).slice(0, most) ?? [];
  if (rows.length === 0) return null;
  return (
    <Card boxed>
      <h2>{t('related')}</h2>
      <ul className={styles.related}>
        {rows.map((row) => (
          <li className="ruled" key={row.id}>
            <Link className="stack gap-2 ink unlined" to={`/activity/${row.id}`}>
              <b className="strong lit">{textIn(row.title, locale)}</b>
              <WhenAndWhere line={lineOf(row)} now={now} withDay />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
