import { Refusal } from '#core/errors.ts';
import type { Data } from '#core/forms/values.ts';
import { textIn } from '#core/texts/text.ts';
import { awardForm } from '#features/competition/shared/form/stage-forms.ts';
import { paperPhaseOf, papersOf } from '#features/competition/shared/papers.ts';
import { sheetDocument } from '#features/competition/shared/print-sheet.ts';
import { renderPdf } from '#server/base/print/render-pdf.ts';
import { instantText, timeText } from '#server/base/time-text.ts';
import { eq } from '#server/database/sql.ts';
import { tenants } from '#server/database/tables/tenants.ts';
import type { FileAnswer, SlowActorCall } from '#server/handle.ts';
import type { ActorScope, Scope } from '#server/scope.ts';
import { getEdition } from '../editions.ts';
import { type EntryRow, getOwnEntry, lastSnapshots } from '../entry-record.ts';
import { readTimeline } from '../read.ts';
import { bookingOf, venueOf } from './bookings.ts';

/** The sheet that goes on top of the printed material of an own entry, as PDF; NOT_ALLOWED until the files are approved. */
export async function printSheet(call: SlowActorCall, { id }: { id: string }): Promise<FileAnswer> {
  const document = await call.read((scope) => sheetOf(scope, id));
  const content = await renderPdf(document);
  const name = `${document.title.replaceAll(/[\s:/]+/g, '-')}.pdf`;
  return { kind: 'file', name, type: 'application/pdf', size: content.length, disposition: 'attachment', content };
}

async function sheetOf(scope: ActorScope, id: string) {
  const entry = await getOwnEntry(scope, id);
  const phase = paperPhaseOf(entry.state);
  const approved = await approvedMaterial(scope, entry);
  if ((phase !== 'printing' && phase !== 'delivered') || !approved)
    throw new Refusal('NOT_ALLOWED', { cause: `prints the material in ${entry.state}` });
  const edition = await getEdition(scope, entry.editionId);
  const [tenant] = await scope.db
    .select({ CN: tenants.nameCN, EN: tenants.nameEN })
    .from(tenants)
    .where(eq(tenants.id, scope.tenantId));
  const booking = await bookingOf(scope, id);
  const steps = await readTimeline(scope, id);
  const approvedAt = steps.findLast(({ step }) => step === 'approve-files')?.at;
  const language = scope.locale === 'CN' ? 'CN' : 'EN';
  const prize = edition.prizes.find(({ key }) => key === entry.prize)?.name ?? { CN: '', EN: '' };
  return sheetDocument(
    {
      tenant: tenant ?? { CN: '', EN: '' },
      edition: edition.title,
      no: entry.no ?? '',
      project: entry.project,
      company: entry.company,
      prize,
      approvedOn: approvedAt ? instantText(new Date(approvedAt), language) : '',
      papers: papersOf(phase, approved.data),
      code: approved.code,
      booking: booking
        ? { time: timeText(booking, language), venue: textIn(venueOf(edition.counter), scope.locale) }
        : null,
      createdAt: scope.now,
    },
    language,
  );
}

/** The award material as it was handed in last, with the code by which a print of it is known. */
async function approvedMaterial(scope: Scope, { id }: EntryRow) {
  const found = (await lastSnapshots(scope, id)).find(({ form }) => form === awardForm.code);
  return found && { data: found.data as Data, code: codeOf(found.digest) };
}

/** Twelve signs in groups of four, as of a certificate. */
function codeOf(digest: string): string {
  return digest.slice(0, 12).toUpperCase().match(/.{4}/g)!.join('-');
}

/** The code that the print of an entry must bear; null before its material was handed in. */
export async function printCode(scope: Scope, entry: EntryRow): Promise<string | null> {
  return (await approvedMaterial(scope, entry))?.code ?? null;
}
