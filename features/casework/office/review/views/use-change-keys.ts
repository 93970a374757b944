import { useEffect } from 'react';
import type { Desk } from '#features/casework/office/review/use-case.ts';
import { useTexts } from '#features/casework/office/words.ts';
import { isAbout } from '#features/casework/shared/about-path.ts';
import { usePageKeys } from '#web/office/shell/page-keys.ts';

interface ChangeKeys {
  desk: Desk;
  focus: string | null;
  /** What is shown, from top to bottom. */
  paths: readonly string[];
  onLook: (path: string) => void;
}

/** Changes without the mouse: J and K walk through them, A accepts the answer one stands on and goes on. */
export function useChangeKeys({ desk, focus, paths, onLook }: ChangeKeys): void {
  const t = useTexts();
  const at = focus === null ? -1 : paths.indexOf(focus);
  const item = desk.data!.corrections.find(
    ({ path, state }) => state === 'answered' && focus !== null && isAbout(path, focus),
  );
  const go = (step: 1 | -1) => {
    const next = paths[at < 0 ? 0 : Math.min(Math.max(at + step, 0), paths.length - 1)];
    if (next !== undefined) onLook(next);
  };
  const accept = async (id: string) => {
    if (await desk.judge(id, true)) go(1);
  };
  usePageKeys([
    { key: 'j', meaning: t('views.keyNext'), run: () => go(1) },
    { key: 'k', meaning: t('views.keyPrevious'), run: () => go(-1) },
    { key: 'a', meaning: t('views.keyAccept'), run: item && desk.isMine ? () => void accept(item.id) : undefined },
  ]);
  useEffect(() => {
    if (focus !== null)
      document.querySelector(`tr[data-path="${CSS.escape(focus)}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [focus]);
}
