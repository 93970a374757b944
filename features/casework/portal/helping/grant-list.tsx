import { textIn } from '#core/texts/text.ts';
import { helpEndCall, helpListCall } from '#features/casework/calls/helping.ts';
import type { GrantState } from '#features/casework/shared/helping.ts';
import { newRequestId } from '#web/kit/call/call.ts';
import { useSend } from '#web/kit/call/send.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { showDateTime, showDeadline } from '#web/kit/dates.ts';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { Fact, Facts } from '#web/kit/pieces/facts.tsx';
import { Tag, type TagTone } from '#web/kit/pieces/tag.tsx';
import type { HelpList } from './help-page.tsx';
import styles from './helping.module.css';
import { useHelpingWords } from './words.ts';

type Grant = HelpList['grants'][number];

/** How a grant stands, for the tag of it. */
export const grantTones: Record<GrantState, TagTone> = {
  WAITING: 'soon',
  ACTIVE: 'open',
  OVER: 'shut',
  LAPSED: 'shut',
  ENDED: 'shut',
};

/** Who was invited to what until when, and what they wrote; what runs is ended with one press. */
export function GrantList({ grants, onEnded }: { grants: readonly Grant[]; onEnded: (id: string) => void }) {
  const t = useHelpingWords();
  if (grants.length === 0) return <p className="muted">{t('grants.none')}</p>;
  return (
    <ul className="panel">
      {grants.map((grant) => (
        <GrantItem key={grant.id} grant={grant} onEnded={onEnded} />
      ))}
    </ul>
  );
}

function GrantItem({ grant, onEnded }: { grant: Grant; onEnded: (id: string) => void }) {
  const t = useHelpingWords();
  const locale = useSession((session) => session.locale);
  const send = useSend(helpEndCall, { invalidates: [helpListCall] });
  const isWaiting = grant.state === 'WAITING';
  const isOpen = isWaiting || grant.state === 'ACTIVE';
  const end = () =>
    send.mutate(
      { id: grant.id, reqId: newRequestId() },
      {
        onSuccess: () => {
          toast('success', t(isWaiting ? 'grants.revokedNow' : 'grants.endedNow'));
          onEnded(grant.id);
        },
      },
    );
  const name = grant.helper || t('grants.waiting');
  const time = (at: string) => showDateTime(at, locale);
  return (
    <li className={`parted ${styles.grant}`}>
      <div className="row wraps apart gap-4-12">
        <p className="row wraps gap-4-12">
          <b className="breaks">{name}</b>
          <Tag tone={grantTones[grant.state]}>{t(`grants.state.${grant.state}`)}</Tag>
          {grant.account && (
            <span className="small muted breaks">{t('grants.account', { account: grant.account })}</span>
          )}
        </p>
        {isOpen && (
          <Button small kind="danger" busy={send.isPending} onClick={end}>
            {t(isWaiting ? 'grants.revoke' : 'grants.end')}
            <span className="vh"> {name}</span>
          </Button>
        )}
      </div>
      <Facts className="above-8">
        <Fact name={t('grants.sections')}>
          {grant.sections.map(({ title }) => textIn(title, locale)).join(locale === 'CN' ? '、' : ', ')}
        </Fact>
        {isWaiting && <Fact name={t('grants.codeUntil')}>{time(grant.codeUntil)}</Fact>}
        <Fact name={t('grants.until')}>{showDeadline(grant.until, locale)}</Fact>
        {grant.redeemedAt && (
          <Fact name={t('grants.wrote')}>
            {grant.lastWriteAt ? time(grant.lastWriteAt) : t('grants.wroteNever')}
            {grant.lastWriteAt && (
              <span className="block small muted">{t('grants.fields', { count: grant.fields })}</span>
            )}
            {grant.doneAt && (
              <span className="block small muted">{t('grants.done', { time: time(grant.doneAt) })}</span>
            )}
            {grant.endedAt && (
              <span className="block small muted">{t('grants.ended', { time: time(grant.endedAt) })}</span>
            )}
          </Fact>
        )}
        {grant.note && (
          <Fact name={t('grants.note')} className="breaks as-typed">
            {grant.note}
          </Fact>
        )}
      </Facts>
    </li>
  );
}
