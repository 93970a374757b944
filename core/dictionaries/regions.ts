import rows from '#data/regions.json' with { type: 'json' };
import { readRows } from './list.ts';
import type { Option } from './option.ts';

/** The administrative regions of China, province to district; edition of 2023, by GB/T 2260 code. Districts of a municipality hang directly under it. Load it where a region is chosen, checked or shown (`{ ...dictionaries, region: regions }`). */
export const regions: readonly Option[] = growTree(readRows(rows));

/** A region follows the one that it is part of. */
function growTree(list: readonly Option[]): Option[] {
  const nodes = new Map<string, Option & { children?: Option[] }>();
  const provinces: Option[] = [];
  for (const { value: code, label } of list) {
    const node = { value: code, label };
    nodes.set(code, node);
    const city = code.endsWith('00') ? undefined : nodes.get(`${code.slice(0, 4)}00`);
    const parent = code.endsWith('0000') ? undefined : (city ?? nodes.get(`${code.slice(0, 2)}0000`));
    if (!parent) provinces.push(node);
    else parent.children = [...(parent.children ?? []), node];
  }
  return provinces;
}
