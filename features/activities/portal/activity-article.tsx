import { textIn } from '#core/texts/text.ts';
import { activityType } from '#features/activities/shared/activity-choices.ts';
import { Article, type ArticleProps } from '#features/contents/portal/article.tsx';
import type { OneContent } from '#features/contents/portal/article-page.tsx';
import { labelOf } from '#features/contents/portal/words.ts';
import { module } from '#features/contents/shared/module.ts';
import { useSession } from '#web/kit/call/session.ts';
import { now as serverNow } from '#web/kit/clock.ts';
import { Notice } from '#web/kit/feedback/notice.tsx';
import { useNow } from '#web/kit/pieces/progress/countdown.tsx';
import { RichText } from '#web/kit/pieces/safe-html.tsx';
import { Tag } from '#web/kit/pieces/tag.tsx';
import styles from './activity-article.module.css';
import { ActivityFacts } from './activity-facts.tsx';
import { lineOf } from './line.ts';
import { PhaseTag } from './phase-tag.tsx';
import { Related } from './related.tsx';
import { SignUp } from './sign-up.tsx';
import { ToCalendar } from './to-calendar.tsx';
import { useActivityWords } from './words.ts';

export function ActivityArticle({
  content,
  preview = false,
  path = '/activity',
}: ArticleProps & {
  /** Address without the id. */
  path?: string;
}) {
  const t = useActivityWords();
  const locale = useSession((state) => state.locale);
  const now = useNow(serverNow);
  const line = lineOf(content);
  const { facts } = content;
  return (
    <Article
      content={content}
      preview={preview}
      path={path}
      tags={
        <span className="line wraps gap-8">
          <PhaseTag phase={line.phase} />
          <Tag tone="plain">{labelOf(activityType, facts.type, locale)}</Tag>
          <Tag tone="plain">{labelOf(module, facts.module, locale)}</Tag>
        </span>
      }
      source={<span>{t('organiser', { name: textIn(content.publisher, locale) })}</span>}
      aside={!preview && <Related id={content.id} section={facts.module} now={now} />}
    >
      <Cancelled content={content} />
      <ActivityFacts content={content} line={line} now={now}>
        {!preview && <SignUp content={content} line={line} />}
        {!preview && <ToCalendar content={content} line={line} />}
      </ActivityFacts>
      <p className={`quiet above-24 ${styles.summary}`}>{textIn(content.summary, locale)}</p>
      <RichText html={textIn(content.body, locale)} />
    </Article>
  );
}

function Cancelled({ content: { facts } }: { content: OneContent }) {
  const t = useActivityWords();
  const locale = useSession((state) => state.locale);
  if (typeof facts.cancelled !== 'object' || facts.cancelled === null) return null;
  const { CN = '', EN = '' } = facts.cancelled as { CN?: string; EN?: string };
  return <Notice tone="warn">{t('cancelled', { reason: textIn({ CN, EN }, locale) })}</Notice>;
}
