import { useParams } from 'react-router';
import { polityCalls } from '#features/contents/calls/contents.ts';
import { PolicyHead } from '#features/contents/portal/polity/policy-head.tsx';
import { MatchedArticle } from './matched-article.tsx';
import { useSmartWords } from './words.ts';

export function Component() {
  const { id = '' } = useParams();
  const t = useSmartWords();
  return (
    <MatchedArticle
      key={id}
      call={polityCalls.one}
      id={id}
      gone={t('one.gone')}
      full={(content) => ({ to: `/polity/${content.id}`, words: t('one.full') })}
    >
      {(content) => <PolicyHead content={content} />}
    </MatchedArticle>
  );
}
