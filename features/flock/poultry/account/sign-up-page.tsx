import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Link, useLocation } from 'react-router';
import { RegisterForm } from '#features/accounts/kit/register-form.tsx';
import { useShell } from '#features/flock/poultry/words.ts';
import { Dialog } from '#web/kit/feedback/dialog.tsx';
import { useCommon } from '#web/kit/i18n.ts';
import { piecesOf } from '#web/kit/tagged-text.ts';
import styles from './account-frame.module.css';
import { AccountFrame } from './account-frame.tsx';
import { useArrival } from './arrive.ts';

export function Component() {
  const t = useCommon();
  const arrive = useArrival();
  const { search } = useLocation();
  return (
    <AccountFrame
      title={t('register.title')}
      note={
        <>
          {t('register.haveAccount')} <Link to={`/signin${search}`}>{t('register.toSignIn')}</Link>
        </>
      }
    >
      <RegisterForm asksPhone consent={<Consent />} onSignedIn={arrive} />
    </AccountFrame>
  );
}

const names = ['terms', 'privacy'] as const;

/** What is agreed to; its names open what they name over the page, so that nothing typed is lost. */
function Consent() {
  const t = useCommon();
  const s = useShell();
  const [open, setOpen] = useState<(typeof names)[number]>();
  return (
    <>
      {piecesOf(t('register.agree')).map(({ words, tag }) => {
        const name = names.find((each) => each === tag);
        return name ? (
          <button
            key={name}
            type="button"
            className={`${styles.words} bare`}
            aria-haspopup="dialog"
            onClick={() => setOpen(name)}
          >
            {words}
          </button>
        ) : (
          words
        );
      })}
      {open &&
        // Outside of the label: a click in the dialog must not tick its box.
        createPortal(
          <Dialog open title={s(`legal.${open}.title`)} onClose={() => setOpen(undefined)}>
            <p>{s(`legal.${open}.text`)}</p>
          </Dialog>,
          document.body,
        )}
    </>
  );
}
