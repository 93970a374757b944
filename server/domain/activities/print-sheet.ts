import { and, asc, eq, inArray } from 'drizzle-orm';
import type { signInSheetCall } from '#core/contracts/activities.ts';
import type { InputOf } from '#core/contracts/contract.ts';
import { type SignInSheetFacts, signInSheet } from '#core/documents/sign-in-sheet.ts';
import { Refusal } from '#core/errors.ts';
import { onlinePlace } from '#core/texts/signups/letters.ts';
import { signups } from '../../database/tables/activities.ts';
import { tenants } from '../../database/tables/tenants.ts';
import type { FileAnswer, SlowActorCall } from '../../handle.ts';
import type { ActorScope } from '../../scope.ts';
import { renderPdf } from '../documents/render-pdf.ts';
import { logBusiness } from '../logs/business-log.ts';
import { maskAs } from '../sensitive/mask.ts';
import { getActivity } from './find-activity.ts';
import { isOf } from './move-signup.ts';

/** A sheet is for a door, not for a stadium. */
const mostPeople = 2000;

/**
 * The list to sign at the door as PDF, names and numbers masked without Mgr.Pii.view; printing is logged with its reason.
 * TOO_MANY_ROWS above two thousand people.
 */
export async function printSignInSheet(
  call: SlowActorCall,
  { id, reason }: InputOf<typeof signInSheetCall>,
): Promise<FileAnswer> {
  const { facts, locale } = await call.transact(async (scope) => {
    const read = await readFacts(scope, id);
    await logBusiness(scope, {
      ...{ module: 'ACTIVITY', action: 'PRINT', objectType: 'activity', objectId: id },
      title: read.title.CN,
      text: { CN: `打印签到表「${read.title.CN}」`, EN: `printed the sign-in sheet of ${read.title.EN}` },
      changes: [{ field: 'reason', before: null, after: reason }],
    });
    return { facts: read, locale: scope.locale };
  });
  const document = signInSheet(facts, locale);
  const content = await renderPdf(document);
  const name = `${document.title.replace(/[\\/:*?"<>| ]/g, '-')}.pdf`;
  return { kind: 'file', name, type: 'application/pdf', size: content.length, disposition: 'attachment', content };
}

async function readFacts(scope: ActorScope, id: string): Promise<SignInSheetFacts> {
  const { title, facts, startAt, endAt } = await getActivity(scope, { id });
  const [tenant] = await scope.db
    .select({ CN: tenants.nameCN, EN: tenants.nameEN })
    .from(tenants)
    .where(eq(tenants.id, scope.tenantId));
  if (!tenant) throw new Refusal('NOT_FOUND');
  const { name, company, phone, letters, checkedAt } = signups;
  const people = await scope.db
    .select({ name, company, phone, letters, checkedAt })
    .from(signups)
    .where(and(isOf(scope, id), inArray(signups.state, ['APPROVED', 'CHECKED_IN', 'ABSENT'])))
    .orderBy(asc(signups.name), asc(signups.id))
    .limit(mostPeople + 1);
  if (people.length > mostPeople)
    throw new Refusal('TOO_MANY_ROWS', { params: { count: people.length, most: mostPeople } });
  const isFull = scope.permCodes.has('Mgr.Pii.view');
  return {
    ...{ title, startAt, endAt, tenant, printedAt: scope.now, printedBy: scope.actor.nickname },
    place: { CN: String(facts.addressCN || onlinePlace.CN), EN: String(facts.addressEN || onlinePlace.EN) },
    people: people.map((person) => ({
      ...person,
      name: isFull ? person.name : String(maskAs('name', person.name)),
      phone: isFull ? person.phone : String(maskAs('phone', person.phone)),
    })),
  };
}
