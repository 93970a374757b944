import { type ReactNode, useId, useState } from 'react';
import { useScoring, useTerms } from '#features/flock/poultry/catalogues.ts';
import type { Target } from '#features/flock/poultry/scoring/item/edit-items.ts';
import type { ScoringSession } from '#features/flock/poultry/scoring/scoring-session.ts';
import { useDoing } from '#features/flock/poultry/scoring/use-doing.ts';
import { type PhotoRefusal, shrinkPhoto } from '#web/kit/camera/shrink-photo.ts';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { addPhoto } from './photo-steps.ts';

/** The camera (or the pictures) of the device, for one photo of the item under hand; a new one takes the place of the old. */
export function PhotoInput({
  session,
  target,
  className,
  label,
  children,
}: {
  session: ScoringSession;
  target: Target;
  className: string | undefined;
  /** Names the control where `children` are only a picture. */
  label?: string;
  children: ReactNode;
}) {
  const t = useScoring();
  const terms = useTerms();
  const doing = useDoing();
  const id = useId();
  const [isWorking, setWorking] = useState(false);
  const refuse = (refusal: PhotoRefusal) =>
    toast('error', refusal === 'tooBig' ? terms('msg.image') : t(`photo.${refusal}`));
  const take = async (file: File) => {
    setWorking(true);
    const shrunk = await shrinkPhoto(file);
    if (typeof shrunk === 'string') refuse(shrunk);
    else await doing(session.act(({ report }) => addPhoto(report, target, { name: file.name, blob: shrunk })));
    setWorking(false);
  };
  return (
    <label className={className} htmlFor={id} aria-busy={isWorking}>
      <input
        id={id}
        className="vh"
        type="file"
        accept="image/*"
        capture="environment"
        aria-label={label}
        disabled={isWorking}
        onChange={({ target: input }) => {
          const file = input.files?.[0];
          input.value = '';
          if (file) void take(file);
        }}
      />
      {isWorking ? <span role="status">{t('photo.working')}</span> : children}
    </label>
  );
}
