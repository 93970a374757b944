import { regions } from '#core/dictionaries/regions.ts';
import type { Option } from '#core/resources/resource.ts';
import { region as resource } from '#features/platform/resources/region.ts';
import { shippedStore } from '#server/resources/shipped-store.ts';
import type { Row } from '#server/resources/store.ts';
import { regionMarks } from './tables.ts';

/** The regions as shipped, some three thousand, each with what the tenant says of it. */
export const regionStore = shippedStore({
  resource,
  table: regionMarks,
  shipped: () => all,
  present: (row, kept) => ({ ...row, status: kept?.isServed ? 'SERVED' : 'OTHER', note: kept?.note ?? '' }),
  values: ({ code, status, note }) => ({ code, served: status === 'SERVED' ? 'YES' : 'NO', note }),
  columns: ({ served, note }) => ({ isServed: served === 'YES', note: String(note ?? '') }),
  actions: { serve: { isServed: true }, unserve: { isServed: false } },
  // Names in English are the pinyin.
  keyword: ({ name, code }) => {
    const { CN, EN } = name as Option['label'];
    return [CN, EN, EN.replaceAll(/[\s']/g, ''), code];
  },
});

const all = rowsOf(regions, []);

function rowsOf(nodes: readonly (Option & { children?: readonly Option[] })[], above: readonly Option[]): Row[] {
  return nodes.flatMap((node) => [
    {
      id: node.value,
      code: node.value,
      name: node.label,
      level: node.value.endsWith('0000') ? '1' : node.value.endsWith('00') ? '2' : '3',
      parent: above.at(-1)?.value ?? '',
      within: {
        CN: above.map(({ label }) => label.CN).join(''),
        EN: above
          .map(({ label }) => label.EN)
          .reverse()
          .join(', '),
      },
    },
    ...rowsOf(node.children ?? [], [...above, node]),
  ]);
}
