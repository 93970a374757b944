import type { Period, ReportDefinition, Schedule } from '#features/data-centre/shared/report.ts';
import type { Values } from '#server/resources/store.ts';

/** What a report shows, as its form was filled in. */
export function definitionOf(values: Values): ReportDefinition {
  return {
    dataset: String(values.dataset ?? ''),
    dimensions: textsIn(values.dimensions),
    measures: textsIn(values.measures),
    filters: Object.fromEntries(
      ((values.filters ?? []) as { dimension?: unknown; value?: unknown }[]).map(({ dimension, value }) => [
        String(dimension),
        String(value),
      ]),
    ),
    period: String(values.period) as Period,
  };
}

/** When a report is sent. */
export function scheduleOf({ schedule, hour, weekday, monthDay }: Values): Schedule {
  return {
    schedule: String(schedule ?? 'NONE'),
    hour: String(hour ?? '08:00'),
    weekday: String(weekday ?? '1'),
    monthDay: String(monthDay ?? '1'),
  };
}

/** The texts of a list, such as keys and ids. */
export function textsIn(list: unknown): string[] {
  return Array.isArray(list) ? list.map(String) : [];
}
