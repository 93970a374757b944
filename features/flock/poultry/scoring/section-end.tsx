import { useState } from 'react';
import { useScoring, useTerms } from '#features/flock/poultry/catalogues.ts';
import { BigButton, ButtonRow } from '#features/flock/poultry/pieces/button.tsx';
import { Confirm } from '#features/flock/poultry/pieces/confirm.tsx';
import { Heading } from '#features/flock/poultry/pieces/page.tsx';

/** How a section ends: submitted, skipped while nothing is scored, or abandoned with all its scores. */
export function SectionEnd({
  scored,
  onSubmit,
  onSkip,
  onAbandon,
}: {
  /** Items scored or begun so far. */
  scored: number;
  onSubmit: () => void;
  onSkip: () => void;
  onAbandon: () => void;
}) {
  const t = useScoring();
  const terms = useTerms();
  const [asking, setAsking] = useState<'skip' | 'abandon' | null>(null);
  return (
    <section className="stack gap-8">
      <Heading>{t('score.sectionEnd')}</Heading>
      <ButtonRow>
        {scored === 0 ? (
          <BigButton kind="quiet" icon="skip" small onClick={() => setAsking('skip')}>
            {t('score.skipSection')}
          </BigButton>
        ) : (
          <>
            <BigButton kind="line" icon="check" small onClick={onSubmit}>
              {t('score.submit')}
            </BigButton>
            <BigButton kind="danger" icon="close" small onClick={() => setAsking('abandon')}>
              {terms('btn.abandon')}
            </BigButton>
          </>
        )}
      </ButtonRow>
      <Confirm
        open={asking === 'skip'}
        title={t('ask.skipTitle')}
        confirm={t('score.skipSection')}
        onConfirm={onSkip}
        onClose={() => setAsking(null)}
      >
        {t('ask.skipNote')}
      </Confirm>
      <Confirm
        open={asking === 'abandon'}
        title={terms('msg.abandon')}
        confirm={terms('btn.abandon')}
        kind="danger"
        onConfirm={onAbandon}
        onClose={() => setAsking(null)}
      >
        {t('ask.abandonNote', { scored })}
      </Confirm>
    </section>
  );
}
