import { polityCalls } from '#features/contents/calls/contents.ts';
import { ArticlePage } from '#features/contents/portal/article-page.tsx';
import { PolicyArticle } from '#features/contents/portal/polity/policy-article.tsx';
import { useContents } from '#features/contents/portal/words.ts';
import { ButtonLink } from '#web/kit/controls/button.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { FollowButton } from './follow-button.tsx';
import { useSmartWords } from './words.ts';

export function Component() {
  const t = useContents();
  return (
    <ArticlePage call={polityCalls.one} list="/polity" gone={t('polity.gone')}>
      {(content) => <PolicyArticle key={content.id} content={content} card={<OwnCard id={content.id} />} />}
    </ArticlePage>
  );
}

/** Beside a policy: whether it is for the reader, and being told of changes. */
function OwnCard({ id }: { id: string }) {
  const t = useSmartWords();
  return (
    <Card boxed className="stack gap-12">
      <h2>{t('title')}</h2>
      <ButtonLink small kind="primary" block to={`/smartpolicy/policy/${id}`}>
        {t('one.check')}
      </ButtonLink>
      <FollowButton contentId={id} />
      <p className="small muted">{t('follow.told')}</p>
    </Card>
  );
}
