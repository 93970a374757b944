import { useEffect } from 'react';
import { useShell } from '#features/flock/poultry/words.ts';

/** Names the window. */
export function useTitle(title: string): void {
  const t = useShell();
  useEffect(() => {
    document.title = title === t('name') ? title : `${title} - ${t('name')}`;
  }, [title, t]);
}
