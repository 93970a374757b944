import { apartmentCall } from '#features/apartments/calls.ts';
import { useCall } from '#web/kit/call/query.ts';
import { ButtonLink } from '#web/kit/controls/button.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { useApartmentWords } from './words.ts';

/** The way to the round in which one application has its rank, on the page that tells where it stands. */
export function ProgressCard({ id }: { id: string }) {
  const t = useApartmentWords();
  const { data } = useCall(apartmentCall, {}, { quiet: true });
  const round = data?.round;
  if (round?.turn.applicationId !== id) return null;
  return (
    <Card boxed className="row wraps apart gap-12 above-24">
      <div>
        <h2 className="title-20">{t('title')}</h2>
        <p className="muted">{t('cardNote', { rank: round.turn.rank, count: round.people })}</p>
      </div>
      <ButtonLink kind="primary" to="/apartment">
        {t('toChoice')}
      </ButtonLink>
    </Card>
  );
}
