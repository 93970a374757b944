import { type ChangeEvent, lazy, Suspense, useId, useRef, useState } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import { profileCall, saveAvatarCall } from '#features/accounts/calls/own-account.ts';
import { useSend } from '#web/kit/call/send.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { Avatar } from '#web/kit/pieces/avatar.tsx';
import { usePersonalWords } from '#web/portal/personal/words.ts';

const Crop = lazy(() => import('./avatar-crop.tsx').then((loaded) => ({ default: loaded.AvatarCrop })));
const mostBytes = 10 * 1024 * 1024;

/** The picture beside the name: chosen, cropped to a square and sent, or taken away. */
export function AvatarSetting({ profile }: { profile: OutputOf<typeof profileCall> }) {
  const t = usePersonalWords();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [picked, setPicked] = useState<File | null>(null);
  const send = useSend(saveAvatarCall, { invalidates: [profileCall] });
  const { user, setUser } = useSession();
  const show = (fileId: string | undefined, words: string) =>
    send.mutateAsync(
      { ...(fileId ? { fileId } : {}), rev: profile.rev },
      {
        onSuccess: (saved) => {
          if (user) setUser({ ...user, avatar: saved.avatar });
          toast('success', words);
        },
      },
    );
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0] ?? null;
    target.value = '';
    if (file && file.size > mostBytes) toast('error', t('avatar.tooLarge'));
    else setPicked(file);
  };
  return (
    <div className="row gap-20 above-16">
      <Avatar nickname={profile.nickname} fileId={profile.avatar} large />
      <div>
        <div className="line wraps gap-8">
          <label className="vh" htmlFor={id}>
            {t('avatar.label')}
          </label>
          <input
            ref={input}
            id={id}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            hidden
            onChange={pick}
            aria-describedby={`${id}-note`}
          />
          <Button small onClick={() => input.current?.click()}>
            {profile.avatar ? t('avatar.change') : t('avatar.pick')}
          </Button>
          {profile.avatar && (
            <Button small kind="text" busy={send.isPending} onClick={() => show(undefined, t('avatar.removed'))}>
              {t('avatar.remove')}
            </Button>
          )}
        </div>
        <p id={`${id}-note`} className="small muted above-6">
          {t('avatar.note')}
        </p>
      </div>
      {picked && (
        <Suspense>
          <Crop file={picked} onUse={(fileId) => show(fileId, t('avatar.saved'))} onClose={() => setPicked(null)} />
        </Suspense>
      )}
    </div>
  );
}
