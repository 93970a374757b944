import type { ConsentField } from '#core/forms/kinds/consent.ts';
import { isRecord } from '#core/forms/values.ts';
import { textIn } from '#core/texts/text.ts';
import type { ControlProps } from '../control.ts';
import { FieldFrame } from '../field-frame.tsx';
import { useFormScope } from '../form-scope.ts';
import { useFormWords } from '../words.ts';
import styles from './kinds.module.css';

/** A wording to read and a box to tick; an answer to an earlier wording does not count. */
export function ConsentControl(props: ControlProps<ConsentField>) {
  const { field, value, id, isReadOnly, change } = props;
  const t = useFormWords();
  const { locale } = useFormScope();
  const isAgreed = isRecord(value) && value.agreed === true && value.version === field.version;
  return (
    <FieldFrame control={props} group="group">
      {(parts) => (
        <div className={`panel stack gap-12 ${styles.consent}`}>
          <p className="quiet" id={`${id}-text`}>
            <Wording field={field} />
          </p>
          <label className="row gap-12 strong">
            <input
              type="checkbox"
              id={`${id}-first`}
              checked={isAgreed}
              disabled={isReadOnly}
              aria-invalid={parts['aria-invalid']}
              aria-describedby={`${id}-text`}
              onChange={(event) => change({ agreed: event.target.checked, version: field.version })}
            />
            {t('consent.agree', { label: textIn(field.label, locale) })}
          </label>
        </div>
      )}
    </FieldFrame>
  );
}

/** The wording, with a way to what it refers to: in a tab of its own, so that the form stays as it is. */
function Wording({ field }: { field: ConsentField }) {
  const t = useFormWords();
  const { locale } = useFormScope();
  const { text, reads } = field;
  const words = reads && textIn(reads.words, locale);
  const [before = '', after] = words ? textIn(text, locale).split(words) : [textIn(text, locale)];
  return (
    <>
      {before}
      {reads && after !== undefined && (
        <a href={reads.path} target="_blank" rel="noopener">
          {words}
          <span className="vh">{t('consent.newTab')}</span>
        </a>
      )}
      {after}
    </>
  );
}
