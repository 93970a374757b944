import { type LegalName, legalTexts } from '#core/texts/portal/legal.ts';
import { textIn } from '#core/texts/text.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Dialog } from '#web/kit/feedback/dialog.tsx';
import { LegalBody } from './legal-body.tsx';

/** A legal text over the page; it has a page of its own, too. */
export function LegalDialog({ name, onClose }: { name: LegalName; onClose: () => void }) {
  const locale = useSession((state) => state.locale);
  return (
    <Dialog open wide title={textIn(legalTexts[name].title, locale)} onClose={onClose}>
      <LegalBody name={name} />
    </Dialog>
  );
}
