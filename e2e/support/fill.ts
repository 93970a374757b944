import { expect, type Locator, type Page } from '@playwright/test';
import type { Dictionaries } from '#core/dictionaries/option.ts';
import { regions } from '#core/dictionaries/regions.ts';
import { dictionaries as shipped } from '#core/dictionaries/registry.ts';
import { derivedValue } from '#core/forms/derive.ts';
import type { Field, FieldOf, Kind } from '#core/forms/field.ts';
import type { CertificateValue } from '#core/forms/kinds/certificate.ts';
import type { PhoneValue } from '#core/forms/kinds/phone.ts';
import type { SignatureValue } from '#core/forms/kinds/signature.ts';
import { optionLabel, optionsOf } from '#core/forms/options.ts';
import { regionTrail } from '#core/forms/regions.ts';
import type { Form } from '#core/forms/section.ts';
import type { FileValue, RowValue, Values } from '#core/forms/values.ts';
import { openEnd } from '#core/forms/values.ts';
import { CN } from '#core/texts/form/CN.ts';
import { EN } from '#core/texts/form/EN.ts';
import { type Locale, textIn } from '#core/texts/text.ts';
import { paperFor } from './papers.ts';

const dictionaries: Dictionaries = { ...shipped, region: regions };
const words = (locale: Locale) => (locale === 'CN' ? CN : EN);

/** Fills the section on screen as its definition says; what the values lack stays empty. */
export async function fillSection(
  page: Page,
  form: Form,
  { key, values, locale = 'CN' }: { key: string; values: Values; locale?: Locale },
): Promise<void> {
  const section = form.sections.find((each) => each.key === key);
  if (!section) throw new Error(`no section ${key}`);
  const title = textIn(section.title, locale);
  const area = page.getByRole('region', { name: new RegExp(`^\\d+\\. ${escaped(title)}$`) });
  await expect(area).toBeVisible();
  await fillFields(area, section.fields, { values, locale });
}

/** Goes on to the next section by the button below this one. */
export async function goOn(page: Page, locale: Locale = 'CN'): Promise<void> {
  await page.getByRole('button', { name: locale === 'CN' ? /^保存，去/ : /^Save, / }).click();
}

/** One control of a section: what a label leads to. */
export function control(area: Page | Locator, label: string): Locator {
  const named = { name: label, exact: true };
  return area.getByRole('textbox', named).or(area.getByRole('combobox', named));
}

interface Filling {
  readonly values: Values;
  readonly locale: Locale;
}

interface Target<F extends Field = Field> extends Filling {
  readonly area: Locator;
  readonly field: F;
  readonly label: string;
}

/** Fills fields that stand in `area`; what the values lack stays empty. */
export async function fillFields(area: Locator, fields: readonly Field[], filling: Filling) {
  for (const field of fields) {
    const value = filling.values[field.key];
    const isEmpty = value === undefined || (Array.isArray(value) && value.length === 0);
    if (isEmpty || derivedValue(field, filling.values) !== undefined) continue;
    const fill = (kinds[field.kind] ?? type) as (target: Target, value: unknown) => Promise<void>;
    await fill({ area, field, label: textIn(field.label, filling.locale), ...filling }, value);
  }
}

/** Kinds that are more than one box to type into. */
const kinds: { readonly [K in Kind]?: (target: Target<FieldOf<K>>, value: never) => Promise<void> } = {
  choice,
  'multi-choice': async (target, values: readonly string[]) => {
    for (const value of values)
      await group(target)
        .getByRole('checkbox', { name: optionLabel(target.field, value, target.locale, dictionaries), exact: true })
        .check();
  },
  region: async (target, code: string) => {
    const levels = Object.values(words(target.locale).region);
    for (const [depth, option] of regionTrail(code, dictionaries).entries())
      await group(target).getByRole('combobox', { name: levels[depth]!, exact: true }).selectOption(option.value);
  },
  phone: async (target, { area, number }: PhoneValue) => {
    const t = words(target.locale).phone;
    await group(target).getByRole('combobox', { name: t.area }).selectOption(area);
    await group(target).getByRole('textbox', { name: t.number }).fill(number);
  },
  certificate: async (target, { type: kind, number }: CertificateValue) => {
    const t = words(target.locale).certificate;
    await group(target).getByRole('combobox', { name: t.type }).selectOption(kind);
    await group(target).getByRole('textbox', { name: t.number }).fill(number);
  },
  rows: async (target, rows: readonly RowValue[]) => {
    const t = words(target.locale).rows;
    const item = textIn(target.field.item, target.locale);
    for (const row of rows) {
      const add = [t.add, t.addMore].map((words) => escaped(words.replace('{item}', item))).join('|');
      await group(target)
        .getByRole('button', { name: new RegExp(`^(${add})$`) })
        .click();
      const done = group(target).getByRole('button', { name: t.done, exact: true });
      await fillFields(group(target), target.field.fields, { values: row, locale: target.locale });
      // The back office keeps its rows open.
      if (!(await done.isVisible())) continue;
      await done.click();
      await expect(done).toBeHidden();
    }
  },
  files: async (target, files: readonly FileValue[]) => {
    const t = words(target.locale).files;
    const stored = group(target).getByRole('listitem').filter({ hasText: t.stored });
    for (const [at, file] of files.entries()) {
      // A file input has no role of its own.
      await group(target)
        .locator('input[type=file]')
        .setInputFiles(await paperFor(file));
      if (target.field.crop)
        await target.area
          .page()
          .getByRole('button', { name: words(target.locale).crop.done, exact: true })
          .click();
      await expect(stored).toHaveCount(at + 1, { timeout: 30_000 });
    }
  },
  consent: async (target) => group(target).getByRole('checkbox').check(),
  signature: async (target, { name }: SignatureValue) => control(target.area, target.label).fill(name),
};

async function type({ area, field, label, locale }: Target, value: unknown) {
  if ('openEnded' in field && field.openEnded && value === openEnd)
    return area.getByRole('checkbox', { name: textIn(field.openEnded, locale), exact: true }).check();
  await control(area, label).fill(String(value));
}

async function choice(target: Target<FieldOf<'choice'>>, value: string) {
  const { area, field, label, locale, values } = target;
  const options = optionsOf(field, values, dictionaries);
  const name = optionLabel(field, value, locale, dictionaries);
  const radios = area.getByRole('radiogroup', { name: label, exact: true });
  const list = area.getByRole('combobox', { name: label, exact: true });
  await expect(radios.or(list).first()).toBeVisible();
  if (await radios.isVisible()) return radios.getByRole('radio', { name, exact: true }).check();
  if (options.length <= 14) return void (await list.selectOption(value));
  await list.click();
  await list.fill(name);
  await area.getByRole('option', { name, exact: true }).click();
}

function group({ area, label }: Target): Locator {
  return area.getByRole('group', { name: label, exact: true });
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
