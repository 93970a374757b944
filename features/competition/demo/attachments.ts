import type { Data, FileValue, Values } from '#core/forms/values.ts';
import { snapshotDigest } from '#features/competition/server/packet/snapshot-digest.ts';
import { entries, entrySnapshots } from '#features/competition/server/tables.ts';
import { entryCode, plainEntryForm } from '#features/competition/shared/form/entry-form.ts';
import type { Db } from '#server/database/database.ts';
import { and, asc, eq } from '#server/database/sql.ts';
import type { Services } from '#server/services.ts';
import { type Print, storeHandedIn } from './handed-in-file.ts';
import { drawOffice } from './office-pictures.ts';
import { printPlan } from './plans.ts';
import { printPapers } from './printed-papers.ts';

/** Patents that a returned entry declares, one more than it attached certificates: so its return says. */
const declaredPatents = 3;

/** Gives the handed-in entries of an edition what they had to attach, as uploads before the hand-in would have done. */
export async function writeAttachments(db: Db, services: Services, editionId: string): Promise<void> {
  const rows = await db
    .select({ entry: entries, snapshot: entrySnapshots })
    .from(entrySnapshots)
    .innerJoin(entries, and(eq(entries.id, entrySnapshots.entryId), eq(entries.tenantId, entrySnapshots.tenantId)))
    .where(and(eq(entries.editionId, editionId), eq(entrySnapshots.form, entryCode)))
    .orderBy(asc(entries.id));
  const papers = await printPapers(plainEntryForm, '报名材料');
  const plan = await printPlan('国际人才创新大赛参赛项目');
  const office = await drawOffice();
  for (const { entry, snapshot } of rows) {
    const store = (field: string, name: string, print: Print) =>
      storeHandedIn(db, services, { entry, purpose: `attachments.${field}`, name, print, at: snapshot.at });
    const paper = (field: string, name: string) => store(field, name, papers.get(`attachments.${field}`)!);
    const photos: FileValue[] = [];
    for (const { name, print } of office) photos.push(await store('officePhotos', name, print));
    const isReturned = entry.state === 'RETURNED';
    const certificates = isReturned
      ? [
          await paper('patentCertificates', '发明专利证书一.pdf'),
          await paper('patentCertificates', '发明专利证书二.pdf'),
        ]
      : [];
    const attachments: Values = {
      plan: [await store('plan', `${entry.project} 商业计划书.pdf`, plan)],
      licence: [await paper('licence', '营业执照.pdf')],
      officePhotos: photos,
      financialReports: [await paper('financialReports', '财务报表.pdf')],
      shareProof: [await paper('shareProof', '股权证明.pdf')],
      ...(isReturned && { patentCertificates: certificates }),
      commitmentLetter: [await paper('commitmentLetter', '签字的承诺书.pdf')],
    };
    const given = snapshot.data as Data;
    const changed: Data = {
      attachments: { ...given.attachments, ...attachments },
      ...(isReturned && { company: { ...given.company, patents: declaredPatents } }),
    };
    const data = { ...given, ...changed };
    await db
      .update(entrySnapshots)
      .set({ data, digest: snapshotDigest(data) })
      .where(eq(entrySnapshots.id, snapshot.id));
    const sections: Record<string, { values: Values }> = { ...(entry.sections as object) };
    for (const [key, values] of Object.entries(changed))
      sections[key] = { ...(sections[key] ?? sections.project!), values };
    await db
      .update(entries)
      .set({ sections: sections as typeof entry.sections })
      .where(eq(entries.id, entry.id));
  }
}
