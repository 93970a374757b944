import { dayInShanghai, moveDate } from '#core/calendar/dates.ts';
import { mainlandChina } from '#core/calendar/mainland-china.ts';
import { isWorkingDay } from '#core/calendar/working-days.ts';
import { idCardCheck } from '#core/forms/identifiers/id-card.ts';
import type { Data } from '#core/forms/values.ts';
import { demoPeople } from '#features/casework/demo/people.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { getProgramme } from '#features/casework/programmes/registry.ts';
import { sampleOf } from '#features/casework/programmes/samples.ts';
import { withoutFiles } from '#features/casework/server/applications/known-answers.ts';
import { nextNumber } from '#features/casework/server/applications/numbers.ts';
import { headlineOf } from '#features/casework/server/applications/sections/headline.ts';
import { sealedValues } from '#features/casework/server/applications/sections/sections.ts';
import { decisionNumber, keepCertificate } from '#features/casework/server/applications/status/certificates.ts';
import {
  applicationEvents,
  applicationSections,
  applications,
  correctionItems,
} from '#features/casework/server/tables.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { newId } from '#server/base/ids.ts';
import { asOfficer } from '#server/demo/act.ts';
import type { Happening, Stage } from '#server/demo/demo-room.ts';
import type { ActorScope } from '#server/scope.ts';
import { courseOf, type Fate, type Taken } from './course.ts';
import { type EarlierPerson, earlierPeople } from './people.ts';
import { earlier } from './told.ts';

const tenant = 'yunting';

/** A case of the past before it is written. */
interface Case {
  readonly programme: Programme;
  readonly person: EarlierPerson;
  readonly year: number;
  readonly data: Data;
  readonly taken: readonly Taken[];
  readonly correction: { readonly reason: string; readonly path: string };
}

/**
 * Two years of cases that were decided before the story begins, so that figures, lists and the report card have a past.
 * They were carried over from an earlier system month by month, with steps and answers but without papers: what the
 * verbs would do to each takes too long for a start.
 */
export function earlierMonths(stage: Stage): Happening[] {
  const until = stage.time.at(2, '18:00');
  const months: Happening[] = [];
  for (
    let month = `${yearBefore(until)}-01`;
    `${month}-01` <= dayInShanghai(until.getTime());
    month = nextMonth(month)
  ) {
    const end = new Date(Date.parse(`${nextMonth(month)}-01T00:00:00+08:00`) - 60_000);
    const at = end < until ? end : until;
    const cases = casesOf(month, until);
    const part = { player: stage.player('admin'), tenant, at };
    months.push({ at, act: () => asOfficer(stage, part, (scope) => write(scope, stage, month, cases)) });
  }
  return months;
}

/** The first of the two years. */
function yearBefore(until: Date): number {
  return Number(dayInShanghai(until.getTime()).slice(0, 4)) - 1;
}

/** What was handed in in a month and is decided by an instant, in the order in which it came. */
function casesOf(month: string, until: Date): Case[] {
  const [year, index] = [Number(month.slice(0, 4)), Number(month.slice(5)) - 1];
  return Object.entries(earlier.programmes)
    .flatMap(([code, { first, second, months, granted, together = false }], at) => {
      const isSecond = year !== yearBefore(until);
      const usual = isSecond ? second : first;
      const inYear = (each: number, end = 12) =>
        months.slice(0, end).reduce((sum, share) => sum + Math.round(each * share), 0);
      // Where what is in effect stands in the way of another one, nobody of the first year comes again.
      const isOnce = getProgramme(code).exclusions.some(({ sameType }) => sameType);
      const passed = isOnce && isSecond ? inYear(first) : 0;
      const before = inYear(usual, index);
      return Array.from({ length: Math.round(usual * months[index]!) }, (_, nth) => {
        const seed = year * 10_000 + at * 1000 + before + nth;
        const person = earlierPeople[(at * 31 + passed + before + nth) % earlierPeople.length]!;
        return oneCase(asItWas(getProgramme(code)), { person, month, seed, granted, together, until });
      });
    })
    .filter((told) => told.taken.some(isDecision))
    .toSorted((a, b) => a.taken[0]!.at.getTime() - b.taken[0]!.at.getTime());
}

/** The process under which cases of the past were carried through. */
function asItWas(programme: Programme): Programme {
  return programme.earlier?.at(-1) ?? programme;
}

interface CaseSeed {
  readonly person: EarlierPerson;
  readonly month: string;
  readonly seed: number;
  readonly granted: number;
  readonly together: boolean;
  readonly until: Date;
}

function oneCase(programme: Programme, { person, month, seed, granted, together, until }: CaseSeed): Case {
  const chance = chanceOf(seed);
  const pick = <T>(list: readonly T[], nth: number): T => list[Math.floor(chance(nth) * list.length)]!;
  const { corrections, refusals } = programme.review;
  const fate: Fate = {
    isGranted: chance(1) < granted,
    isReturned: chance(2) < 0.24,
    isTogether: together,
    refusal: pick(refusals, 3).text.CN,
    chance: (nth) => chance(nth + 10),
  };
  // What is announced together comes at the end of the month, so that it is written before it is announced.
  const submittedAt = workingTime(
    together ? { from: `${month}-22`, days: 5 } : { from: `${month}-01`, days: 27 },
    chance,
  );
  const reason = pick(corrections, 4);
  const section = programme.sections.find(({ key }) => key === reason.section) ?? programme.sections[0]!;
  return {
    programme,
    person,
    year: Number(month.slice(0, 4)),
    data: answersOf(programme, person, { at: submittedAt, seed, pick }),
    taken: courseOf(programme, submittedAt, until, fate),
    correction: { reason: reason.key, path: `${section.key}.${section.fields[0]!.key}` },
  };
}

/** Classes of recognition that are often applied for, and the clause each rests on. */
const classes = [
  ['F', 'F1'],
  ['E', 'E2'],
  ['E', 'E2'],
  ['E', 'E1'],
  ['D', 'D2'],
  ['D', 'D3'],
  ['C', 'C3'],
] as const;

/** What somebody answered, without the papers. */
function answersOf(
  programme: Programme,
  { name, birth, gender, idNumber, phone, login }: EarlierPerson,
  { at, seed, pick }: { at: Date; seed: number; pick: <T>(list: readonly T[], nth: number) => T },
): Data {
  const { company } = pick(demoPeople, 5);
  const sample = withoutFiles(programme, sampleOf(programme, dayInShanghai(at.getTime()), seed % 400));
  const [level, clause] = pick(classes, 6);
  return {
    ...sample,
    person: { ...sample.person, name, birth, gender, identity: { type: 'ID_CARD', number: idNumber } },
    contact: { ...sample.contact, phone: { area: '+86', number: phone }, email: login },
    ...(sample.employment && {
      employment: { ...sample.employment, company: company.name, companyCode: company.code },
    }),
    ...(sample.unit && {
      unit: {
        ...sample.unit,
        name: company.name,
        code: company.code,
        address: company.address,
        office: company.address,
      },
    }),
    ...(sample.consent && {
      consent: { ...sample.consent, signature: { ...(sample.consent.signature as object), name } },
    }),
    ...(sample.child && { child: { ...sample.child, ...childOf(seed) } }),
    ...(sample.recognition && { recognition: { ...sample.recognition, class: level, clause } }),
  };
}

/** A child of somebody: another one for each case of a year. */
function childOf(seed: number) {
  const birth = `${2012 + (seed % 8)}-0${1 + (seed % 9)}-${10 + (seed % 18)}`;
  const first17 = `359901${birth.replaceAll('-', '')}${String(100 + (seed % 900))}`;
  const number = first17 + idCardCheck(first17);
  // The last but one digit of the number says so.
  return { birth, gender: seed % 2 === 0 ? 'FEMALE' : 'MALE', identity: { type: 'ID_CARD', number } };
}

async function write(scope: ActorScope, stage: Stage, month: string, cases: readonly Case[]): Promise<void> {
  const officer = stage.player('reviewer');
  const rows: (typeof applications.$inferInsert)[] = [];
  for (const { programme, person, year, data, taken } of cases) {
    const last = taken.at(-1)!;
    const decision = taken.find(isDecision)!;
    const numbered = {
      id: newId(),
      tenantId: scope.tenantId,
      programme: programme.code,
      formVersion: programme.version,
      year,
      no: await nextNumber(scope, programme, { year, quota: null }),
      ownerId: stage.player(person.login).id,
      ...headlineOf(scope, programme, data),
      state: last.decision.state,
      rounds: last.decision.rounds,
      dueAt: last.nextDue,
      assigneeId: officer.id,
      submittedAt: taken[0]!.at,
      decidedAt: decision.at,
      result: { action: decision.action, reason: decision.reason ?? null },
      createdAt: new Date(taken[0]!.at.getTime() - 172_800_000),
      updatedAt: last.at,
      rev: taken.length,
    };
    const application = { ...numbered, decisionNo: null };
    rows.push({
      ...numbered,
      ...(await decisionNumber(scope, programme, { application, decision: decision.decision })),
    });
  }
  if (rows.length === 0) return;
  const written = await scope.db.insert(applications).values(rows).returning();
  const told = written.map((application, at) => ({ application, ...cases[at]! }));
  await scope.db.insert(applicationSections).values(
    told.flatMap(({ application: { id, tenantId, createdAt }, programme, data }) =>
      programme.sections.map((section) => ({
        tenantId,
        applicationId: id,
        key: section.key,
        state: 'done',
        savedAt: createdAt,
        rev: 1,
        values: sealedValues(scope, id, section, data[section.key] ?? {}),
      })),
    ),
  );
  await scope.db.insert(applicationEvents).values(
    told.flatMap(({ application: { id, tenantId, ownerId, applicant }, taken, data }) =>
      taken.map(({ action, as, at, decision, dueAt, reason }) => ({
        id: newId(),
        tenantId,
        applicationId: id,
        action,
        state: decision.state,
        actorKind: as,
        at,
        dueAt,
        reason,
        ...{
          applicant: { actorId: ownerId, actorName: applicant },
          employer: { actorName: String(data.employment?.company ?? '') },
          operator: { actorId: officer.id, actorName: officer.nickname },
          system: {},
        }[as],
      })),
    ),
  );
  const items = told.flatMap(({ application: { id, tenantId }, taken, correction }) => {
    const at = taken.findIndex(({ action }) => action === 'ask');
    const [asked, answered, accepted] = taken.slice(at);
    if (at < 0 || !asked) return [];
    return {
      id: newId(),
      tenantId,
      applicationId: id,
      ...correction,
      state: 'accepted',
      dueAt: asked.nextDue,
      round: 1,
      reply: '已按要求补正。',
      revFrom: 1,
      revTo: 2,
      raisedBy: officer.id,
      raisedByName: officer.nickname,
      raisedAt: asked.at,
      answeredAt: answered?.at,
      closedAt: accepted?.at,
    };
  });
  if (items.length > 0) await scope.db.insert(correctionItems).values(items);
  for (const { application, programme, taken } of told) {
    const issued = taken.find(({ decision }) => decision.effects.includes('issue-certificate'));
    if (!issued) continue;
    const issue = { application: { ...application, dueAt: issued.nextDue }, effects: issued.decision.effects };
    await keepCertificate({ ...scope, now: issued.at }, programme, issue);
  }
  const [year, of] = month.split('-');
  await logBusiness(scope, {
    module: 'APPLY',
    action: 'import',
    objectType: 'application',
    objectId: month,
    title: month,
    text: {
      CN: `从旧系统迁入 ${year} 年 ${Number(of)} 月的办件 ${rows.length} 件`,
      EN: `Carried over from the earlier system: ${rows.length} cases of ${month}`,
    },
  });
}

/** Approval or refusal. */
function isDecision({ decision }: Taken): boolean {
  return decision.state === 'APPROVED' || decision.state === 'REJECTED';
}

/** Some time of the day on some working day from a day on. */
function workingTime({ from, days }: { from: string; days: number }, chance: (nth: number) => number): Date {
  let day = moveDate(from, { days: Math.floor(chance(7) * days) });
  while (!isWorkingDay(day, mainlandChina)) day = moveDate(day, { days: 1 });
  return new Date(Date.parse(`${day}T08:30:00+08:00`) + Math.floor(chance(8) * 660) * 60_000);
}

function nextMonth(month: string): string {
  return moveDate(`${month}-01`, { months: 1 }).slice(0, 7);
}

/** Numbers from 0 up to 1 that look like chance, and are the same on every start. */
function chanceOf(seed: number): (nth: number) => number {
  return (nth) => {
    const value = Math.sin(seed * 127.1 + nth * 311.7) * 43_758.545_3;
    return value - Math.floor(value);
  };
}
