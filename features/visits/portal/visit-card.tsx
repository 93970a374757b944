import { useRef } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import type { Section } from '#core/forms/section.ts';
import { textIn } from '#core/texts/text.ts';
import { ownCalendarCall, ownVisitsCall, slotPickCall, visitWishCall } from '#features/visits/calls.ts';
import { itemText } from '#features/visits/shared/item-text.ts';
import { type Shown, shownNames } from '#features/visits/shared/seen.ts';
import { call, newRequestId } from '#web/kit/call/call.ts';
import { renewed, useCall } from '#web/kit/call/query.ts';
import { useSend } from '#web/kit/call/send.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { showDateTime, showTime, withWeekday } from '#web/kit/dates.ts';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { downloadFile } from '#web/kit/files/download.ts';
import { SmallForm } from '#web/kit/form/small-form.tsx';
import { Icon } from '#web/kit/marks/icon.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { Fact, Facts } from '#web/kit/pieces/facts.tsx';
import { Tag } from '#web/kit/pieces/tag.tsx';
import styles from './visit-card.module.css';
import { useVisitWords } from './words.ts';

type Visit = OutputOf<typeof ownVisitsCall>['visits'][number];

/** The field visit of an entry, on its page: times to choose from, what is agreed, what was seen. Nothing without one. */
export function VisitCard({ id }: { id: string }) {
  const t = useVisitWords();
  const { data, refetch } = useCall(ownVisitsCall, { id }, { quiet: true, ...renewed });
  const [visit] = data?.visits ?? [];
  if (!visit) return null;
  return (
    <Card boxed>
      <section aria-label={t('title')} className="column gap-12">
        <h2 className="title-20">{t('title')}</h2>
        {visit.state === 'CANCELLED' && <p className="breaks">{t('cancelled', { reason: visit.reason ?? '' })}</p>}
        {visit.state === 'OFFERED' && <Slots visit={visit} onPicked={refetch} />}
        {visit.state === 'SET' && <Agreed visit={visit} onWished={refetch} />}
        {visit.state === 'FINISHED' && <Finished visit={visit} />}
      </section>
    </Card>
  );
}

function Slots({ visit, onPicked }: { visit: Visit; onPicked: () => void }) {
  const t = useVisitWords();
  const hoursText = useHours();
  const sending = useSend(slotPickCall);
  const reqId = useRef(newRequestId());
  const pick = async (slot: Visit['slots'][number]) => {
    await sending.mutateAsync({ id: visit.id, slot: slot.id, reqId: reqId.current });
    reqId.current = newRequestId();
    toast('success', t('picked', { time: hoursText(slot) }));
    onPicked();
  };
  if (!visit.canPick || visit.slots.length === 0) return <p>{t('over')}</p>;
  return (
    <>
      <p>{t('offered')}</p>
      <p className="muted">
        {t('address')} {visit.address}
      </p>
      <ul className={styles.slots}>
        {visit.slots.map((slot) => (
          <li key={slot.id}>
            <b>{hoursText(slot)}</b>
            <Button
              kind="primary"
              small
              busy={sending.isPending}
              onClick={() => void pick(slot).catch(() => undefined)}
            >
              {t('pick')} <span className="vh">{hoursText(slot)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

function Agreed({ visit, onWished }: { visit: Visit; onWished: () => void }) {
  const t = useVisitWords();
  const hoursText = useHours();
  const locale = useSession((session) => session.locale);
  const { startAt, endAt, address, visitors, reason, wish, wishAnswer, canWish } = visit;
  return (
    <>
      <Facts>
        <Fact name={t('set')}>
          <b>{startAt && endAt && hoursText({ startAt, endAt })}</b>
        </Fact>
        <Fact name={t('address')}>{address}</Fact>
        <Fact name={t('visitors')}>{visitors.join(locale === 'CN' ? '、' : ', ')}</Fact>
      </Facts>
      {reason && <p className="breaks">{t('moved', { reason })}</p>}
      <p className="muted">{t('prepare')}</p>
      <p>
        <Button onClick={() => void downloadFile(ownCalendarCall, { id: visit.id }).catch(() => undefined)}>
          <Icon name="calendar" size={18} />
          {t('calendar')}
        </Button>
      </p>
      {wish && <p role="status">{t('wished', { time: showDateTime(wish.startAt, locale) })}</p>}
      {wishAnswer && <p className="breaks">{t('kept', { reason: wishAnswer })}</p>}
      {canWish && <OtherTime id={visit.id} onWished={onWished} />}
    </>
  );
}

const otherTime: Section = {
  key: 'wish',
  title: { CN: '希望改期', EN: 'Another time' },
  fields: [
    {
      kind: 'date-time',
      key: 'startAt',
      label: { CN: '希望的时间', EN: 'Time you ask for' },
      required: true,
      width: 'half',
    },
    {
      kind: 'long-text',
      key: 'reason',
      unit: 'characters',
      label: { CN: '原因', EN: 'Reason' },
      max: 300,
      required: true,
    },
  ],
};

function OtherTime({ id, onWished }: { id: string; onWished: () => void }) {
  const t = useVisitWords();
  const reqId = useRef(newRequestId());
  return (
    <details>
      <summary>{t('wish')}</summary>
      <p className="muted above-8 below-12">{t('wishNote')}</p>
      <SmallForm
        section={otherTime}
        label={t('wishSend')}
        send={async ({ startAt, reason }) => {
          await call(visitWishCall, { id, startAt: String(startAt), reason: String(reason), reqId: reqId.current });
          reqId.current = newRequestId();
          toast('success', t('wishSent'));
          onWished();
        }}
      />
    </details>
  );
}

function Finished({ visit }: { visit: Visit }) {
  const t = useVisitWords();
  const locale = useSession((session) => session.locale);
  return (
    <>
      <p>{t('finished', { time: showDateTime(visit.finishedAt ?? '', locale) })}</p>
      <ul className={styles.compared}>
        {visit.compared.map((row) => {
          const { item, value, verdict, percent, note } = row;
          const seen =
            value === null
              ? null
              : item.kind === 'show'
                ? textIn(shownNames[value as Shown], locale)
                : itemText(item, value, locale);
          const rate =
            percent === null || percent === 0
              ? ''
              : t('percent', { sign: percent < 0 ? '−' : '+', count: Math.abs(percent) });
          return (
            <li key={item.key}>
              <span className="row wraps apart gap-8">
                <b>{textIn(item.label, locale)}</b>
                <Tag tone={verdict === 'AGREES' ? 'open' : verdict === 'DIFFERS' ? 'warn' : 'shut'}>
                  {t(verdict === 'AGREES' ? 'agrees' : verdict === 'DIFFERS' ? 'differs' : 'unseen')}
                </Tag>
              </span>
              <span className="row wraps gap-4-12">
                {item.declared !== null && (
                  <span>{t('declared', { value: itemText(item, item.declared, locale) })}</span>
                )}
                {seen !== null && (
                  <span>
                    {t('seen', { value: seen })}
                    {rate}
                  </span>
                )}
              </span>
              {note && <span className="breaks">{t('note', { note })}</span>}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** 2026-11-30 周一 09:30–10:30 */
function useHours() {
  const locale = useSession((session) => session.locale);
  return ({ startAt, endAt }: { startAt: string; endAt: string }) =>
    `${withWeekday(startAt, locale)} ${showTime(startAt)}–${showTime(endAt)}`;
}
