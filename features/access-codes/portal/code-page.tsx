import { Link } from 'react-router';
import { textIn } from '#core/texts/text.ts';
import { ownAccessCodesCall } from '#features/access-codes/calls.ts';
import { renewed, useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { showDateTime } from '#web/kit/dates.ts';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { PersonalFrame } from '#web/portal/personal/frame.tsx';
import { CodeForm } from './code-form.tsx';
import styles from './code-page.module.css';
import { useAccessWords } from './words.ts';

/** Takes a code, and lists those that were used. */
export function Component() {
  const t = useAccessWords();
  const locale = useSession((session) => session.locale);
  const { data, error, refetch } = useCall(ownAccessCodesCall, {}, { quiet: true, ...renewed });
  return (
    <PersonalFrame>
      <h1>{t('title')}</h1>
      <p className="muted below-16">{t('note')}</p>
      <CodeForm />
      <section className="above-24" aria-labelledby="used-title">
        <h2 id="used-title" className="title-20 below-12">
          {t('used')}
        </h2>
        {error && !data ? (
          <ErrorState error={error} onRetry={refetch} />
        ) : !data ? (
          <Card boxed>
            <SkeletonRows rows={2} />
          </Card>
        ) : data.rows.length === 0 ? (
          <Card boxed>
            <EmptyState title={t('none')} />
          </Card>
        ) : (
          <ul className="panel">
            {data.rows.map(({ id, scene, title, code, path, usedAt }) => (
              <li key={id} className={`parted ${styles.use}`}>
                <p className="breaks">
                  {path === null ? (
                    <b>{textIn(title, locale)}</b>
                  ) : (
                    <Link className="ink unlined underlines" to={path}>
                      <b>{textIn(title, locale)}</b>
                    </Link>
                  )}
                </p>
                <p className="meta">
                  <span>{textIn(scene, locale)}</span>
                  <span>{code}</span>
                  <span>{showDateTime(usedAt, locale)}</span>
                </p>
              </li>
            ))}
          </ul>
        )}
      </section>
    </PersonalFrame>
  );
}
