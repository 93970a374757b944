import { type LegalName, legalTexts } from '#core/texts/portal/legal.ts';
import { textIn } from '#core/texts/text.ts';
import { useSession } from '#web/kit/call/session.ts';
import { PageHead } from '#web/kit/pieces/section-head.tsx';
import { LegalBody } from '#web/portal/legal/legal-body.tsx';
import { useCrumbs } from '#web/portal/shell/page-title.ts';

/** A legal text under an address of its own, to be sent, printed and linked. */
export function LegalPage({ name, note }: { name: LegalName; note?: string }) {
  const locale = useSession((state) => state.locale);
  return (
    <>
      <PageHead crumbs={useCrumbs()} title={textIn(legalTexts[name].title, locale)} {...(note && { note })} />
      <div className="wrap above-32">
        <LegalBody name={name} />
      </div>
    </>
  );
}
