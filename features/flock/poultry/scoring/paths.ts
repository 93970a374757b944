import type { Where } from './scoring-session.ts';

/** Where the sections of a report are chosen. */
export function reportPath(farmId: string, reportId: string): string {
  return `/r/${farmId}/${reportId}`;
}

/** The scoring page of a section, at an item if one is named. */
export function sectionPath(
  farmId: string,
  reportId: string,
  { section, no, field }: Omit<Where, 'no'> & { readonly no?: number },
): string {
  const query = new URLSearchParams();
  if (no !== undefined) query.set(section === 'walk' ? 'area' : 'no', String(no));
  if (field && field !== 'score') query.set('half', field);
  const path = `${reportPath(farmId, reportId)}/${section}`;
  return query.size > 0 ? `${path}?${query}` : path;
}
