import { ButtonLink } from '#web/kit/controls/button.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { useIsKnown } from '#web/portal/shell/known-paths.tsx';
import { useContents } from './words.ts';

/** The way from an article to the service it is about; nothing where this release has no such service. */
export function ProgrammeCard({ programme, note, action }: { programme: string; note: string; action: string }) {
  const t = useContents();
  const isKnown = useIsKnown();
  if (!programme || !isKnown(`/serve/${programme}`)) return null;
  return (
    <Card boxed>
      <h2>{t('article.programme')}</h2>
      <p style={{ marginBottom: 16 }}>{note}</p>
      <ButtonLink kind="primary" block to={`/serve/${programme}`}>
        {action}
      </ButtonLink>
    </Card>
  );
}
