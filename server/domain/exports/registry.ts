import { Refusal } from '#core/errors.ts';
import { getResource } from '#features/resources.ts';
import { stores } from '#features/stores.ts';
import { resourceExporter } from '../resources/export.ts';
import type { Exporter } from './exporter.ts';

/** Every list that can be exported. */
export const exporters: readonly Exporter[] = Object.entries(stores).map(([code, store]) =>
  resourceExporter(getResource(code), store),
);

/** The exporter of a list; throws NOT_FOUND. */
export function getExporter(code: string): Exporter {
  const found = exporters.find((exporter) => exporter.code === code);
  if (!found) throw new Refusal('NOT_FOUND', { cause: `nothing exports ${code}` });
  return found;
}
