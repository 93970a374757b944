import { Refusal } from '#core/errors.ts';
import type { Data } from '#core/forms/values.ts';
import { textIn } from '#core/texts/text.ts';
import { awardForm } from '#features/competition/shared/form/stage-forms.ts';
import { paperPhaseOf, papersOf } from '#features/competition/shared/papers.ts';
import { type PrintedPaper, type SheetFacts, sheetDocument } from '#features/competition/shared/print-sheet.ts';
import { countPdfs, mergePdfs } from '#server/base/print/merge/merge-pdf.ts';
import { qrMatrix } from '#server/base/print/qr.ts';
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
import { gather, readStored } from './print-files.ts';

interface Wanted {
  /** Of the entry. */
  readonly id: string;
  /** Where the code of the sheet leads an officer. */
  readonly origin: string;
}

/**
 * The award material of an own entry as one PDF to print: the sheet for the counter, then the approved files in their
 * order; those that cannot be merged are named on the sheet. NOT_ALLOWED until the files are approved; TOO_MANY.
 */
export async function printSheet(call: SlowActorCall, { id, origin }: Wanted): Promise<FileAnswer> {
  const { facts, papers, stored, language } = await call.read((scope) => factsOf(scope, { id, origin }));
  const gathered = await gather(call.services.storage, papers, stored);
  const first = await drawSheet({ ...facts, papers: gathered.papers }, language);
  const whole = gathered.contents.length > 0 ? await mergePdfs([first.content, ...gathered.contents]) : first.content;
  const { content, title } = whole
    ? { content: whole, title: first.title }
    : await drawSheet({ ...facts, papers: gathered.papers.map(allApart) }, language);
  const name = `${title.replaceAll(/[\s:/]+/g, '-')}.pdf`;
  return { kind: 'file', name, type: 'application/pdf', size: content.length, disposition: 'attachment', content };
}

/** The sheet says on which page its files begin: it is drawn again until it has as many pages as it says. */
async function drawSheet(facts: Omit<SheetFacts, 'ownPages'>, language: 'CN' | 'EN') {
  for (let ownPages = 1; ; ownPages++) {
    const document = sheetDocument({ ...facts, ownPages }, language);
    const content = await renderPdf(document);
    const [counted] = await countPdfs([content]);
    if (!counted || 'refused' in counted || counted.pages <= ownPages) return { content, title: document.title };
  }
}

/** Nothing could be merged: every file is printed by itself. */
function allApart({ label, files }: PrintedPaper): PrintedPaper {
  return { label, files: files.map(({ pages: _, ...file }) => ({ apart: 'BROKEN', ...file })) };
}

async function factsOf(scope: ActorScope, { id, origin }: Wanted) {
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
  const language: 'CN' | 'EN' = scope.locale === 'CN' ? 'CN' : 'EN';
  const prize = edition.prizes.find(({ key }) => key === entry.prize)?.name ?? { CN: '', EN: '' };
  const papers = papersOf(phase, approved.data);
  return {
    language,
    papers,
    stored: await readStored(scope, papers),
    facts: {
      tenant: tenant ?? { CN: '', EN: '' },
      edition: edition.title,
      no: entry.no ?? '',
      project: entry.project,
      company: entry.company,
      prize,
      approvedOn: approvedAt ? instantText(new Date(approvedAt), language) : '',
      code: approved.code,
      booking: booking
        ? { time: timeText(booking, language), venue: textIn(venueOf(edition.counter), scope.locale) }
        : null,
      qr: qrMatrix(`${origin}/office/itec/entry?id=${id}`),
      createdAt: scope.now,
    },
  };
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
