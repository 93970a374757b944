import type { ReactNode } from 'react';
import { educationLevel } from '#core/dictionaries/attainments.ts';
import { industry } from '#core/dictionaries/work.ts';
import { textIn } from '#core/texts/text.ts';
import { Article, type ArticleProps } from '#features/contents/portal/article.tsx';
import { FactLines } from '#features/contents/portal/fact-lines.tsx';
import { labelOf, useContents } from '#features/contents/portal/words.ts';
import { postBatch, postType, shortageKind } from '#features/contents/shared/post-choices.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Card } from '#web/kit/pieces/card.tsx';
import { RichText } from '#web/kit/pieces/safe-html.tsx';
import { Tag } from '#web/kit/pieces/tag.tsx';
import { employersOf, numberOf, payOf, starsOf } from './facts.ts';
import styles from './post-article.module.css';
import { Stars } from './stars.tsx';

/** A post; `fit` is where the reader says that it fits. */
export function PostArticle({ content, preview, fit }: ArticleProps & { fit?: ReactNode }) {
  const t = useContents();
  const locale = useSession((state) => state.locale);
  const { facts } = content;
  const stars = starsOf(facts);
  return (
    <Article
      content={content}
      preview={preview}
      path="/post"
      tags={
        <span className="line wraps gap-8">
          <Tag tone="green">{labelOf(postType, facts.type, locale)}</Tag>
          <Tag tone="plain">{labelOf(postBatch, facts.batch, locale)}</Tag>
        </span>
      }
      source={<span>{t('post.source', { name: textIn(content.publisher, locale) })}</span>}
      aside={<StarsMeaning stars={stars} />}
    >
      {stars !== 0 && (
        <p className={`row wraps above-20 ${styles.scarcity}`}>
          <Stars count={stars} size={24} />
          <span>{t(`post.means${stars}`)}</span>
        </p>
      )}
      {fit && <p className="above-16">{fit}</p>}
      <PostFacts facts={facts} />
      <p className={`quiet above-24 ${styles.summary}`}>{textIn(content.summary, locale)}</p>
      <RichText html={textIn(content.body, locale)} />
      <Employers names={employersOf(facts)} />
    </Article>
  );
}

function PostFacts({ facts }: { facts: Readonly<Record<string, unknown>> }) {
  const t = useContents();
  const locale = useSession((state) => state.locale);
  const [demand, years] = [numberOf(facts.demand), numberOf(facts.years)];
  const lines = [
    [t('post.pay'), payOf(facts, t)],
    [t('post.demand'), demand !== undefined && t('post.people', { count: demand })],
    [t('post.education'), labelOf(educationLevel, facts.education, locale)],
    [t('post.years'), years !== undefined && (years > 0 ? t('post.yearsOf', { count: years }) : t('post.noYears'))],
    [t('post.industry'), labelOf(industry, facts.industry, locale)],
    [t('post.shortage'), labelOf(shortageKind, facts.shortage, locale)],
  ] as const;
  return <FactLines lines={lines} className={styles.facts} label={t('post.facts')} />;
}

function Employers({ names }: { names: readonly string[] }) {
  const t = useContents();
  if (names.length === 0) return null;
  return (
    <section className={`above-32 ${styles.employers}`}>
      <h2 className="titled below-8">{t('post.employers')}</h2>
      <ul>
        {names.map((name) => (
          <li className="ruled" key={name}>
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** All five levels, with the one of this post marked. */
function StarsMeaning({ stars }: { stars: number }) {
  const t = useContents();
  return (
    <Card boxed>
      <h2>{t('post.starsMean')}</h2>
      <ul className={`stack gap-12 ${styles.meaning}`}>
        {([5, 4, 3, 2, 1] as const).map((count) => (
          <li className="stack gap-2 small quiet" key={count} aria-current={count === stars ? 'true' : undefined}>
            <Stars count={count} size={16} />
            <span>{t(`post.means${count}`)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
