import { lazy, type ReactNode, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import type { LegalName } from '#core/texts/portal/legal.ts';
import { piecesOf } from '#web/kit/tagged-text.ts';
import styles from './legal-button.module.css';

const LegalDialog = lazy(() => import('./legal-dialog.tsx').then((loaded) => ({ default: loaded.LegalDialog })));

/** Words that open the terms or the privacy policy over the page, so that nothing typed is lost. */
export function LegalButton({ name, children }: { name: LegalName; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={`bare ${styles.words}`} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
      </button>
      {open &&
        // Outside of the label that these words may stand in: a click in the dialog must not tick its box.
        createPortal(
          <Suspense>
            <LegalDialog name={name} onClose={() => setOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}

/** A sentence whose <terms>…</terms> and <privacy>…</privacy> open what they name. */
export function LegalSentence({ children }: { children: string }) {
  return piecesOf(children).map(({ words, tag }) =>
    tag ? (
      <LegalButton key={tag} name={tag as LegalName}>
        {words}
      </LegalButton>
    ) : (
      words
    ),
  );
}
