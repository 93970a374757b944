import { Segmented } from 'antd';
import { useState } from 'react';
import type { Values } from '#core/forms/values.ts';
import { joinClauses, withColon } from '#core/texts/punctuation.ts';
import { blanksOf, optionsOf } from '#features/learning/shared/question.ts';
import { useSession } from '#web/kit/call/session.ts';
import { useTexts } from './words.ts';

/** A question as learners see it, while they answer and afterwards, from what the form holds now. */
export function QuestionPreview({ values }: { values: Values }) {
  const t = useTexts();
  const locale = useSession((session) => session.locale);
  const [when, setWhen] = useState<'during' | 'after'>('during');
  const stem = String(values.stem ?? '');
  const options = values.type === 'SINGLE' || values.type === 'MULTI' ? optionsOf(values) : [];
  const isAfter = when === 'after';
  const right =
    values.type === 'BLANK'
      ? joinClauses(
          blanksOf(values).map((ways) => ways.join(' / ')),
          locale,
        )
      : String(values.reference ?? '');
  return (
    <section className="ruled above-24 column gap-12" aria-labelledby="question-preview">
      <div className="row wraps apart gap-8 above-12">
        <h3 className="small" id="question-preview">
          {t('learning.preview')}
        </h3>
        <Segmented<'during' | 'after'>
          aria-label={t('learning.preview')}
          value={when}
          onChange={setWhen}
          options={[
            { value: 'during', label: t('learning.during') },
            { value: 'after', label: t('learning.after') },
          ]}
        />
      </div>
      {stem === '' ? (
        <p className="muted">{t('learning.nothing')}</p>
      ) : (
        <div className="lined rounded column gap-8" style={{ padding: 16 }}>
          <p className="strong as-typed breaks">{stem}</p>
          {options.map(({ text, isRight }, at) => (
            <span key={text} className={`row gap-8 ${isAfter && isRight ? 'primary-ink strong' : ''}`}>
              {String.fromCharCode(65 + at)}. {text} {isAfter && isRight ? '✓' : ''}
            </span>
          ))}
          {isAfter && options.length === 0 && right !== '' && (
            <p className="as-typed breaks">
              {withColon(t('learning.right'), locale)}
              {right}
            </p>
          )}
          {isAfter && values.analysis ? (
            <p className="small muted as-typed breaks">
              {withColon(t('learning.analysis'), locale)}
              {String(values.analysis)}
            </p>
          ) : null}
        </div>
      )}
    </section>
  );
}
