import { expect, test } from 'vitest';
import { plainEntryForm } from '#features/competition/shared/form/entry-form.ts';
import { blindFields, companyNames, nameMask, withoutNames } from './blind.ts';

test('every name is masked alike, however long, in whatever case', () => {
  const names = [...companyNames('云汀砺光传感科技有限公司'), ...companyNames('Northwind Works Ltd'), '沈知遥'];
  expect(withoutNames('云汀砺光传感科技有限公司由沈知遥创办，砺光自研。', ['砺光', ...names])).toBe(
    `${nameMask}由${nameMask}创办，${nameMask}自研。`,
  );
  expect(withoutNames('NORTHWIND WORKS builds it', names)).toBe(`${nameMask} builds it`);
});

test('a name of one character, or none, masks nothing', () => {
  expect(withoutNames('文本', ['', '文'])).toBe('文本');
});

test('what judges read blind are fields of the form, none of them of a person, an address or a paper', () => {
  for (const [section, keys] of Object.entries(blindFields)) {
    const form = plainEntryForm.sections.find(({ key }) => key === section)!;
    for (const key of keys) {
      const field = form.fields.find((each) => each.key === key);
      expect(field, `${section}.${key}`).toBeDefined();
      expect(field!.sensitive, `${section}.${key}`).toBeUndefined();
      expect(['files', 'phone', 'email', 'certificate', 'signature'].includes(field!.kind)).toBe(false);
    }
  }
  expect(Object.keys(blindFields).some((key) => ['contact', 'supporter', 'attachments'].includes(key))).toBe(false);
});
