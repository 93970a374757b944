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
import { Tag } from '#web/kit/pieces/tag.tsx';
import styles from './data-file.module.css';
import type { DataFile } from './file.ts';
import { useDataFileWords } from './words.ts';

type Consent = DataFile['consents'][number];

/** Which programmes may use the file, a card each; withdrawing first says what goes on and what is lost. */
export function ConsentCards({ consents }: { consents: readonly Consent[] }) {
  const t = useDataFileWords();
  return (
    <section>
      <SectionHead small title={t('who')} />
      <p className="small muted below-12">{t('whoNote')}</p>
      <div className="column gap-12">
        {consents
          .filter(({ state }) => state === 'given')
          .map((consent) => (
            <ConsentCard key={consent.programme} consent={consent} />
          ))}
        <NotGiven consents={consents.filter(({ state }) => state !== 'given')} />
      </div>
    </section>
  );
}

/** What may not use the file, in one card: what it would mean is said once. */
function NotGiven({ consents }: { consents: readonly Consent[] }) {
  const t = useDataFileWords();
  const locale = useSession((session) => session.locale);
  if (consents.length === 0) return null;
  return (
    <Card boxed>
      <p className="small muted below-8">{t('noneNote')}</p>
      {consents.map((consent) => {
        const { programme, state, until } = consent;
        const name = textIn(consent.name, locale);
        return (
          // biome-ignore lint/a11y/useSemanticElements: a line of a list of programmes is no group of fields
          <div key={programme} className={`row wraps apart gap-4-12 ${styles.line}`} role="group" aria-label={name}>
            <span className="slim">
              <b className="block">{name}</b>
              <small className="muted">
                {state === 'over' && until ? t('overSince', { date: showDate(until, locale) }) : t('none')}
              </small>
            </span>
            <Give programme={programme} name={name} />
          </div>
        );
      })}
    </Card>
  );
}

function Give({ programme, name }: { programme: string; name: string }) {
  const t = useDataFileWords();
  const send = useSend(dataConsentCall, { invalidates: [dataRecordsCall] });
  const give = () =>
    send.mutate({ programme, give: true, reqId: newRequestId() }, { onSuccess: () => toast('success', t('givenNow')) });
  return (
    <Button small busy={send.isPending} onClick={give}>
      {t('give')}
      <span className="vh"> {name}</span>
    </Button>
  );
}

function ConsentCard({ consent }: { consent: Consent }) {
  const t = useDataFileWords();
  const locale = useSession((session) => session.locale);
  const [isAsking, setAsking] = useState(false);
  const send = useSend(dataConsentCall, { invalidates: [dataRecordsCall] });
  const { programme, until } = consent;
  const name = textIn(consent.name, locale);
  const revoke = () =>
    send.mutate(
      { programme, give: false, reqId: newRequestId() },
      {
        onSuccess: () => {
          setAsking(false);
          toast('success', t('revokedNow'));
        },
      },
    );
  return (
    <Card boxed role="group" aria-label={name}>
      <p className="row apart gap-8">
        <b>{name}</b>
        <Tag tone="open">{t('given')}</Tag>
      </p>
      {until && <p className="small muted above-4">{t('until', { date: showDate(until, locale) })}</p>}
      {isAsking && <Consequences consent={consent} />}
      <p className="row wraps gap-8 above-8">
        {isAsking ? (
          <>
            <Button small onClick={() => setAsking(false)}>
              {t('keep')}
            </Button>
            <Button small kind="danger" busy={send.isPending} onClick={revoke}>
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
