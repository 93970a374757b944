import { dayInShanghai } from '#core/calendar/dates.ts';
import type { Data, Values } from '#core/forms/values.ts';
import { type DemoPerson, personOf } from '#features/casework/demo/people.ts';
import { apartApply } from '#features/casework/programmes/apart-apply.ts';
import { sampleOf } from '#features/casework/programmes/samples.ts';
import { withoutFiles } from '#features/casework/server/applications/known-answers.ts';
import { nextNumber } from '#features/casework/server/applications/numbers.ts';
import { headlineOf } from '#features/casework/server/applications/sections/headline.ts';
import { sealedValues } from '#features/casework/server/applications/sections/sections.ts';
import { endOfWorkingDay } from '#features/casework/server/applications/status/deadlines.ts';
import { applicationEvents, applicationSections, applications } from '#features/casework/server/tables.ts';
import { newId } from '#server/base/ids.ts';
import { asOfficer } from '#server/demo/act.ts';
import type { Stage } from '#server/demo/demo-room.ts';
import type { ActorScope } from '#server/scope.ts';

/** Who chooses in the round that is under way, in the order in which they applied, with how many move in. */
const people = [
  ['applicant23@example.com', 4],
  ['applicant24@example.com', 4],
  ['applicant25@example.com', 4],
  ['applicant21@example.com', 3],
  ['person@example.com', 3],
  ['applicant5@example.com', 2],
  ['applicant12@example.com', 2],
  ['applicant11@example.com', 1],
] as const;

const year = 2025;

/** Applications of the year before, carried over from an earlier system as they wait to be ranked: answers without papers. */
export async function carryOver(stage: Stage, at: Date): Promise<void> {
  const officer = stage.player('reviewer');
  await asOfficer(stage, { player: stage.player('admin'), tenant: 'yunting', at }, async (scope) => {
    for (const [index, [login, household]] of people.entries()) {
      const data = answersOf(personOf(login, stage.time), { household, at });
      await write(scope, { data, owner: stage.player(login).id, officer, before: (people.length - index) * 600_000 });
    }
  });
}

function answersOf(person: DemoPerson, { household, at }: { household: number; at: Date }): Data {
  const sample = withoutFiles(apartApply, sampleOf(apartApply, dayInShanghai(at.getTime())));
  const { name, birth, gender, idNumber, phone, login, company, address } = person;
  const [degree] = sample.education!.degrees as readonly Record<string, unknown>[];
  const { level, school, major } = person.degrees[0]!;
  return {
    ...sample,
    person: { ...sample.person, name, birth, gender, identity: { type: 'ID_CARD', number: idNumber } },
    contact: { ...sample.contact, phone: { area: '+86', number: phone }, email: login, address },
    employment: { ...sample.employment, company: company.name, companyCode: company.code },
    education: {
      degrees: [{ ...degree!, level, degree: level === 'DOCTORAL' ? 'DOCTOR' : level, school, major } as never],
    },
    consent: { ...sample.consent, signature: { ...(sample.consent!.signature as object), name } } as Values,
    housing: { ...sample.housing, rentKind: 'WHOLE', roomType: 'TWO', people: household, localHome: 'NONE' },
  };
}

interface Carried {
  readonly data: Data;
  readonly owner: string;
  readonly officer: { readonly id: string; readonly nickname: string };
  /** How long before the last was handed in, in ms. */
  readonly before: number;
}

/** The application with its sections, and the steps up to the review that it passed. */
async function write(scope: ActorScope, { data, owner, officer, before }: Carried): Promise<void> {
  const { db, tenantId, now } = scope;
  const id = newId();
  const days = (count: number) => new Date(now.getTime() - before - count * 86_400_000);
  const submittedAt = days(9);
  await db.insert(applications).values({
    id,
    tenantId,
    programme: apartApply.code,
    formVersion: apartApply.version,
    year,
    no: await nextNumber(scope, apartApply, { year, quota: null }),
    ownerId: owner,
    ...headlineOf(scope, apartApply, data),
    state: 'JOINT',
    dueAt: await endOfWorkingDay(scope, 10),
    assigneeId: officer.id,
    submittedAt,
    createdAt: days(11),
    updatedAt: now,
    rev: 3,
  });
  await db.insert(applicationSections).values(
    apartApply.sections.map((section) => ({
      tenantId,
      applicationId: id,
      key: section.key,
      state: 'done',
      savedAt: submittedAt,
      rev: 1,
      values: sealedValues(scope, id, section, data[section.key] ?? {}),
    })),
  );
  const steps = [
    ['submit', 'ACCEPTING', submittedAt],
    ['accept', 'REVIEW', days(7)],
    ['pass', 'JOINT', now],
  ] as const;
  await db.insert(applicationEvents).values(
    steps.map(([action, state, at]) => ({
      id: newId(),
      tenantId,
      applicationId: id,
      action,
      state,
      actorKind: action === 'submit' ? 'applicant' : 'operator',
      ...(action === 'submit'
        ? { actorId: owner, actorName: String(data.person?.name ?? '') }
        : { actorId: officer.id, actorName: officer.nickname }),
      at,
    })),
  );
}
