import { useParams } from 'react-router';
import { textIn } from '#core/texts/text.ts';
import { serveCalls } from '#features/contents/calls/contents.ts';
import { addressOf } from '#features/contents/shared/address.ts';
import { contentNouns } from '#features/contents/shared/nouns.ts';
import { useSession } from '#web/kit/call/session.ts';
import { RichText } from '#web/kit/pieces/safe-html.tsx';
import { useIsKnown } from '#web/portal/shell/known-paths.tsx';
import { MatchedArticle } from './matched-article.tsx';
import { useSmartWords } from './words.ts';

export function Component() {
  const { id = '' } = useParams();
  const t = useSmartWords();
  const isKnown = useIsKnown();
  const locale = useSession((session) => session.locale);
  return (
    <MatchedArticle
      key={id}
      call={serveCalls.one}
      id={id}
      gone={t('one.serveGone')}
      full={(content) => {
        const to = addressOf(contentNouns.serve, content);
        return isKnown(to) ? { to, words: t('one.guide') } : null;
      }}
    >
      {(content) => <RichText html={textIn(content.body, locale)} />}
    </MatchedArticle>
  );
}
