import { withLuhnDigit } from '#core/forms/identifiers/bank-account.ts';
import type { Data, Values } from '#core/forms/values.ts';
import { snapshotDigest } from '#features/competition/server/packet/snapshot-digest.ts';
import { entries, entrySnapshots, entrySteps } from '#features/competition/server/tables.ts';
import { awardForm } from '#features/competition/shared/form/stage-forms.ts';
import { newId } from '#server/base/ids.ts';
import type { Db } from '#server/database/database.ts';
import { and, asc, eq } from '#server/database/sql.ts';
import type { Services } from '#server/services.ts';
import { storeHandedIn } from './handed-in-file.ts';
import { printPapers } from './printed-papers.ts';

/** Gives the winners who handed in their award material the papers of it, and its snapshot. */
export async function writeMaterial(db: Db, services: Services, tenantId: string): Promise<void> {
  const handedIn = await db
    .select({ entry: entries, at: entrySteps.at })
    .from(entrySteps)
    .innerJoin(entries, and(eq(entries.id, entrySteps.entryId), eq(entries.tenantId, entrySteps.tenantId)))
    .where(and(eq(entrySteps.tenantId, tenantId), eq(entrySteps.step, 'submit-material')))
    .orderBy(asc(entries.id));
  const prints = await printPapers(awardForm, '获奖材料');
  for (const [index, { entry, at }] of handedIn.entries()) {
    const data: Record<string, Values> = {};
    for (const { key, fields } of awardForm.sections) {
      const values: Record<string, unknown> = { ...told(entry.company, index)[key] };
      for (const field of fields) {
        const print = prints.get(`${key}.${field.key}`);
        if (!print) continue;
        const purpose = `${key}.${field.key}`;
        const name = `${field.label.CN}.pdf`;
        values[field.key] = [await storeHandedIn(db, services, { entry, purpose, name, print, at })];
      }
      data[key] = values;
    }
    await db.insert(entrySnapshots).values({
      id: newId(),
      tenantId,
      entryId: entry.id,
      ownerId: entry.ownerId,
      form: awardForm.code,
      data,
      digest: snapshotDigest(data),
      at,
    });
    const kept = Object.fromEntries(
      Object.entries(data).map(([key, values]) => [
        key,
        { rev: 1, values, savedAt: at.toISOString(), tx: `demo-${key}` },
      ]),
    );
    await db
      .update(entries)
      .set({ sections: { ...(entry.sections as object), ...kept } })
      .where(eq(entries.id, entry.id));
  }
}

function told(company: string, index: number): Data {
  const account = withLuhnDigit(`62220200001234${String(index).padStart(4, '0')}`);
  return {
    papers: { payee: company },
    bank: { holder: company, bank: '云汀银行', branch: '人才大道支行', account },
  };
}
