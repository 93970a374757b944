import type { ReactNode } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import { textIn } from '#core/texts/text.ts';
import type { redeemUseCall } from '#features/benefits/calls/redeem.ts';
import { useSession } from '#web/kit/call/session.ts';
import { showDateTime } from '#web/kit/dates.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { Fact, Facts } from '#web/kit/pieces/facts.tsx';
import { useBenefitWords } from '../words.ts';
import styles from './redeem-verdict.module.css';

/** What became of a use: done, or done before by the same code, which takes nothing twice. `name` of whose code it is, masked. */
export function Verdict({ done, name }: { done: OutputOf<typeof redeemUseCall>; name: string | undefined }) {
  const t = useBenefitWords();
  const locale = useSession((session) => session.locale);
  const isUsed = done.outcome === 'USED';
  return (
    <div className="stack gap-16">
      <Sign isGood={isUsed}>
        <h2>{isUsed ? t('redeem.done') : t('redeem.again')}</h2>
        <p className="breaks">{[name, textIn(done.title, locale)].filter(Boolean).join(' · ')}</p>
      </Sign>
      <Card boxed>
        <Facts>
          <Fact name={t('redeem.at')} className="breaks">
            {textIn(done.shop, locale)}
          </Fact>
          <Fact name={t('redeem.no')}>{done.no}</Fact>
          <Fact name={t('redeem.time')}>
            <time dateTime={done.usedAt}>{showDateTime(done.usedAt, locale)}</time>
          </Fact>
        </Facts>
        {!isUsed && <p className="small muted above-12">{t('redeem.againNote')}</p>}
      </Card>
    </div>
  );
}

/** Why a code cannot be used. */
export function Refused({ children }: { children: string }) {
  const t = useBenefitWords();
  return (
    <Sign isGood={false}>
      <h2>{t('redeem.refused')}</h2>
      <p className="breaks" role="alert">
        {children}
      </p>
    </Sign>
  );
}

/** Read from an arm's length: green and a tick, or red and a cross, and always in words. */
function Sign({ isGood, children }: { isGood: boolean; children: ReactNode }) {
  return (
    <div className={`stack gap-8 centred on-dark ${styles.sign}`} data-tone={isGood ? 'good' : 'bad'}>
      <span className={`middle ${styles.mark}`}>
        <Icon name={isGood ? 'check' : 'close'} size={32} />
      </span>
      {children}
    </div>
  );
}
