import { Link } from 'react-router';
import { textIn } from '#core/texts/text.ts';
import { useServeWords } from '#features/casework/portal/words.ts';
import type { OneContent } from '#features/contents/portal/article-page.tsx';
import { issueNumber } from '#features/contents/shared/issue-number.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import { AttachmentList } from '#web/kit/pieces/attachments.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { RichText } from '#web/kit/pieces/safe-html.tsx';
import { Conditions } from './conditions.tsx';
import styles from './programme-page.module.css';

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
          <Conditions id={guide.id} conditions={conditions} />
        </section>
      )}
      {body && (
        <div className={styles.body}>
          <RichText html={body} />
        </div>
      )}
      <Part title={t('guide.materials')} rows={rows('materials')}>
        {(list) => (
          <ul className={`stack two gap-16 ${styles.papers} folds`}>
            {list.map((row) => (
              <li key={row.id}>
                <Card boxed>
                  <h3 className="row-title">{row[`name${language}`]}</h3>
                  {row[`note${language}`] && <p className="small muted">{row[`note${language}`]}</p>}
                </Card>
              </li>
            ))}
          </ul>
        )}
      </Part>
      <Part title={t('guide.steps')} rows={rows('steps')}>
        {(list) => (
          <Card boxed>
            <ol className={`stack gap-12 ${styles.numbered}`}>
              {list.map((row) => (
                <li className="stack baseline gap-12" key={row.id}>
                  {row[`text${language}`]}
                </li>
              ))}
            </ol>
          </Card>
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
        {(list) => (
          <Card boxed className={styles.questions}>
            {list.map((row) => (
              <details key={row.id} className={`parted ${styles.faq}`}>
                <summary className="row apart gap-12 strong">
                  {row[`question${language}`]}
                  <Icon name="down" size={16} />
                </summary>
                <p>{row[`answer${language}`]}</p>
              </details>
            ))}
          </Card>
        )}
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
