import { type ReactNode, useState } from 'react';
import { phoenixItem, phoenixType } from '#core/dictionaries/talent.ts';
import { textIn } from '#core/texts/text.ts';
import { phoenixTypesCall } from '#features/phoenix-plan/calls.ts';
import { type FinderAnswers, finderFacts, findItem } from '#features/phoenix-plan/shared/find-item.ts';
import { beginPath } from '#features/phoenix-plan/shared/steps.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button, ButtonLink } from '#web/kit/controls/button.tsx';
import { ChipButton } from '#web/kit/controls/chip.tsx';
import { Icon, type IconName } from '#web/kit/marks/icon.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { SectionHead } from '#web/kit/pieces/section-head.tsx';
import { ClauseLine } from './clause-line.tsx';
import styles from './phoenix.module.css';
import { usePhoenixWords } from './words.ts';

const relations = ['EMPLOYED', 'FOUNDER', 'STAFF', 'COMING'] as const;
const months = ['FULL', 'SOME', 'FEW'] as const;
const icons: Readonly<Record<'met' | 'missed' | 'open', IconName>> = { met: 'check', missed: 'close', open: 'help' };

/** Three questions that lead to an item; what fits best changes with each answer, and nothing is sent. */
export function TypeFinder() {
  const t = usePhoenixWords();
  const [answers, setAnswers] = useState<FinderAnswers>({ facts: [] });
  const set = (change: Partial<FinderAnswers>) => setAnswers((before) => ({ ...before, ...change }));
  const toggle = (fact: FinderAnswers['facts'][number]) =>
    set({
      facts: answers.facts.includes(fact) ? answers.facts.filter((each) => each !== fact) : [...answers.facts, fact],
    });
  return (
    <section aria-labelledby="phoenix-finder">
      <SectionHead id="phoenix-finder" title={t('finder.title')} note={t('finder.note')} />
      <div className={styles.types}>
        <Question number={1} title={t('finder.relation')}>
          {relations.map((relation) => (
            <ChipButton key={relation} chosen={answers.relation === relation} onClick={() => set({ relation })}>
              {t(`finder.${relation}`)}
            </ChipButton>
          ))}
        </Question>
        <Question number={2} title={t('finder.months')}>
          {months.map((each) => (
            <ChipButton key={each} chosen={answers.months === each} onClick={() => set({ months: each })}>
              {t(`finder.${each}`)}
            </ChipButton>
          ))}
        </Question>
        <Question number={3} title={t('finder.facts')}>
          {finderFacts.map((fact) => (
            <ChipButton key={fact} chosen={answers.facts.includes(fact)} onClick={() => toggle(fact)}>
              {t(`finder.${fact}`)}
            </ChipButton>
          ))}
        </Question>
      </div>
      <div role="status">
        <Result answers={answers} onAgain={() => setAnswers({ facts: [] })} />
      </div>
    </section>
  );
}

function Question({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <Card boxed>
      <fieldset className={`bare ${styles.question}`}>
        <legend className="row gap-12 below-12">
          <b className="title-24">{number}</b> <b>{title}</b>
        </legend>
        <div className="row wraps gap-8">{children}</div>
      </fieldset>
    </Card>
  );
}

function Result({ answers, onAgain }: { answers: FinderAnswers; onAgain: () => void }) {
  const t = usePhoenixWords();
  const locale = useSession((session) => session.locale);
  const policy = useCall(phoenixTypesCall, {}, { staleTime: 300_000, quiet: true }).data?.policy ?? null;
  const found = findItem(answers);
  if (!found) return null;
  const itemName = (item: string) => {
    const option = phoenixItem.find(({ value }) => value === item);
    return option ? textIn(option.label, locale) : item;
  };
  const type = phoenixType.find(({ value }) => value === found.type);
  return (
    <Card className={styles.result}>
      <div>
        <p className="small muted">{t('finder.best')}</p>
        <p className="title-24">
          {type && textIn(type.label, locale)} · {itemName(found.item)}
        </p>
        <ClauseLine clause={found.clause} policy={policy} />
        <p className="row wraps gap-8 above-12">
          <ButtonLink kind="primary" to={beginPath(found.type, found.item)}>
            {t('finder.apply')}
          </ButtonLink>
          <Button kind="text" onClick={onAgain}>
            {t('finder.again')}
          </Button>
        </p>
      </div>
      <ul>
        {found.reasons.map(({ text, state, clause }) => (
          <li key={text.EN} className="row top gap-8" data-state={state}>
            <Icon name={icons[state]} />
            <span className="grows">
              {textIn(text, locale)}
              <ClauseLine clause={clause} policy={policy} />
            </span>
            <span className="small muted">{t(`finder.${state}`)}</span>
          </li>
        ))}
      </ul>
      {found.second && (
        <div>
          <p className="small muted">{t('finder.second')}</p>
          <p className="strong">{itemName(found.second.item)}</p>
          <p className="small muted">{textIn(found.second.because, locale)}</p>
        </div>
      )}
    </Card>
  );
}
