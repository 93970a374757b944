import { moveDate } from '#core/calendar/dates.ts';
import { agentPage, licencePage } from '#features/casework/demo/papers/letters.ts';
import { type DemoPerson, demoPeople, personOf } from '#features/casework/demo/people.ts';
import { drawPapers, type Portfolio, storePapers } from '#features/casework/demo/stored-papers.ts';
import { consentVersion } from '#features/casework/programmes/blocks/consent.ts';
import { company as resource } from '#features/companies/resources/company.ts';
import { companyStore as store } from '#features/companies/server/company-store.ts';
import { askToJoin } from '#features/companies/server/members/members.ts';
import { saveForm } from '#features/companies/server/save.ts';
import { submitCompany } from '#features/companies/server/submit.ts';
import { companyAuthForm } from '#features/companies/shared/company-auth.ts';
import { newId } from '#server/base/ids.ts';
import { asOfficer, asPerson } from '#server/demo/act.ts';
import type { DemoRoom, Happening, Stage } from '#server/demo/demo-room.ts';
import { actOnResource, oneResource, saveResource } from '#server/resources/verbs.ts';
import type { ActorScope } from '#server/scope.ts';
import { carryOver } from './earlier.ts';

interface CompanyStory {
  readonly login: string;
  readonly position: string;
  readonly kind: string;
  readonly industry: string;
  readonly nameEN?: string;
  /** Working days ago: handed in, and decided one day later. */
  readonly ago: number;
  readonly decide?: { readonly action: 'pass' | 'reject'; readonly reason?: string; readonly endedAgo?: number };
}

/** One company of each standing. */
const told: readonly CompanyStory[] = [
  {
    login: 'applicant8@example.com',
    position: '行政总监',
    kind: 'PRIVATE',
    industry: 'C',
    nameEN: 'Yuanxiu New Energy Co., Ltd.',
    ago: 190,
    decide: { action: 'pass', endedAgo: 12 },
  },
  {
    login: 'company@example.com',
    position: '总经理',
    kind: 'PRIVATE',
    industry: 'C',
    nameEN: 'Chengyu Optoelectronics Co., Ltd.',
    ago: 120,
    decide: { action: 'pass' },
  },
  {
    login: 'applicant4@example.com',
    position: '人事经理',
    kind: 'PRIVATE',
    industry: 'M',
    ago: 9,
    decide: { action: 'reject', reason: '执照照片右下角被遮挡，登记机关的印章看不清，请重新拍摄。' },
  },
  { login: 'applicant10@example.com', position: '综合部主任', kind: 'PRIVATE', industry: 'C', ago: 1 },
];

/** The companies of the demo as the verbs of agents and officers make them, each at its instant. */
export const companiesDemo: DemoRoom = { ground: carryOver, happenings };

function happenings(stage: Stage): Happening[] {
  const { time } = stage;
  const part = (login: string, ago: number, clock: string) => ({
    player: stage.player(login),
    tenant: 'yunting',
    at: time.at(ago, clock),
  });
  const turns = told.flatMap((company): Happening[] => {
    const { login, ago, decide } = company;
    const first = part(login, ago, '10:20');
    const today = time.day(ago);
    const portfolio = portfolioOf(personOf(login, time), today);
    let id = '';
    const submission: Happening = {
      at: first.at,
      act: async () => {
        await drawPapers(portfolio, ['licence', 'letter']);
        id = await asPerson(stage, first, (scope) => handIn(scope, company, portfolio));
      },
    };
    if (!decide) return [submission];
    const { action, reason, endedAgo } = decide;
    const validTo = endedAgo === undefined ? moveDate(today, { years: 2 }) : time.day(endedAgo);
    const values = action === 'pass' ? { validTo } : { reason };
    const second = part('reviewer', ago - 1, '15:05');
    const decision: Happening = {
      at: second.at,
      act: () =>
        asOfficer(stage, second, async (scope) => {
          await actOnResource(scope, { resource, store, input: { ids: [id], action, values } });
          if (company.nameEN) await nameInEnglish(scope, id, company.nameEN);
        }),
    };
    return [submission, decision];
  });
  return [...turns, ...askForOne(stage, part)];
}

async function nameInEnglish(scope: ActorScope, id: string, nameEN: string): Promise<void> {
  const { values, rev } = await oneResource(scope, { resource, store, input: { id } });
  const marked = { ...values, nameEN, tags: ['SPECIALISED'] };
  await saveResource(scope, { resource, store, input: { id, rev, values: marked } });
}

/** A colleague waits for the owner's consent. */
function askForOne(
  stage: Stage,
  part: (login: string, ago: number, clock: string) => Parameters<typeof asPerson>[1],
): Happening[] {
  const { code } = personOf('company@example.com').company;
  const colleague = demoPeople.find(({ login, company }) => company.code === code && login !== 'company@example.com');
  if (!colleague) return [];
  const note = '研发部，负责本年度的人才认定申报。';
  const asking = part(colleague.login, 2, '17:40');
  const act = async () => {
    await asPerson(stage, asking, (scope) => askToJoin(scope, { code, note, reqId: newId() }));
  };
  return [{ at: asking.at, act }];
}

async function handIn(scope: ActorScope, company: CompanyStory, portfolio: Portfolio): Promise<string> {
  const { login, position, kind, industry } = company;
  const person = personOf(login);
  const { name, code, legal, address } = person.company;
  const [licence, letter] = await storePapers(scope, portfolio, [
    { id: 'licence', purpose: 'companyauth:company.licence' },
    { id: 'letter', purpose: 'companyauth:agent.letter' },
  ]);
  const agreed = { agreed: true, version: consentVersion };
  const data: Record<string, Record<string, unknown>> = {
    company: {
      name,
      code,
      kind,
      industry,
      legalRep: legal,
      region: '350203',
      address: `云汀新区${address}`,
      licence: [licence],
    },
    agent: { name: person.name, position, phone: { area: '+86', number: person.phone }, letter: [letter] },
    consent: { truthful: agreed, privacy: agreed },
  };
  for (const { key } of companyAuthForm.sections)
    await saveForm(scope, { type: 'COMPANY', section: key, baseRev: 0, patch: { ...data[key] }, clientTx: newId() });
  return (await submitCompany(scope)).id;
}

function portfolioOf(person: DemoPerson, on: string): Portfolio {
  const subject = `${person.company.code} ${on}`;
  return {
    scans: new Map(),
    papers: {
      licence: { subject, name: '营业执照.jpg', type: 'image/jpeg', pages: () => [licencePage(person)] },
      letter: { subject, name: '单位授权书.pdf', type: 'application/pdf', pages: () => [agentPage(person, on)] },
    },
  };
}
