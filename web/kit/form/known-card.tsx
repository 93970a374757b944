import { useState } from 'react';
import type { Field } from '#core/forms/field.ts';
import { displayField, kindOf } from '#core/forms/kinds.ts';
import { type Filling, fillings } from '#core/forms/known-answers.ts';
import type { Values } from '#core/forms/values.ts';
import { type Text, textIn } from '#core/texts/text.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { showDate } from '#web/kit/dates.ts';
import { Icon } from '../marks/icon.tsx';
import type { Draft } from './drafts/draft.ts';
import { useFormScope } from './form-scope.ts';
import styles from './known-card.module.css';
import { useFormWords } from './words.ts';

/** What is known of the writer for one section, and from where. */
export interface KnownSource {
  readonly source: 'account' | 'company' | 'application' | 'file';
  readonly name: Text;
  /** When it was checked; null for what nobody checked. */
  readonly at: string | null;
  readonly values: Values;
}

/** Offers to fill a section in, from each source with one press; what stands there is replaced only where it is ticked. */
export function KnownCard({ draft, sources }: { draft: Draft; sources: readonly KnownSource[] }) {
  const t = useFormWords();
  const { section, typed, data, dictionaries, today } = useFormScope();
  const [undo, setUndo] = useState<{ before: readonly (readonly [Field, unknown])[]; name: Text }>();
  const { locale } = useFormScope();
  const fill = (name: Text, chosen: readonly Filling[]) => {
    setUndo({ before: chosen.map(({ field }) => [field, typed[field.key]]), name });
    for (const { field, value } of chosen) draft.change(section.key, field.key, value);
  };
  const takeBack = () => {
    for (const [field, before] of undo?.before ?? [])
      draft.change(section.key, field.key, before === undefined ? kindOf(field).empty(field) : before);
    setUndo(undefined);
  };
  const offers = sources
    .map((source) => ({ source, list: fillings(section, typed, source.values, { data, dictionaries, today }) }))
    .filter(({ list }) => list.length > 0);
  return (
    <>
      {undo && (
        <p className="row wraps gap-10 toned rounded small below-16" data-tone="good" role="status">
          <Icon name="check" size={18} />
          <span>{t('known.filled', { count: undo.before.length, name: textIn(undo.name, locale) })}</span>
          <Button kind="text" small onClick={takeBack}>
            {t('known.undo')}
          </Button>
        </p>
      )}
      {offers.map(({ source, list }) => (
        <Offer key={`${source.source} ${source.at}`} source={source} list={list} onFill={fill} />
      ))}
    </>
  );
}

function Offer({
  source,
  list,
  onFill,
}: {
  source: KnownSource;
  list: readonly Filling[];
  onFill: (name: Text, chosen: readonly Filling[]) => void;
}) {
  const t = useFormWords();
  const { locale, typed, dictionaries } = useFormScope();
  const [replaced, setReplaced] = useState<readonly string[]>([]);
  const name = textIn(source.name, locale);
  const chosen = list.filter(({ field, isOther }) => !isOther || replaced.includes(field.key));
  const show = (field: Field, value: unknown) => displayField(field, value, locale, dictionaries);
  const toggle = (key: string) =>
    setReplaced(replaced.includes(key) ? replaced.filter((each) => each !== key) : [...replaced, key]);
  return (
    <section className={`on-card round-card below-16 ${styles.offer}`} aria-label={t('known.from', { name })}>
      <div className="row wraps apart gap-12">
        <p>
          <b>{t('known.from', { name })}</b>
          <small className="block small muted">
            {source.at ? t('known.checked', { date: showDate(source.at, locale) }) : t('known.unchecked')}
          </small>
        </p>
        <Button small kind="line" disabled={chosen.length === 0} onClick={() => onFill(source.name, chosen)}>
          {chosen.length === 0 ? t('known.none') : t('known.fill', { count: chosen.length })}
          <span className="vh"> {name}</span>
        </Button>
      </div>
      <ul className="small above-8">
        {list.map(({ field, value, isOther }) => (
          <li key={field.key} className="breaks">
            {isOther ? (
              <label className="row top gap-8">
                <input type="checkbox" checked={replaced.includes(field.key)} onChange={() => toggle(field.key)} />
                <span>
                  {textIn(field.label, locale)}: <s className="muted">{show(field, typed[field.key])}</s>{' '}
                  <b className="as-typed">{show(field, value)}</b> <span className="muted">{t('known.replaces')}</span>
                </span>
              </label>
            ) : (
              <>
                {textIn(field.label, locale)}: <b className="as-typed">{show(field, value)}</b>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
