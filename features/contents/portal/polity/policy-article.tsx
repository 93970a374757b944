import { type ReactNode, useState } from 'react';
import { textIn } from '#core/texts/text.ts';
import { Article, type ArticleProps } from '#features/contents/portal/article.tsx';
import type { OneContent } from '#features/contents/portal/article-page.tsx';
import { ProgrammeCard } from '#features/contents/portal/programme-card.tsx';
import { labelOf, useContents } from '#features/contents/portal/words.ts';
import { policyLevel } from '#features/contents/shared/polity-choices.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Tabs } from '#web/kit/controls/tabs.tsx';
import { Notice } from '#web/kit/feedback/notice.tsx';
import { RichText } from '#web/kit/pieces/safe-html.tsx';
import { Tag } from '#web/kit/pieces/tag.tsx';
import { type Answered, fieldsOf, interpretationOf, textOf } from './facts.ts';
import styles from './policy-article.module.css';
import { PolicyHead } from './policy-head.tsx';
import { isOld, ValidityNote, ValidityTag } from './validity.tsx';

/** A policy; `card` stands beside one that is in force. */
export function PolicyArticle({ content, preview, card }: ArticleProps & { card?: ReactNode }) {
  const t = useContents();
  const locale = useSession((state) => state.locale);
  const { facts } = content;
  return (
    <Article
      content={content}
      preview={preview}
      path="/polity"
      tags={
        <span className="line wraps gap-8">
          <ValidityTag validity={facts.validity} />
          <Tag tone="plain">{labelOf(policyLevel, facts.level, locale)}</Tag>
          <Tag tone="plain">{fieldsOf(facts.field, locale)}</Tag>
        </span>
      }
      source={<span>{textIn(content.publisher, locale)}</span>}
      aside={
        !isOld(facts.validity) && (
          <>
            <ProgrammeCard
              programme={textOf(facts.programme)}
              note={t('polity.canApply')}
              action={t('article.apply')}
            />
            {card}
          </>
        )
      }
    >
      <ValidityNote facts={facts}>{(words) => <Notice tone="warn">{words}</Notice>}</ValidityNote>
      <PolicyHead content={content} />
      <Texts content={content} />
    </Article>
  );
}

/** The text, and behind a second tab what people asked about it. */
function Texts({ content }: { content: OneContent }) {
  const t = useContents();
  const locale = useSession((state) => state.locale);
  const [chosen, choose] = useState<'text' | 'interpretation'>('text');
  const answered = interpretationOf(content.facts.interpretation, locale);
  const text = <RichText html={textIn(content.body, locale)} />;
  if (answered.length === 0) return text;
  return (
    <div className="above-28">
      <Tabs
        label={t('polity.tabs')}
        choices={[
          { key: 'text', label: t('polity.text') },
          { key: 'interpretation', label: t('polity.interpretation') },
        ]}
        chosen={chosen}
        onChoose={choose}
      >
        {chosen === 'text' ? text : <Interpretation answered={answered} />}
      </Tabs>
    </div>
  );
}

function Interpretation({ answered }: { answered: readonly Answered[] }) {
  return (
    <dl className={`stack gap-24 above-28 ${styles.answers}`}>
      {answered.map(({ question, answer }) => (
        <div key={question}>
          <dt>{question}</dt>
          <dd className="above-4 as-typed">{answer}</dd>
        </div>
      ))}
    </dl>
  );
}
