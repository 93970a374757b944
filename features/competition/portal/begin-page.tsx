import { useRef, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { textIn } from '#core/texts/text.ts';
import { editionCall, entryBeginCall } from '#features/competition/calls.ts';
import { EditionBlocks } from '#features/competition/kit/edition-facts.tsx';
import { useCompetitionWords } from '#features/competition/kit/words.ts';
import { editionState } from '#features/competition/shared/edition.ts';
import { CallError, call, newRequestId } from '#web/kit/call/call.ts';
import { queryClient, useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { now } from '#web/kit/clock.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { showDeadline } from '#web/kit/dates.ts';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { PageHead } from '#web/kit/pieces/section-head.tsx';
import { useCrumbs } from '#web/portal/shell/page-title.ts';

/** What the open edition asks for, and the button that begins an entry; a supporter's link leads here with their code. */
export function Component() {
  const t = useCompetitionWords();
  const locale = useSession((session) => session.locale);
  const { sid } = useParams();
  const { data, error, refetch } = useCall(editionCall, {}, { staleTime: 60_000, quiet: true });
  const edition = data?.edition;
  const state = edition && editionState(edition, new Date(now()));
  return (
    <>
      <PageHead
        crumbs={useCrumbs(t('begin.title'))}
        title={edition ? textIn(edition.title, locale) : t('begin.title')}
        note={edition ? textIn(edition.intro, locale) : undefined}
      />
      <div className="wrap column gap-20 above-24 below-32">
        {error && !data ? (
          <ErrorState error={error} onRetry={refetch} />
        ) : !data ? (
          <SkeletonRows rows={4} />
        ) : !edition ? (
          <Card boxed>
            <p>{t('begin.none')}</p>
          </Card>
        ) : (
          <>
            <Card boxed>
              <h2 className="title-20">{t('begin.needs')}</h2>
              <ul>
                {(['need1', 'need2', 'need3', 'need4', 'need5'] as const).map((key) => (
                  <li key={key}>{t(`begin.${key}`)}</li>
                ))}
              </ul>
              {sid && <p className="above-16">{t('begin.referred', { code: sid.toUpperCase() })}</p>}
              {state === 'open' ? <Begin sid={sid} /> : <p className="above-16">{t(`begin.${state ?? 'closed'}`)}</p>}
              {state === 'open' && (
                <p className="muted above-16">{t('list.until', { time: showDeadline(edition.closesAt, locale) })}</p>
              )}
            </Card>
            <EditionBlocks edition={edition} before={data.before} />
          </>
        )}
      </div>
    </>
  );
}

function Begin({ sid }: { sid: string | undefined }) {
  const t = useCompetitionWords();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const from = query.get('from');
  const reqId = useRef(newRequestId());
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState<string>();
  const begin = async () => {
    setBusy(true);
    try {
      const input = { reqId: reqId.current, ...(sid && { sid }), ...(from && { from }) };
      const { id } = await call(entryBeginCall, input, { quiet: true });
      void queryClient.invalidateQueries();
      navigate(`/itec/edit/${id}`);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setMessage(error.msg);
    } finally {
      setBusy(false);
    }
  };
  return (
    <p className="above-16">
      <Button kind="accent" busy={isBusy} onClick={() => void begin()}>
        {t(from ? 'begin.again' : 'begin.start')}
      </Button>
      {message && <span role="alert"> {message}</span>}
    </p>
  );
}
