import { useState } from 'react';
import { beginPath, type PhoenixTypeName } from '#features/phoenix-plan/shared/steps.ts';
import { ButtonLink } from '#web/kit/controls/button.tsx';
import { ChipButton } from '#web/kit/controls/chip.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { usePhoenixWords } from './words.ts';

/** Two questions that lead to a type; the suggestion changes with each answer. */
export function TypeFinder() {
  const t = usePhoenixWords();
  const [isCompany, setCompany] = useState<boolean>();
  const [isTogether, setTogether] = useState<boolean>();
  const best: PhoenixTypeName | undefined = isCompany
    ? 'UNIT'
    : isTogether === undefined
      ? undefined
      : isTogether
        ? 'ACE'
        : 'PERSONAL';
  return (
    <Card boxed>
      <h2 className="title-20">{t('type.find')}</h2>
      <p className="muted">{t('type.findNote')}</p>
      <fieldset className="line wraps gap-8 above-16">
        <legend className="line-title">{t('type.who')}</legend>
        <ChipButton chosen={isCompany === false} onClick={() => setCompany(false)}>
          {t('type.whoPerson')}
        </ChipButton>
        <ChipButton chosen={isCompany === true} onClick={() => setCompany(true)}>
          {t('type.whoCompany')}
        </ChipButton>
      </fieldset>
      {isCompany === false && (
        <fieldset className="line wraps gap-8 above-16">
          <legend className="line-title">{t('type.founder')}</legend>
          <ChipButton chosen={isTogether === true} onClick={() => setTogether(true)}>
            {t('type.yes')}
          </ChipButton>
          <ChipButton chosen={isTogether === false} onClick={() => setTogether(false)}>
            {t('type.no')}
          </ChipButton>
        </fieldset>
      )}
      <div role="status">
        {best && (
          <p className="toned round-card above-16" data-tone="good">
            <b>{t('type.best')}</b>
            {t(`type.because${best}`)} <ButtonLink to={beginPath(best)}>{t('type.choose')}</ButtonLink>
          </p>
        )}
      </div>
    </Card>
  );
}
