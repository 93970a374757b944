import { Refusal } from '#core/errors.ts';
import type { Exporter } from '#server/exports/exporter.ts';
import { resourceExporter } from '#server/resources/export.ts';
import { getResource } from './resources.ts';
import { stores } from './stores.ts';

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
