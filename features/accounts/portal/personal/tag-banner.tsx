import { useState } from 'react';
import { useSession } from '#web/kit/call/session.ts';
import { Button, ButtonLink } from '#web/kit/controls/button.tsx';
import { Icon } from '#web/kit/marks/icon.tsx';
import { usePersonalWords } from '#web/portal/personal/words.ts';
import styles from './tag-banner.module.css';

const laterKey = 'wutong.tags-later';

/** Asks who has not picked tags yet, until they do or put it off; it stands in nobody's way. */
export function TagBanner() {
  const t = usePersonalWords();
  const isTag = useSession((session) => session.isTag);
  const [isLater, setLater] = useState(() => sessionStorage.getItem(laterKey) !== null);
  if (isTag || isLater) return null;
  const putOff = () => {
    sessionStorage.setItem(laterKey, '1');
    setLater(true);
  };
  return (
    <aside className={`row wraps tinted round-card above-24 ${styles.banner}`}>
      <Icon name="star" />
      <p>{t('tags.banner')}</p>
      <ButtonLink small to="/personal/tag">
        {t('tags.pick')}
      </ButtonLink>
      <Button small kind="text" onClick={putOff}>
        {t('tags.dismiss')}
      </Button>
    </aside>
  );
}
