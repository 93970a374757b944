import type { OutputOf } from '#core/contracts/contract.ts';
import { showAmount } from '#core/texts/amount.ts';
import { textIn } from '#core/texts/text.ts';
import { awardFileCall, type entryDetailCall } from '#features/competition/calls.ts';
import { useCompetitionWords } from '#features/competition/kit/words.ts';
import { useSession } from '#web/kit/call/session.ts';
import { showDate } from '#web/kit/dates.ts';
import { FileButton } from '#web/kit/files/file-button.tsx';
import { Icon } from '#web/kit/marks/icon.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { Tag, type TagTone } from '#web/kit/pieces/tag.tsx';
import styles from './competition.module.css';

const tones: Readonly<Record<string, TagTone>> = {
  later: 'plain',
  due: 'warn',
  claimed: 'soon',
  approved: 'soon',
  paid: 'open',
};

/** The instalments of the prize side by side, in true proportion, each with its conditions. */
export function ClaimsCard({ detail: { claims, entry, certificateNo } }: { detail: OutputOf<typeof entryDetailCall> }) {
  const t = useCompetitionWords();
  const locale = useSession((session) => session.locale);
  return (
    <Card boxed>
      <h2 className="title-20">{t('claims.title')}</h2>
      {entry.prize && (
        <div className="row wraps apart gap-12 below-12">
          <p className="muted">
            {t('prizeOf', { name: textIn(entry.prize.name, locale), amount: showAmount(entry.prize.amount, locale) })}
            {certificateNo && ` · ${t('claims.certificate', { no: certificateNo })}`}
          </p>
          {certificateNo && (
            <FileButton small contract={awardFileCall} input={{ id: entry.id }}>
              {t('claims.certificateFile')}
            </FileButton>
          )}
        </div>
      )}
      <ul className={styles.claims} style={{ gridTemplateColumns: claims.map(({ share }) => `${share}fr`).join(' ') }}>
        {claims.map((claim) => (
          <li key={claim.no} className="column gap-8" data-state={claim.state}>
            <span className="row wraps gap-4-12">
              <b>{`${textIn(claim.name, locale)} ${claim.share}%`}</b>
              <Tag tone={tones[claim.state] ?? 'plain'}>{t(`claims.${claim.state}`, { count: claim.approvals })}</Tag>
            </span>
            <span className="title-24">{showAmount(claim.amount, locale)}</span>
            <ul>
              {claim.conditions.map((condition) => (
                <li key={condition.EN} className="row top gap-8">
                  <span className={styles.tick} data-done={claim.state === 'paid' || undefined}>
                    {claim.state === 'paid' && <Icon name="check" size={14} />}
                  </span>
                  {textIn(condition, locale)}
                </li>
              ))}
            </ul>
            <small className="muted">
              {claim.paidOn
                ? t('claims.paidOn', { date: showDate(`${claim.paidOn}T00:00:00+08:00`, locale) })
                : claim.dueFrom && t('claims.dueFrom', { date: showDate(`${claim.dueFrom}T00:00:00+08:00`, locale) })}
            </small>
          </li>
        ))}
      </ul>
    </Card>
  );
}
