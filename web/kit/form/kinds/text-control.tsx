import { useId } from 'react';
import type { CreditCodeField } from '#core/forms/kinds/credit-code.ts';
import type { EmailField } from '#core/forms/kinds/email.ts';
import type { TextField } from '#core/forms/kinds/text.ts';
import { textIn } from '#core/texts/text.ts';
import { fieldClasses } from '#web/kit/controls/field.tsx';
import type { ControlProps } from '../control.ts';
import { FieldFrame } from '../field-frame.tsx';
import { useFormScope } from '../form-scope.ts';
import { useFormWords } from '../words.ts';
import { useCompanies } from './use-companies.ts';

/** One line: text, e-mail address or credit code. Suggestions, of a dictionary or of companies, stay suggestions. */
export function TextControl(props: ControlProps<TextField | EmailField | CreditCodeField>) {
  const { field, path, value, isReadOnly, change, settle } = props;
  const t = useFormWords();
  const { locale, dictionaries, change: changeAt } = useFormScope();
  const list = useId();
  const codeField = field.kind === 'text' ? field.companyCode : undefined;
  const companies = useCompanies(codeField && !isReadOnly ? asTyped(value) : undefined);
  const words = field.kind === 'text' && field.suggest ? dictionaries[field.suggest] : undefined;
  const suggested = codeField
    ? companies.map(({ name, code }) => ({ key: code, value: name, label: code }))
    : words?.map((option) => ({ key: option.value, value: textIn(option.label, locale) }));
  const type = (text: string) => {
    change(text);
    const picked = companies.find(({ name }) => name === text.trim());
    if (picked && codeField) changeAt(path.replace(/\w+$/, codeField), picked.code);
  };
  return (
    <FieldFrame control={props}>
      {(parts) => (
        <>
          <input
            {...parts}
            className={fieldClasses.input}
            type={field.kind === 'email' ? 'email' : 'text'}
            value={asTyped(value)}
            readOnly={isReadOnly}
            list={suggested ? list : undefined}
            autoCapitalize={field.kind === 'text' ? undefined : 'none'}
            spellCheck={field.kind === 'text' && !field.pattern}
            placeholder={
              isReadOnly || !field.example ? undefined : t('example', { example: textIn(field.example, locale) })
            }
            onChange={(event) => type(event.target.value)}
            onBlur={settle}
          />
          {suggested && (
            <datalist id={list}>
              {suggested.map((option) => (
                <option {...option} key={option.key} />
              ))}
            </datalist>
          )}
        </>
      )}
    </FieldFrame>
  );
}

/** A value as an input shows it, whatever is stored. */
export function asTyped(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
}
