import { type FormEvent, useId, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import { textIn } from '#core/texts/text.ts';
import { saveTagsCall, tagsCall } from '#features/accounts/calls/own-tags.ts';
import { tagGroups, tagLimits } from '#features/accounts/shared/tags.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSend } from '#web/kit/call/send.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { Chip } from '#web/kit/controls/chip.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { Loading, Skeleton } from '#web/kit/feedback/skeleton.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { PersonalFrame } from '#web/portal/personal/frame.tsx';
import { usePersonalWords } from '#web/portal/personal/words.ts';
import { useIsKnown } from '#web/portal/shell/known-paths.tsx';
import { ownPath } from '#web/portal/shell/redirect.ts';
import styles from './tag-page.module.css';

/** Tags the owner picks about themselves; with `welcome` in the address it greets who has just registered. */
export function Component() {
  const t = usePersonalWords();
  const { data, error, refetch } = useCall(tagsCall, {}, { quiet: true });
  const [query] = useSearchParams();
  const nickname = useSession((session) => session.user?.nickname ?? '');
  return (
    <PersonalFrame>
      <h1>{t('tags.title')}</h1>
      <p className={`muted ${styles.note}`}>
        {query.has('welcome') ? t('tags.welcome', { name: nickname }) : t('tags.note')}
      </p>
      {error && !data ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : data ? (
        <TagForm key={data.tags.join()} kept={data} next={query.get('welcome')} />
      ) : (
        <Loading>
          <Skeleton height="420px" />
        </Loading>
      )}
    </PersonalFrame>
  );
}

function TagForm({ kept, next }: { kept: OutputOf<typeof tagsCall>; next: string | null }) {
  const t = usePersonalWords();
  const id = useId();
  const navigate = useNavigate();
  const isKnown = useIsKnown();
  const { locale, user, setUser, setTag } = useSession();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(kept.tags));
  const [isPersonal, setPersonal] = useState(kept.isPersonal);
  const [isTold, setTold] = useState(false);
  const send = useSend(saveTagsCall, { invalidates: [tagsCall] });
  const missing = chosen.size > 0 ? Math.max(0, tagLimits.least - chosen.size) : 0;
  const isFull = chosen.size >= tagLimits.most;
  const turn = (value: string, isOn: boolean) => {
    const next = new Set(chosen);
    if (isOn) next.add(value);
    else next.delete(value);
    setChosen(next);
  };
  const save = (tags: string[]) =>
    send.mutate(
      { tags: tags as NonNullable<Parameters<typeof send.mutate>[0]['tags']>, isPersonal },
      {
        onSuccess: (saved) => {
          if (user) setUser({ ...user, tags: saved.tags });
          setTag(saved.isTag);
          toast('success', t('tags.saved'));
          if (next !== null) void navigate(ownPath(next, isKnown));
        },
      },
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTold(missing > 0);
    if (missing === 0) save([...chosen]);
  };
  return (
    <form onSubmit={submit} aria-describedby={`${id}-count`}>
      <Card boxed>
        <p
          id={`${id}-count`}
          className={`titled strong below-16 ${styles.count}`}
          role="status"
          data-wrong={(isTold && missing > 0) || undefined}
        >
          {isTold && missing > 0
            ? t('tags.tooFew', { count: missing })
            : chosen.size > 0
              ? t('tags.chosen', { count: chosen.size })
              : t('tags.choose', tagLimits)}
        </p>
        {tagGroups.map((group) => (
          <fieldset key={group.key} className="below-20">
            <legend className="strong below-8">{textIn(group.label, locale)}</legend>
            <div className="line wraps gap-8">
              {group.tags.map((tag) => (
                <Chip
                  key={tag.value}
                  checked={chosen.has(tag.value)}
                  disabled={isFull && !chosen.has(tag.value)}
                  onChange={(event) => turn(tag.value, event.target.checked)}
                >
                  {textIn(tag.label, locale)}
                </Chip>
              ))}
            </div>
          </fieldset>
        ))}
        <label className={`row gap-12 ${styles.personal}`}>
          <input type="checkbox" checked={isPersonal} onChange={(event) => setPersonal(event.target.checked)} />
          <span>
            {t('tags.personal')}
            <small className="block muted">{t('tags.personalNote')}</small>
          </span>
        </label>
        <div className="row wraps gap-12 above-20">
          <Button kind="primary" type="submit" busy={send.isPending}>
            {t('tags.save')}
          </Button>
          {next !== null && (
            <Button kind="text" onClick={() => save([])}>
              {t('tags.skip')}
            </Button>
          )}
        </div>
      </Card>
    </form>
  );
}
