import { withLuhnDigit } from '#core/forms/identifiers/bank-account.ts';
import type { Data, Values } from '#core/forms/values.ts';
import { snapshotDigest } from '#features/competition/server/packet/snapshot-digest.ts';
import { entries, entrySnapshots, entrySteps } from '#features/competition/server/tables.ts';
import { awardForm } from '#features/competition/shared/form/stage-forms.ts';
import { newId } from '#server/base/ids.ts';
import type { Db } from '#server/database/database.ts';
import { and, asc, eq } from '#server/database/sql.ts';
import { makePdf, pdfFont } from '#server/demo/make-pdf.ts';
import type { Services } from '#server/services.ts';
import { storeHandedIn } from './handed-in-file.ts';

/** Gives the winners who handed in their award material the papers of it, and its snapshot. */
export async function writeMaterial(db: Db, services: Services, tenantId: string): Promise<void> {
  const handedIn = await db
    .select({ entry: entries, at: entrySteps.at })
    .from(entrySteps)
    .innerJoin(entries, and(eq(entries.id, entrySteps.entryId), eq(entries.tenantId, entrySteps.tenantId)))
    .where(and(eq(entrySteps.tenantId, tenantId), eq(entrySteps.step, 'submit-material')))
    .orderBy(asc(entries.id));
  const prints = await printPapers();
  for (const [index, { entry, at }] of handedIn.entries()) {
    const data: Record<string, Values> = {};
    for (const { key, fields } of awardForm.sections) {
      const values: Record<string, unknown> = { ...told(entry.company, index)[key] };
      for (const field of fields) {
        const content = prints.get(field.label.CN);
        if (!content) continue;
        const purpose = `${key}.${field.key}`;
        const name = `${field.label.CN}.pdf`;
        values[field.key] = [await storeHandedIn(db, services, { entry, purpose, name, content, pages: 1, at })];
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

/** Every paper that the award asks for, by what it is called. */
async function printPapers(): Promise<Map<string, Buffer>> {
  const names = awardForm.sections.flatMap(({ fields }) =>
    fields.filter(({ kind, required }) => kind === 'files' && required !== false).map(({ label }) => label.CN),
  );
  const prints = new Map<string, Buffer>();
  for (const name of names)
    prints.set(
      name,
      await makePdf({
        info: { title: name },
        pageSize: 'A4',
        pageMargins: [72, 120, 72, 72],
        defaultStyle: { font: pdfFont, fontSize: 12, lineHeight: 1.8 },
        content: [
          { text: name, fontSize: 22, bold: true, alignment: 'center', margin: [0, 0, 0, 28] },
          { text: `本件为国际人才创新大赛获奖材料中的“${name}”，内容属实，复印件与原件一致。` },
          { text: '单位（盖章）　　　　　　　　经办人（签字）', margin: [0, 60, 0, 0] },
        ],
      }),
    );
  return prints;
}
