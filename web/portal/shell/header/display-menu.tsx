import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useAppearance } from '#web/kit/appearance.ts';
import { IconButton } from '#web/kit/controls/button.tsx';
import { Icon } from '#web/kit/marks/icon.tsx';
import { usePortal } from '#web/portal/shell/page-title.ts';
import styles from './display-menu.module.css';
import headStyles from './header.module.css';

/** The small menu of the header: light, dark or as the system; larger type. Both are kept in this browser. */
export function DisplayMenu() {
  const t = usePortal();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    setOpen(false);
    box.current?.querySelector('button')?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: leaving and Escape bubble up from the controls inside
    <div ref={box} className="anchor" onBlur={leave} onKeyDown={closeOnEscape}>
      <IconButton
        label={t('head.display')}
        className={headStyles.round}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon name="sun" size={16} />
      </IconButton>
      {/* A click on the ground of the panel must not count as leaving. */}
      {open && (
        <div className={`panel small ${styles.panel}`} tabIndex={-1}>
          <DisplayChoices />
        </div>
      )}
    </div>
  );
}

const schemes = ['auto', 'light', 'dark'] as const;

/** The choices themselves, for the menu of the header and that of the phone. */
export function DisplayChoices() {
  const t = usePortal();
  const id = useId();
  const { scheme, setScheme, senior, setSenior } = useAppearance();
  return (
    <>
      <fieldset className={`line wraps ${styles.schemes}`}>
        <legend className="whole strong">{t('head.scheme')}</legend>
        {schemes.map((each) => (
          <label className="row gap-8" key={each}>
            <input type="radio" name={id} checked={scheme === each} onChange={() => setScheme(each)} />
            {t(`head.${each}`)}
          </label>
        ))}
      </fieldset>
      <label className={`${styles.senior} ruled above-4 row gap-8`}>
        <input type="checkbox" checked={senior} onChange={() => setSenior(!senior)} />
        {t('head.senior')}
      </label>
    </>
  );
}
