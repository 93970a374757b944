import type { Dictionaries } from '#core/dictionaries/option.ts';
import { pathsOf, useApplicationWords, type Whole } from '#features/casework/portal/application/programme.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button, ButtonLink } from '#web/kit/controls/button.tsx';
import { PageNotice } from '#web/kit/feedback/page-notice.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { type DraftState, delayOf } from '#web/kit/form/drafts/draft-state.ts';
import { useFormWords } from '#web/kit/form/words.ts';
import { copyText } from '#web/kit/pieces/copy-link.tsx';
import { typedText } from './typed-text.ts';

/** What the person has to know about the form as a whole: what was rescued, why it is locked, how it is kept. */
export function FormBanner({
  programme,
  state,
  whole,
  dictionaries,
  isRecovered,
  isLasting,
  onRetry,
}: {
  programme: Programme;
  state: DraftState;
  whole: Whole | undefined;
  dictionaries: Dictionaries;
  isRecovered: boolean;
  isLasting: boolean;
  onRetry: () => void;
}) {
  const t = useApplicationWords();
  const form = useFormWords();
  const locale = useSession((session) => session.locale);
  const paths = pathsOf(programme.code);
  if (state.barred || (whole && !whole.actions.includes('edit'))) {
    const copy = async () => {
      const done = await copyText(typedText(programme, state, { locale, dictionaries }));
      toast(done ? 'success' : 'error', done ? t('barred.copied') : t('barred.notCopied'));
    };
    return (
      <PageNotice icon="lock" role="alert">
        <p>
          <b>{state.barred?.msg ?? t('barred.closed')}</b> {t('barred.kept')}
        </p>
        <Button small onClick={copy}>
          {t('barred.copy')}
        </Button>
        <ButtonLink small to={paths.guide}>
          {t('barred.guide')}
        </ButtonLink>
      </PageNotice>
    );
  }
  if (whole?.state === 'SUPPLEMENT') {
    return (
      <PageNotice icon="pencil">
        <p>{t('correcting.note')}</p>
        <ButtonLink small to={paths.progress(whole.id)}>
          {t('correcting.back')}
        </ButtonLink>
      </PageNotice>
    );
  }
  const delay = delayOf(state.status);
  if (delay) {
    return (
      <PageNotice icon="alert">
        <p>{form(`page.trouble.${delay}`)}</p>
        <Button small onClick={onRetry}>
          {form('page.trouble.retry')}
        </Button>
      </PageNotice>
    );
  }
  if (!isLasting) {
    return (
      <PageNotice icon="alert">
        <p>{form('page.trouble.notLasting')}</p>
      </PageNotice>
    );
  }
  if (isRecovered) {
    return (
      <PageNotice icon="check" tone="good" role="status">
        <p>{form('page.recovered')}</p>
      </PageNotice>
    );
  }
  return null;
}
