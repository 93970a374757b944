import { valueAt } from '#core/forms/condition.ts';
import type { FieldContext } from '#core/forms/kind.ts';
import type { Section } from '#core/forms/section.ts';

/**
 * A figure that was probably meant instead of the one a rule of the section refuses: as many as there are entries, or a
 * hundredth where somebody typed yuan for a hundred. Undefined where nothing is refused or nothing is likely.
 */
export function offeredFigure(section: Section, key: string, context: FieldContext): number | undefined {
  const value = context.values[key];
  if (typeof value !== 'number') return undefined;
  for (const rule of section.rules ?? []) {
    if (!('field' in rule) || rule.field !== key) continue;
    if (rule.rule === 'count') {
      const entries = valueAt({ field: rule.other }, context);
      const count = (Array.isArray(entries) ? entries.length : 0) + (rule.plus ?? 0);
      if (count !== value && count > 0) return count;
    }
    if (rule.rule === 'not-more') {
      const most = valueAt({ field: rule.other }, context);
      if (typeof most === 'number' && value > most && value / 100 <= most) return hundredth(value);
    }
  }
  return undefined;
}

/** A hundredth of a figure that is some fifty times the one beside it or more, where that comes near it. */
export function offeredBeside(value: unknown, beside: unknown): number | undefined {
  if (typeof value !== 'number' || typeof beside !== 'number' || beside <= 0 || value < beside * 50) return undefined;
  return value <= beside * 500 ? hundredth(value) : undefined;
}

function hundredth(value: number): number {
  return Math.round(value) / 100;
}
