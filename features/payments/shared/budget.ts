import type { Values } from '#core/forms/values.ts';
import { isRecord } from '#core/forms/values.ts';
import type { Problem } from '#core/texts/errors/problems.ts';
import type { Part } from './instalments.ts';

/** 万元 of a form in fen. */
export function fenOf(wan: unknown): number {
  return Math.round(Number(wan) * 1_000_000);
}

/** Instalments that the form of a budget declares. */
export function partsIn({ parts }: Values): Part[] {
  return rowsIn(parts).map((row, index) => {
    const condition = { CN: String(row.conditionCN ?? ''), EN: String(row.conditionEN ?? '') };
    return {
      key: `part${index + 1}`,
      title: { CN: String(row.titleCN), EN: String(row.titleEN) },
      share: Number(row.share) / 100,
      months: Number(row.months ?? 0),
      conditions: condition.CN || condition.EN ? [condition] : [],
    };
  });
}

/** Shares that do not add up, and conditions said in one language only. */
export function budgetProblems(values: Values): Problem[] {
  const rows = rowsIn(values.parts);
  const sum = rows.reduce((total, { share }) => total + Number(share ?? 0), 0);
  const halves = rows.flatMap(({ id, conditionCN, conditionEN }): Problem[] => {
    if (Boolean(conditionCN) === Boolean(conditionEN)) return [];
    return [{ path: `parts[${String(id)}].condition${conditionCN ? 'EN' : 'CN'}`, key: 'REQUIRED' }];
  });
  if (rows.length === 0 || Math.abs(sum - 100) < 0.005) return halves;
  return [...halves, { path: 'parts', key: 'SHARES_NOT_WHOLE', params: { sum: String(Number(sum.toFixed(2))) } }];
}

function rowsIn(parts: unknown): readonly Values[] {
  return Array.isArray(parts) ? parts.filter(isRecord) : [];
}
