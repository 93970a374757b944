import { Link } from 'react-router';
import { textIn } from '#core/texts/text.ts';
import { useServeWords } from '#features/casework/portal/words.ts';
import type { OneContent } from '#features/contents/portal/article-page.tsx';
import { issueNumber } from '#features/contents/shared/issue-number.ts';
import { useSession } from '#web/kit/call/session.ts';
import { AttachmentList } from '#web/kit/pieces/attachments.tsx';
import { RichText } from '#web/kit/pieces/safe-html.tsx';
import styles from './programme-page.module.css';
import { SelfCheck } from './self-check.tsx';

/** A row of a guide as its editors wrote it: texts by key and language. */
type Row = Readonly<Record<string, string>> & { readonly id: string };

/** What a guide says, part by part; parts that its editors left empty are not there. */
export function GuideText({ guide }: { guide: OneContent }) {
  const t = useServeWords();
  const locale = useSession((session) => session.locale);
  const language = locale === 'CN' ? 'CN' : 'EN';
  const rows = (key: string) => rowsOf(guide.facts[key]);
  const conditions = rows('requirements').map(({ textCN = '', textEN = '' }) => ({ CN: textCN, EN: textEN }));
  const body = textIn(guide.body, locale);
  return (
    <div className={styles.guide}>
      {conditions.length > 0 && (
        <section>
          <h2>{t('guide.conditions')}</h2>
          <SelfCheck service={String(guide.facts.slug)} conditions={conditions} />
        </section>
      )}
      {body && (
        <div className={styles.body}>
          <RichText html={body} />
        </div>
      )}
      <Part title={t('guide.materials')} rows={rows('materials')}>
        {(list) => (
          <ul className={`dotted stack gap-8 ${styles.list}`}>
            {list.map((row) => (
              <li key={row.id}>
                {row[`name${language}`]}
                {row[`note${language}`] && <span className="block small muted">{row[`note${language}`]}</span>}
              </li>
            ))}
          </ul>
        )}
      </Part>
      <Part title={t('guide.steps')} rows={rows('steps')}>
        {(list) => (
          <ol className={`stack gap-12 ${styles.numbered}`}>
            {list.map((row) => (
              <li className="stack baseline gap-12" key={row.id}>
                {row[`text${language}`]}
              </li>
            ))}
          </ol>
        )}
      </Part>
      <Part title={t('guide.basis')} rows={rows('basis')}>
        {(list) => (
          <ul className={`dotted stack gap-8 ${styles.list}`}>
            {list.map((row) => (
              <li key={row.id}>
                <Link to={`/polity?number=${encodeURIComponent(row.number ?? '')}`}>
                  {issueNumber(row.number ?? '', locale)}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Part>
      <Part title={t('guide.faq')} rows={rows('faq')}>
        {(list) =>
          list.map((row) => (
            <details key={row.id} className={`ruled ${styles.faq}`}>
              <summary className="row strong">{row[`question${language}`]}</summary>
              <p>{row[`answer${language}`]}</p>
            </details>
          ))
        }
      </Part>
      <AttachmentList title={t('guide.files')} files={guide.files} />
    </div>
  );
}

function Part({
  title,
  rows,
  children,
}: {
  title: string;
  rows: readonly Row[];
  children: (rows: readonly Row[]) => React.ReactNode;
}) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      {children(rows)}
    </section>
  );
}

function rowsOf(stored: unknown): Row[] {
  return Array.isArray(stored) ? (stored as Row[]) : [];
}
