import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { textIn } from '#core/texts/text.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import { AttachmentList } from '#web/kit/pieces/attachments.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { CopyLink, PrintButton } from '#web/kit/pieces/copy-link.tsx';
import { QrCode } from '#web/kit/pieces/qr-code.tsx';
import { Sticky } from '#web/kit/pieces/sticky.tsx';
import styles from './article.module.css';
import type { OneContent } from './article-page.tsx';
import { useContents } from './words.ts';

/** What every kind of article is given; a preview is neither shared nor counted and has no neighbours. */
export interface ArticleProps {
  content: OneContent;
  preview?: boolean;
}

/** Tag, title and source, then the text with its files and neighbours; beside it share and what `aside` adds. */
export function Article({
  content,
  path,
  preview = false,
  tags,
  source,
  aside,
  form,
  children,
}: ArticleProps & {
  /** Address without the id. */
  path: string;
  tags?: ReactNode;
  source: ReactNode;
  aside?: ReactNode;
  /** What the reader may send about it: it stands beside the text then, and the rest below. */
  form?: ReactNode;
  children: ReactNode;
}) {
  const t = useContents();
  const locale = useSession((state) => state.locale);
  return (
    <div className={`stack apart top ${styles.columns} ${form ? styles.formed : ''} folds-laptop`}>
      <article className={`slim ${styles.article}`}>
        {tags && <p className="below-8">{tags}</p>}
        <h1>{textIn(content.title, locale)}</h1>
        <p className={`line wraps small muted ${styles.source}`}>{source}</p>
        {children}
        <AttachmentList title={t('article.files')} files={content.files} />
        {!form && <Neighbours content={content} path={path} />}
      </article>
      {form && <Sticky className={`slim ${styles.form} unprinted`}>{form}</Sticky>}
      <aside className={`stack gap-24 top ${styles.aside} folds unprinted`} aria-label={t('article.aside')}>
        {form && <Neighbours content={content} path={path} />}
        {aside}
        {!preview && <ShareCard path={`${path}/${content.id}`} />}
      </aside>
    </div>
  );
}

function ShareCard({ path }: { path: string }) {
  const t = useContents();
  return (
    <Card boxed>
      <h2>{t('article.share')}</h2>
      <div className={`stack gap-8 ${styles.ways}`}>
        <CopyLink />
        <PrintButton />
      </div>
      <div className={`row gap-16 small muted above-16 ${styles.qr}`}>
        <QrCode size={104} value={`${window.location.origin}${path}`} label={t('article.qr')} />
        <p>{t('article.scan')}</p>
      </div>
    </Card>
  );
}

function Neighbours({ content, path }: { content: OneContent; path: string }) {
  const t = useContents();
  const locale = useSession((state) => state.locale);
  if (!content.previous && !content.next) return null;
  return (
    <nav className={`stack gap-24 ${styles.near} unprinted folds`} aria-label={t('article.near')}>
      {content.previous && (
        <Link className="ink unlined" to={`${path}/${content.previous.id}`} rel="prev">
          <small className="row gap-6 small muted">
            <Icon name="left" size={16} />
            {t('article.previous')}
          </small>
          <b className="strong lit">{textIn(content.previous.title, locale)}</b>
        </Link>
      )}
      {content.next && (
        <Link className={`ink unlined ${styles.next}`} to={`${path}/${content.next.id}`} rel="next">
          <small className="row gap-6 small muted to-end">
            {t('article.next')}
            <Icon name="right" size={16} />
          </small>
          <b className="strong lit">{textIn(content.next.title, locale)}</b>
        </Link>
      )}
    </nav>
  );
}
