import type { Option } from '#core/dictionaries/option.ts';
import { textIn } from '#core/texts/text.ts';
import { polityCalls } from '#features/contents/calls/contents.ts';
import { listClasses } from '#features/contents/portal/content-list.tsx';
import type { PanelPart } from '#features/contents/portal/filter-parts.ts';
import type { FilterSpec } from '#features/contents/portal/filters.ts';
import { PanelPage } from '#features/contents/portal/panel-page.tsx';
import { useContents, valuesOf } from '#features/contents/portal/words.ts';
import {
  policyDepartment,
  policyField,
  policyLevel,
  policyValidity,
} from '#features/contents/shared/polity-choices.ts';
import { useSession } from '#web/kit/call/session.ts';
import { PolicyRow } from './policy-row.tsx';

export function Component() {
  const t = useContents();
  return (
    <PanelPage
      title={t('polity.title')}
      note={t('polity.note')}
      spec={policyFilters}
      parts={useParts()}
      calls={polityCalls}
      empty={t('polity.nothing')}
      orderWords={{ newest: t('order.issued') }}
    >
      {(rows) => (
        <ul className={listClasses.list}>
          {rows.map((row) => (
            <PolicyRow key={row.id} row={row} rows={rows} />
          ))}
        </ul>
      )}
    </PanelPage>
  );
}

function useParts(): readonly PanelPart[] {
  const t = useContents();
  const locale = useSession((state) => state.locale);
  const choices = (options: readonly Option[]) =>
    options.map(({ value, label }) => ({ value, label: textIn(label, locale) }));
  return [
    { kind: 'text', name: 'keyword', label: t('filter.keyword'), example: t('filter.keywordHint') },
    { kind: 'radios', name: 'level', label: t('polity.level'), choices: choices(policyLevel) },
    {
      kind: 'select',
      name: 'department',
      label: t('polity.department'),
      all: t('polity.allDepartments'),
      choices: choices(policyDepartment),
    },
    { kind: 'chips', name: 'field', label: t('polity.field'), choices: choices(policyField) },
    { kind: 'dates', name: 'dates', label: t('polity.issued') },
    {
      kind: 'text',
      name: 'number',
      label: t('filter.number'),
      hint: t('filter.numberHint'),
      example: t('filter.numberExample'),
    },
    { kind: 'radios', name: 'validity', label: t('polity.validity'), choices: choices(policyValidity) },
  ];
}

const policyFilters: FilterSpec = {
  facets: {
    level: valuesOf(policyLevel),
    department: valuesOf(policyDepartment),
    field: valuesOf(policyField),
    validity: valuesOf(policyValidity),
  },
  dates: true,
  number: true,
  orders: ['newest', 'oldest', 'level'],
};
