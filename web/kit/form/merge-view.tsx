import { useState } from 'react';
import type { Field } from '#core/forms/field.ts';
import { displayField, rowSummary } from '#core/forms/kinds.ts';
import { fieldAt, getPath } from '#core/forms/paths.ts';
import { isRecord, type RowValue } from '#core/forms/values.ts';
import { textIn } from '#core/texts/text.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { Icon } from '../marks/icon.tsx';
import type { Draft } from './drafts/draft.ts';
import type { DraftSection } from './drafts/draft-state.ts';
import { useFormScope } from './form-scope.ts';
import styles from './section-form.module.css';
import { useFormWords } from './words.ts';

/** What was changed here and elsewhere at once, side by side; the choice is the user's. */
export function MergeView({ draft, held }: { draft: Draft; held: DraftSection }) {
  const t = useFormWords();
  const { section, locale, dictionaries } = useFormScope();
  const [changed, setChanged] = useState(false);
  const choose = async (path: string, choice: 'mine' | 'theirs') =>
    setChanged(!(await draft.resolve(section.key, path, choice)));
  const show = (field: Field | undefined, value: unknown) => {
    if (!field || value === undefined || value === null) return t('merge.nothing');
    if (field.kind === 'rows' && isRecord(value)) return rowSummary(field, value as RowValue, locale, dictionaries);
    if (field.kind === 'files' && isRecord(value)) return String(value.name);
    return displayField(field, value, locale, dictionaries) || t('merge.nothing');
  };
  return (
    <div className={`on-card round-card ${styles.merge}`} role="alert">
      <h3>
        <Icon name="alert" size={24} />
        {t('merge.title', { count: held.conflicts.length })}
      </h3>
      <p className="small quiet">{t(changed ? 'merge.changed' : 'merge.note')}</p>
      {held.conflicts.map((path) => {
        const field = fieldAt({ sections: [section] }, `${section.key}.${path}`);
        const label = field ? textIn(field.label, locale) : path;
        return (
          <div key={path}>
            <h4>{label}</h4>
            <div className={`stack gap-12 ${styles.sides} folds`}>
              <div className="column top gap-8 lined rounded">
                <small className="small muted">{t('merge.mine')}</small>
                <b className="strong as-typed breaks">{show(field, getPath(held.typed, path))}</b>
                <Button small onClick={() => choose(path, 'mine')}>
                  {t('merge.takeMine')}
                  <span className="vh">{label}</span>
                </Button>
              </div>
              <div className="column top gap-8 lined rounded">
                <small className="small muted">{t('merge.theirs')}</small>
                <b className="strong as-typed breaks">{show(field, getPath(held.base, path))}</b>
                <Button small onClick={() => choose(path, 'theirs')}>
                  {t('merge.takeTheirs')}
                  <span className="vh">{label}</span>
                </Button>
              </div>
            </div>
          </div>
        );
      })}
    </div>
  );
}
