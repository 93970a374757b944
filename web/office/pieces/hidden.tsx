import { type ReactNode, useState } from 'react';
import { Icon } from '#web/office/icons/icon.tsx';
import { useTexts } from '#web/office/texts.ts';
import { useAskReason } from './ask-reason.tsx';
import styles from './hidden.module.css';

interface HiddenProps {
  /** What is hidden, such as "mobile". */
  name: string;
  /** The masked value. */
  children: ReactNode;
  /** Asks the server for the value in full; who looked and why is logged there. */
  show: (reason: string) => Promise<string>;
  /** Where a reason half typed is kept. */
  kept?: { text: string; keep: (text: string) => void };
}

/** A masked personal value that can be shown in full once a reason is given, until the page lets go of it. */
export function Hidden({ name, children, show, kept }: HiddenProps) {
  const t = useTexts();
  const ask = useAskReason();
  const [whole, setWhole] = useState<string | null>(null);
  if (whole !== null)
    return (
      <span className="ink medium" role="status">
        {whole}
      </span>
    );
  const label = t('reveal.showNamed', { name });
  return (
    <span className="breaks">
      <span className={styles.masked}>{children}</span>
      <button
        type="button"
        className={`plain-button ${styles.show}`}
        aria-label={label}
        title={label}
        onClick={(event) => {
          event.stopPropagation();
          ask({
            title: t('reveal.title', { name }),
            hint: t('reveal.hint'),
            ok: t('reveal.show'),
            ...(kept && { kept }),
            give: async (reason) => setWhole(await show(reason)),
          });
        }}
      >
        <Icon name="eye" size={14} />
      </button>
    </span>
  );
}
