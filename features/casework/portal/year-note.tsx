import { textIn } from '#core/texts/text.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { yearNote } from '#features/casework/shared/programme-year.ts';
import { useSession } from '#web/kit/call/session.ts';
import { PageNotice } from '#web/kit/feedback/page-notice.tsx';

/** What those who apply in this year should know; nothing where the year says nothing. */
export function YearNote({ programme }: { programme: Programme }) {
  const locale = useSession((session) => session.locale);
  const note = yearNote(programme);
  if (!note) return null;
  return (
    <PageNotice icon="flag">
      <p className="as-typed">{textIn(note, locale)}</p>
    </PageNotice>
  );
}
