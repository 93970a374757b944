import type { PrintDocument } from '#core/documents/print.ts';
import { Refusal } from '#core/errors.ts';
import type { Text } from '#core/texts/text.ts';
import { onlinePlace } from '#features/activities/messages.ts';
import { getActivity } from '#features/activities/server/find-activity.ts';
import { signups } from '#features/activities/server/tables.ts';
import type { SignInSheetFacts } from '#features/activities/shared/sign-in-sheet.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { renderPdf } from '#server/base/print/render-pdf.ts';
import { and, asc, eq, inArray } from '#server/database/sql.ts';
import { tenants } from '#server/database/tables/tenants.ts';
import type { FileAnswer, SlowActorCall } from '#server/handle.ts';
import type { ActorScope } from '#server/scope.ts';
import { isOf } from './move-signup.ts';

/** A paper is for a door, not for a stadium. */
const mostPeople = 2000;

interface Paper {
  /** What is printed, as the business log says it. */
  readonly what: Text;
  /** Draws it from everybody with a ticket, by name; refuses where the caller may not have it. */
  draw(facts: SignInSheetFacts, scope: ActorScope): PrintDocument;
}

/** A paper with those who have a ticket as PDF; printing is logged with its reason. TOO_MANY_ROWS above two thousand. */
export async function printPeople(
  call: SlowActorCall,
  { id, reason }: { readonly id: string; readonly reason: string },
  { what, draw }: Paper,
): Promise<FileAnswer> {
  const document = await call.transact(async (scope) => {
    const facts = await readFacts(scope, id);
    const drawn = draw(facts, scope);
    await logBusiness(scope, {
      module: 'ACTIVITY',
      action: 'PRINT',
      objectType: 'activity',
      objectId: id,
      title: facts.title.CN,
      text: { CN: `打印${what.CN}「${facts.title.CN}」`, EN: `printed the ${what.EN} of ${facts.title.EN}` },
      changes: [{ field: 'reason', before: null, after: reason }],
    });
    return drawn;
  });
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
  return {
    title,
    startAt,
    endAt,
    tenant,
    people,
    printedAt: scope.now,
    printedBy: scope.actor.nickname,
    place: { CN: String(facts.addressCN || onlinePlace.CN), EN: String(facts.addressEN || onlinePlace.EN) },
  };
}
