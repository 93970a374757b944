import { useState } from 'react';
import { textIn } from '#core/texts/text.ts';
import { dataConsentCall, dataRecordsCall } from '#features/data-file/calls.ts';
import { newRequestId } from '#web/kit/call/call.ts';
import { useSend } from '#web/kit/call/send.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { showDate } from '#web/kit/dates.ts';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { Icon } from '#web/kit/marks/icon.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { SectionHead } from '#web/kit/pieces/section-head.tsx';
import { Tag, type TagTone } from '#web/kit/pieces/tag.tsx';
import type { DataFile } from './file.ts';
import { useDataFileWords } from './words.ts';

type Consent = DataFile['consents'][number];

const tones: Readonly<Record<Consent['state'], TagTone>> = { given: 'open', none: 'shut', over: 'shut' };

/** One card a programme: whether it may use the file; withdrawing first says what goes on and what is lost. */
export function ConsentCards({ consents }: { consents: readonly Consent[] }) {
  const t = useDataFileWords();
  return (
    <section>
      <SectionHead small title={t('who')} />
      <p className="small muted below-12">{t('whoNote')}</p>
      <div className="column gap-12">
        {consents.map((consent) => (
          <ConsentCard key={consent.programme} consent={consent} />
        ))}
      </div>
    </section>
  );
}

function ConsentCard({ consent }: { consent: Consent }) {
  const t = useDataFileWords();
  const locale = useSession((session) => session.locale);
  const [isAsking, setAsking] = useState(false);
  const send = useSend(dataConsentCall, { invalidates: [dataRecordsCall] });
  const { programme, state, until } = consent;
  const name = textIn(consent.name, locale);
  const set = (give: boolean) =>
    send.mutate(
      { programme, give, reqId: newRequestId() },
      {
        onSuccess: () => {
          setAsking(false);
          toast('success', t(give ? 'givenNow' : 'revokedNow'));
        },
      },
    );
  return (
    <Card boxed role="group" aria-label={name}>
      <p className="row apart gap-8">
        <b>{name}</b>
        <Tag tone={tones[state]}>{t(state)}</Tag>
      </p>
      <p className="small muted above-4">
        {state === 'given' && until
          ? t('until', { date: showDate(until, locale) })
          : state === 'over' && until
            ? t('overSince', { date: showDate(until, locale) })
            : t('noneNote')}
      </p>
      {isAsking && <Consequences consent={consent} />}
      <p className="row wraps gap-8 above-8">
        {state !== 'given' ? (
          <Button small busy={send.isPending} onClick={() => set(true)}>
            {t('give')}
            <span className="vh"> {name}</span>
          </Button>
        ) : isAsking ? (
          <>
            <Button small onClick={() => setAsking(false)}>
              {t('keep')}
            </Button>
            <Button small kind="danger" busy={send.isPending} onClick={() => set(false)}>
              {t('confirm')}
            </Button>
          </>
        ) : (
          <Button small kind="text" onClick={() => setAsking(true)}>
            {t('revoke')}
            <span className="vh"> {name}</span>
          </Button>
        )}
      </p>
    </Card>
  );
}

function Consequences({ consent: { running, decided, draftFiles } }: { consent: Consent }) {
  const t = useDataFileWords();
  const goesOn = [
    [running, t('running', { count: running })],
    [decided, t('decided', { count: decided })],
  ] as const;
  return (
    <div className="toned rounded small above-8" data-tone="warn" role="status">
      <b>{t('after')}</b>
      {running + decided + draftFiles === 0 && <p>{t('noUses')}</p>}
      {goesOn.map(
        ([count, text]) =>
          count > 0 && (
            <p key={text} className="row gap-6 top">
              <Icon name="check" size={16} /> {text}
            </p>
          ),
      )}
      {draftFiles > 0 && (
        <p className="row gap-6 top">
          <Icon name="alert" size={16} /> {t('draftFiles', { count: draftFiles })}
        </p>
      )}
    </div>
  );
}
