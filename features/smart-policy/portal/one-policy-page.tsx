import { polityCalls } from '#features/contents/calls/contents.ts';
import { ArticlePage } from '#features/contents/portal/article-page.tsx';
import { PolicyArticle } from '#features/contents/portal/polity/policy-article.tsx';
import { useContents } from '#features/contents/portal/words.ts';
import { OwnCard } from './own-card.tsx';

export function Component() {
  const t = useContents();
  return (
    <ArticlePage call={polityCalls.one} list="/polity" gone={t('polity.gone')}>
      {(content) => <PolicyArticle key={content.id} content={content} card={<OwnCard id={content.id} />} />}
    </ArticlePage>
  );
}
