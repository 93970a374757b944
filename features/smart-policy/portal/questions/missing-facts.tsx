import { findFact } from '#features/contents/shared/conditions/facts.ts';
import { useSmartWords } from '#features/smart-policy/portal/words.ts';
import { Card } from '#web/kit/pieces/card.tsx';
import { useAnswers } from './answers-store.ts';
import { FactAsk } from './fact-input.tsx';
import styles from './missing-facts.module.css';

/** The few facts on which most turns, asked in place; `missing` begins with the most telling one. */
export function MissingFacts({ missing }: { missing: readonly { field: string; count?: number }[] }) {
  const t = useSmartWords();
  const { answer } = useAnswers();
  const asked = missing.flatMap(({ field, count }) => {
    const fact = findFact(field);
    return fact ? [{ fact, count }] : [];
  });
  const first = asked.slice(0, 3);
  if (first.length === 0) return null;
  return (
    <Card boxed>
      <h3 className="title-20">{t('missing.title', { count: first.length })}</h3>
      <div className={`stack ${styles.asks}`}>
        {first.map(({ fact, count }) => (
          <div key={fact.field.key}>
            <FactAsk fact={fact} onAnswer={(value) => answer(fact.field.key, value)} />
            {count !== undefined && <small className="block small muted above-6">{t('missing.note', { count })}</small>}
          </div>
        ))}
      </div>
    </Card>
  );
}
