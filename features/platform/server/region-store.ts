import { regions } from '#core/dictionaries/regions.ts';
import { regionDepth } from '#core/forms/regions.ts';
import type { Option } from '#core/resources/resource.ts';
import type { Text } from '#core/texts/text.ts';
import { region as resource } from '#features/platform/resources/region.ts';
import { regionLabel } from '#server/base/region-label.ts';
import { shippedStore } from '#server/resources/shipped-store.ts';
import type { Row } from '#server/resources/store.ts';
import { regionMarks } from './tables.ts';

/** The regions as shipped, some three thousand, each with what the tenant says of it. */
export const regionStore = shippedStore({
  resource,
  table: regionMarks,
  shipped: () => all,
  present: (row, kept) => ({
    ...row,
    status: statusOf(kept),
    isServed: kept?.isServed ?? false,
    replacedBy: kept?.replacedBy ? joined(kept.replacedBy.map(regionLabel)) : null,
    note: kept?.note ?? '',
  }),
  values: ({ code, isServed, note }) => ({ code, served: isServed ? 'YES' : 'NO', note }),
  columns: ({ served, note }) => ({ isServed: served === 'YES', note: String(note ?? '') }),
  actions: { serve: { isServed: true }, unserve: { isServed: false } },
  keyword: ({ name, code }) => regionNames({ code: String(code), name: name as Text }),
});

/** What a region is found by; names in English are the pinyin. */
export function regionNames({ code, name: { CN, EN } }: { code: string; name: Text }): string[] {
  return [CN, EN, EN.replaceAll(/[\s']/g, ''), code];
}

/** How a region stands with the tenant that says this of it. */
export function statusOf(
  kept: Pick<typeof regionMarks.$inferSelect, 'isServed' | 'replacedBy'> | undefined,
): 'REPLACED' | 'SERVED' | 'OTHER' {
  if (kept?.replacedBy) return 'REPLACED';
  return kept?.isServed ? 'SERVED' : 'OTHER';
}

/** 1 of a province to 3 of a district. */
export function levelOf(code: string): string {
  return String(regionDepth(code));
}

function joined(names: readonly Text[]): Text {
  return { CN: names.map(({ CN }) => CN).join('、'), EN: names.map(({ EN }) => EN).join('; ') };
}

const all = rowsOf(regions, []);

function rowsOf(nodes: readonly (Option & { children?: readonly Option[] })[], above: readonly Option[]): Row[] {
  return nodes.flatMap((node) => [
    {
      id: node.value,
      code: node.value,
      name: node.label,
      level: levelOf(node.value),
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
