import { moveDate } from '#core/calendar/dates.ts';
import type { FileValue } from '#core/forms/values.ts';
import { type EarlierPerson, earlierPeople } from '#features/casework/demo/earlier/people.ts';
import { papersOf } from '#features/casework/demo/papers/papers-of.ts';
import { demoPeople } from '#features/casework/demo/people.ts';
import { drawPapers, type Portfolio, storePapers } from '#features/casework/demo/stored-papers.ts';
import { applications } from '#features/casework/server/tables.ts';
import { renewal as resource } from '#features/phoenix-plan/resources/renewal.ts';
import { renewalStore as store } from '#features/phoenix-plan/server/renewal-store.ts';
import { renewDocument } from '#features/phoenix-plan/server/renewals.ts';
import { phoenixCode } from '#features/phoenix-plan/shared/steps.ts';
import { newId } from '#server/base/ids.ts';
import { and, asc, eq } from '#server/database/sql.ts';
import { asOfficer, asPerson } from '#server/demo/act.ts';
import type { DemoRoom, Happening, Stage } from '#server/demo/demo-room.ts';
import { actOnResource } from '#server/resources/verbs.ts';

const tenant = 'yunting';

interface Renewed {
  readonly document: 'identity' | 'contract';
  /** Years from the day on which it is handed in. */
  readonly years: number;
  readonly papers: readonly string[];
  /** Working days before the story's day. */
  readonly ago: number;
  readonly decide?: { readonly action: 'accept' | 'refuse'; readonly reason?: string };
}

/** One a person, in the order of the cases in effect. */
const told: readonly Renewed[] = [
  { document: 'identity', years: 20, papers: ['id-front', 'id-back'], ago: 9, decide: { action: 'accept' } },
  {
    document: 'contract',
    years: 3,
    papers: ['contract'],
    ago: 6,
    decide: { action: 'refuse', reason: '合同缺签章页，请把最后一页一并上传。' },
  },
  { document: 'contract', years: 5, papers: ['contract'], ago: 1 },
  { document: 'identity', years: 20, papers: ['id-front', 'id-back'], ago: 0 },
];

/** Documents that people selected in the years before renewed, two of them looked at. */
export const phoenixDemo: DemoRoom = { happenings: (stage) => told.flatMap((each, at) => renewals(stage, each, at)) };

function renewals(stage: Stage, { document, years, papers, ago, decide }: Renewed, nth: number): Happening[] {
  const handedIn = stage.time.at(ago, '08:25');
  let id = '';
  const handingIn: Happening = {
    at: handedIn,
    act: async () => {
      const { applicationId, person } = await selected(stage, nth);
      const today = stage.time.day(ago);
      const portfolio = portfolioOf(person, today);
      await drawPapers(portfolio, papers);
      const part = { player: stage.player(person.login), tenant, at: handedIn };
      await asPerson(stage, part, async (scope) => {
        const wanted = papers.map((paper) => ({ id: paper, purpose: `${phoenixCode}:renewal.files` }));
        const files = (await storePapers(scope, portfolio, wanted)) as FileValue[];
        const validTo = moveDate(today, { years });
        ({ id } = await renewDocument(scope, { id: applicationId, document, validTo, files, reqId: newId() }));
      });
    },
  };
  if (!decide) return [handingIn];
  const { action, reason } = decide;
  const decided = { player: stage.player('reviewer'), tenant, at: stage.time.at(ago - 1, '10:40') };
  const act = () =>
    asOfficer(stage, decided, async (scope) => {
      await actOnResource(scope, { resource, store, input: { ids: [id], action, values: reason ? { reason } : {} } });
    });
  return [handingIn, { at: decided.at, act }];
}

/** The case of the nth of those whose result is in effect, and whose it is. */
async function selected({ services, tenantId, players }: Stage, nth: number) {
  const [found] = await services.database.asOwner((db) =>
    db
      .select({ id: applications.id, ownerId: applications.ownerId })
      .from(applications)
      .where(
        and(
          eq(applications.tenantId, tenantId(tenant)),
          eq(applications.programme, phoenixCode),
          eq(applications.state, 'EFFECTIVE'),
        ),
      )
      .orderBy(asc(applications.no))
      .offset(nth)
      .limit(1),
  );
  const login = players.find(({ id }) => id === found?.ownerId)?.loginName;
  const person = earlierPeople.find((each) => each.login === login);
  if (!found || !person) throw new Error(`no case of ${phoenixCode} in effect for renewal ${nth}`);
  return { applicationId: found.id, person };
}

/** The papers of somebody of the years before, of whom only what stands on an identity card is told. */
function portfolioOf(person: EarlierPerson, today: string): Portfolio {
  const like = demoPeople[earlierPeople.indexOf(person) % demoPeople.length]!;
  return { papers: papersOf({ ...like, ...person }, { today }), scans: new Map() };
}
