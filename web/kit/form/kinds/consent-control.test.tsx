import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { CN } from '#core/texts/form/CN.ts';
import { consentSection } from '#features/casework/programmes/blocks/consent.ts';
import { addWordings } from '#web/kit/i18n.ts';
import type { ControlProps } from '../control.ts';
import { type FormScope, FormScopeContext } from '../form-scope.ts';
import { ConsentControl } from './consent-control.tsx';

beforeEach(() => addWordings('form:', CN, 'CN'));

const draw = (key: string) => {
  const field = consentSection.fields.find((each) => each.key === key)!;
  const control = { field, value: null, path: key, id: `f-${key}`, messages: [], isRequired: true, isReadOnly: false };
  return renderToStaticMarkup(
    <FormScopeContext value={{ locale: 'CN', focus: () => undefined } as unknown as FormScope}>
      <ConsentControl {...(control as unknown as ControlProps<never>)} />
    </FormScopeContext>,
  );
};

test('the rules that one consents to are a link in the sentence, opened beside the form', () => {
  const html = draw('privacy');
  expect(html).toMatch(/本人已阅读<a href="\/privacy" target="_blank" rel="noopener">《个人信息处理规则》/);
  expect(draw('share')).not.toContain('<a ');
});
