import { Refusal } from '#core/errors.ts';
import type { Data } from '#core/forms/values.ts';
import { stateOf } from '#core/workflow/states.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import type { ApplicationRecord } from '#features/casework/server/applications/facts.ts';
import { getOwn } from '#features/casework/server/applications/find-own.ts';
import { programmeOf } from '#features/casework/server/applications/programmes.ts';
import { findReceipt } from '#features/casework/server/applications/receipts.ts';
import { applicantOf } from '#features/casework/server/applications/sections/headline.ts';
import { dataOf, readSections } from '#features/casework/server/applications/sections/sections.ts';
import { lastSnapshot } from '#features/casework/server/applications/sections/snapshots.ts';
import { logCase } from '#features/casework/server/log-case.ts';
import { getCase } from '#features/casework/server/review/find-case.ts';
import { dataWithin, seenPart } from '#features/casework/server/review/payer.ts';
import {
  type ApplicationFacts,
  applicationDocument,
  type FormProof,
} from '#features/casework/shared/documents/application.ts';
import { formContextAt } from '#server/base/form-context.ts';
import { qrMatrix } from '#server/base/print/qr.ts';
import { renderPdf } from '#server/base/print/render-pdf.ts';
import { maskSection } from '#server/base/sensitive/mask.ts';
import { eq } from '#server/database/sql.ts';
import { tenants } from '#server/database/tables/tenants.ts';
import type { FileAnswer, SlowActorCall } from '#server/handle.ts';
import type { ActorScope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { drawPortrait, findPortrait } from './portrait.ts';

/**
 * The caller's answers as PDF: of a draft as they are saved and marked as one, afterwards as they were submitted last,
 * with the code under which that can be checked at `origin`. NOT_FOUND for applications of others or of another
 * programme.
 */
export async function printOwnForm(
  call: SlowActorCall,
  { id, programme, origin }: { id: string; programme: Programme; origin: string },
): Promise<FileAnswer> {
  const { facts, locale, photo } = await call.read(async (scope) => {
    const application = await getOwn(scope, { id, programme: programme.code });
    const begun = await programmeOf(scope, application);
    const facts = await readForm(scope, { application, programme: begun, origin });
    return { facts, locale: scope.locale, photo: await findPortrait(scope, begun, facts.data) };
  });
  return await print(call.services, { facts, locale, photo });
}

/** The answers of a case as a reviewer may see them: as submitted last, masked, noted in the business log. */
export async function printCaseForm(
  call: SlowActorCall,
  { id, origin }: { id: string; origin: string },
): Promise<FileAnswer> {
  const { facts, locale, photo } = await call.transact(async (scope) => {
    const application = await getCase(scope, id);
    const programme = await programmeOf(scope, application);
    const whole = await readForm(scope, { application, programme, origin, isCase: true });
    await logCase(scope, application, {
      action: 'print-form',
      text: { CN: '下载申报表', EN: 'Downloaded the form' },
    });
    const part = seenPart(scope, programme);
    const facts = { ...whole, programme: part, data: dataWithin(part, whole.data) };
    return { facts: masked(facts), locale: scope.locale, photo: await findPortrait(scope, part, facts.data) };
  });
  return await print(call.services, { facts, locale, photo });
}

interface Wanted {
  readonly application: ApplicationRecord;
  readonly programme: Programme;
  readonly origin: string;
  /** A case that was taken back is printed as it was submitted: what is changed meanwhile is the applicant's alone. */
  readonly isCase?: boolean;
}

async function readForm(scope: ActorScope, wanted: Wanted): Promise<ApplicationFacts> {
  const { application, programme, origin, isCase = false } = wanted;
  const isDraft = application.state === 'DRAFT' && !isCase;
  const frozen = isDraft ? undefined : await lastSnapshot(scope, programme, application.id);
  const data = frozen?.data ?? dataOf(await readSections(scope, programme, application.id));
  return {
    programme,
    year: application.year,
    tenant: await tenantName(scope),
    ...(application.no === null ? {} : { no: application.no }),
    applicant: applicantOf(programme, data),
    state: stateOf(application.state).name,
    isDraft,
    data,
    context: formContextAt(scope.now),
    printedAt: scope.now,
    ...(frozen ? await proofOf(scope, application.id, { snapshotId: frozen.id, origin }) : {}),
  };
}

async function proofOf(
  scope: ActorScope,
  id: string,
  { snapshotId, origin }: { snapshotId: string; origin: string },
): Promise<{ proof?: FormProof }> {
  const receipt = await findReceipt(scope, id);
  if (receipt?.snapshotId !== snapshotId) return {};
  const url = `${origin}/verify/${receipt.code}`;
  return { proof: { code: receipt.code, url, digest: receipt.digest.toString('hex'), qr: qrMatrix(url) } };
}

function masked(facts: ApplicationFacts): ApplicationFacts {
  const data: Data = Object.fromEntries(
    facts.programme.sections.flatMap((section) => {
      const values = facts.data[section.key];
      return values ? [[section.key, maskSection(section, values)]] : [];
    }),
  );
  return { ...facts, data, isMasked: true };
}

async function tenantName(scope: ActorScope): Promise<ApplicationFacts['tenant']> {
  const [tenant] = await scope.db
    .select({ CN: tenants.nameCN, EN: tenants.nameEN })
    .from(tenants)
    .where(eq(tenants.id, scope.tenantId));
  if (!tenant) throw new Refusal('NOT_FOUND');
  return tenant;
}

interface Printed {
  readonly facts: ApplicationFacts;
  readonly locale: ActorScope['locale'];
  /** Where the portrait lies in storage. */
  readonly photo: string | undefined;
}

async function print(services: Services, { facts, locale, photo }: Printed): Promise<FileAnswer> {
  const portrait = photo === undefined ? undefined : await drawPortrait(services, photo);
  const document = applicationDocument({ ...facts, ...(portrait && { portrait }) }, locale);
  const content = await renderPdf(document);
  const name = `${document.title.replaceAll(' ', '-')}.pdf`;
  return { kind: 'file', name, type: 'application/pdf', size: content.length, disposition: 'attachment', content };
}
