import { textIn } from '#core/texts/text.ts';
import { apartmentCall } from '#features/apartments/calls.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { ButtonLink } from '#web/kit/controls/button.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { useApartmentWords } from './words.ts';

/** The rank of one application and why, and the way to the round in which it chooses, on the page that tells where it stands. */
export function ProgressCard({ id }: { id: string }) {
  const t = useApartmentWords();
  const locale = useSession((session) => session.locale);
  const { data } = useCall(apartmentCall, {}, { quiet: true });
  const round = data?.round?.turn.applicationId === id ? data.round : null;
  const ranking = data?.ranking?.applicationId === id ? data.ranking : null;
  const turn = round?.turn ?? ranking;
  if (!turn) return null;
  const people = ranking?.people ?? round?.people ?? 0;
  const points = ranking?.points ?? round?.turn.score ?? 0;
  return (
    <Card boxed className="stack gap-12 above-24">
      <div className="row wraps apart gap-12">
        <div>
          <h2 className="title-20">{t(round ? 'title' : 'rankTitle')}</h2>
          <p className="muted">{t('cardNote', { rank: turn.rank, count: people })}</p>
        </div>
        {round && (
          <ButtonLink kind="primary" to="/apartment">
            {t('toChoice')}
          </ButtonLink>
        )}
      </div>
      <details>
        <summary>{t('score', { score: points })}</summary>
        <ul className="small above-8">
          {turn.reasons.map(({ text, points: each }) => (
            <li key={text.CN} className="row apart gap-12">
              <span>{textIn(text, locale)}</span>
              <span className="muted">{t('points', { points: each })}</span>
            </li>
          ))}
        </ul>
        <p className="small muted above-8">{t('rule')}</p>
      </details>
    </Card>
  );
}
