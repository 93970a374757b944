import { ButtonLink } from '#web/kit/controls/button.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { FollowButton } from './follow-button.tsx';
import { useSmartWords } from './words.ts';

/** Beside a policy: whether it is for the reader, and being told of changes. */
export function OwnCard({ id }: { id: string }) {
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
