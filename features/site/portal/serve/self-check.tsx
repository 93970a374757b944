import { useState } from 'react';
import { type Text, textIn } from '#core/texts/text.ts';
import { useServeWords } from '#features/casework/portal/words.ts';
import { useSession } from '#web/kit/call/session.ts';
import styles from './self-check.module.css';

/** The conditions of a service as a list to tick off; what was ticked is kept on this device. */
export function SelfCheck({ service, conditions }: { service: string; conditions: readonly Text[] }) {
  const t = useServeWords();
  const locale = useSession((session) => session.locale);
  const [met, setMet] = useState(() => keptOf(service).filter((key) => conditions.some(({ CN }) => CN === key)));
  const turn = (key: string, isMet: boolean) => {
    const next = isMet ? [...met, key] : met.filter((each) => each !== key);
    setMet(next);
    keep(service, next);
  };
  const left = conditions.length - met.length;
  return (
    <fieldset className={`slim ${styles.check}`}>
      <legend className="vh">{t('check.title')}</legend>
      <p className={`muted ${styles.note}`}>{t('check.note')}</p>
      <ul className="stack gap-4">
        {conditions.map((condition) => (
          <li key={condition.CN}>
            <label className="stack top gap-12 rounded">
              <input
                type="checkbox"
                checked={met.includes(condition.CN)}
                onChange={(event) => turn(condition.CN, event.target.checked)}
              />
              <span>{textIn(condition, locale)}</span>
            </label>
          </li>
        ))}
      </ul>
      <p className={styles.result} aria-live="polite">
        {met.length > 0 && (
          <>
            <b>{t('check.met', { met: met.length, total: conditions.length })}</b>{' '}
            {left === 0 ? t('check.all') : t('check.some', { left })}
          </>
        )}
      </p>
    </fieldset>
  );
}

const keyOf = (service: string) => `tw.check.${service}`;

/** By the words of the conditions, so that one that changed is asked again. */
function keptOf(service: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(service)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

function keep(service: string, met: readonly string[]): void {
  try {
    localStorage.setItem(keyOf(service), JSON.stringify(met));
  } catch {
    // A browser that keeps nothing shows the ticks all the same.
  }
}
