import { Type } from 'typebox';
import { midnightInShanghai, moveDate } from '#core/calendar/dates.ts';
import { programmes } from '#features/casework/programmes/registry.ts';
import { departmentStaff } from '#features/casework/server/joint-tables.ts';
import { extensions, sentences, windows, yearDrafts } from '#features/casework/server/year-tables.ts';
import type { YearSettings } from '#features/casework/shared/programme-year.ts';
import { sentenceUses } from '#features/casework/shared/sentences.ts';
import type { Allotment } from '#features/casework/shared/year-items.ts';
import { quants } from '#features/learning/server/tables.ts';
import { newId } from '#server/base/ids.ts';
import type { DemoAccount, DemoRoom } from '#server/demo/demo-room.ts';
import { readData, Words } from '#server/demo/read-data.ts';
import { applicationTurns } from './applications.ts';
import { demoDepartments, departmentAccounts } from './departments.ts';
import { earlierMonths } from './earlier/cases.ts';
import { earlierAccounts } from './earlier/people.ts';
import { askExperts, expertScale } from './experts.ts';
import { demoPeople } from './people.ts';
import { signedUp } from './story.ts';
import { thrownAway } from './thrown-away.ts';
import { phoenixAllotment, yearDraftsAfter } from './years.ts';

/** Applicants who only appear in the queue; they can sign in like the others. */
const applicants = demoPeople.filter(({ login }) => login.startsWith('applicant'));

/** Applications in every state. */
export const caseworkDemo: DemoRoom = {
  accounts: [
    ...applicants.map(
      ({ login, name }): DemoAccount => ({
        loginName: login,
        email: login,
        nickname: name,
        kind: 'PERSON',
        side: 'portal',
      }),
    ),
    ...earlierAccounts,
    ...departmentAccounts,
  ],
  signedUp,
  async ground(db, { tenantId, player, now, time }) {
    const published = await db
      .insert(windows)
      .values(
        demoWindows.map(({ opensOn, closesOn, ...window }) => ({
          ...window,
          id: newId(),
          tenantId: tenantId('yunting'),
          year: Number(opensOn.slice(0, 4)),
          opensAt: time.moved(midnightInShanghai(opensOn)),
          closesAt: time.moved(midnightInShanghai(closesOn)),
          graceMinutes: 15,
        })),
      )
      .returning();
    await db
      .insert(yearDrafts)
      .values(yearDraftsAfter(published, { by: player('admin').id, second: player('director').id, now }));
    await db.insert(departmentStaff).values(
      demoDepartments.flatMap(({ login, of }) =>
        of.map((department) => ({
          id: newId(),
          tenantId: tenantId('yunting'),
          department,
          accountId: player(login).id,
        })),
      ),
    );
    const { code, domain, nameCN, nameEN } = expertScale;
    await db.insert(quants).values({
      id: newId(),
      tenantId: tenantId('yunting'),
      ...{ code, domain, nameCN, nameEN, version: 1, status: 'PUBLISHED', values: expertScale },
    });
    await db.insert(sentences).values(
      toldSentences.map(({ text, ...told }, index) => ({
        ...told,
        id: newId(),
        tenantId: tenantId('yunting'),
        textCN: text.CN,
        textEN: text.EN,
        createdAt: new Date(now.getTime() - (90 - index) * 86_400_000),
        updatedAt: new Date(now.getTime() - (90 - index) * 86_400_000),
      })),
    );
    await db.insert(extensions).values(
      toldExtensions.map(({ login, decided, ...told }) => ({
        ...told,
        id: newId(),
        tenantId: tenantId('yunting'),
        year,
        accountId: player(login).id,
        until: time.moved(midnightInShanghai(`${year}-12-15`)),
        askedBy: player('reviewer').id,
        ...(decided && { decidedBy: player('admin').id, decidedAt: now }),
        // What waits was asked for last, so that it stands first.
        createdAt: new Date(now.getTime() - (decided ? 3_600_000 : 0)),
        updatedAt: new Date(now.getTime() - (decided ? 1_800_000 : 0)),
      })),
    );
  },
  happenings: (stage) => [...earlierMonths(stage), ...applicationTurns(stage), ...thrownAway(stage)],
  afterwards: askExperts,
};

/** Sentences that the desk keeps beside those of each programme. */
const toldSentences = readData(
  'sentences.json',
  Type.Array(
    Type.Object({
      use: Type.Enum(sentenceUses.map(({ value }) => value)),
      programme: Type.String(),
      text: Type.Object({ CN: Words, EN: Words }),
    }),
  ),
);

/** More time that the desk asked for. */
const toldExtensions = [
  {
    programme: 'apartapply',
    login: 'applicant3@example.com',
    reason: '住院治疗，附医院证明',
    state: 'PENDING',
    decided: false,
  },
  {
    programme: 'saapply',
    login: 'applicant4@example.com',
    reason: '境外出生证明认证在途',
    state: 'APPROVED',
    decided: true,
  },
];

interface DemoWindow {
  readonly programme: string;
  readonly titleCN: string;
  readonly titleEN: string;
  readonly opensOn: string;
  readonly closesOn: string;
  readonly settings?: YearSettings;
  readonly allotment?: Allotment;
}

/** The year in which the demo plays. */
const year = 2026;

/** Windows the demo tells of: opening and closing, both in Asia/Shanghai, closing exclusive. */
const toldWindows: readonly DemoWindow[] = [
  {
    programme: 'talentapply',
    titleCN: '2025 年人才认定',
    titleEN: 'Talent recognition 2025',
    opensOn: '2025-01-06',
    closesOn: '2026-01-01',
  },
  {
    programme: 'talentapply',
    titleCN: '2026 年人才认定',
    titleEN: 'Talent recognition 2026',
    opensOn: '2026-01-05',
    closesOn: '2027-01-01',
  },
  {
    programme: 'apartapply',
    titleCN: '人才公寓第四批配租',
    titleEN: 'Talent apartments, fourth allotment',
    opensOn: '2026-10-15',
    closesOn: '2026-12-06',
  },
  {
    programme: 'ppapply',
    titleCN: '2026 年凤凰计划',
    titleEN: 'Phoenix Plan 2026',
    opensOn: '2026-10-08',
    closesOn: '2026-12-01',
    allotment: phoenixAllotment,
  },
  {
    programme: 'saapply',
    titleCN: '人才子女学期中入学和转学',
    titleEN: 'School places during the term',
    opensOn: '2026-11-02',
    closesOn: '2026-12-26',
    settings: {
      noteCN: '学期中转学以学校空余学位为准；寒假后入学的，请在 12 月 25 日前提交。',
      noteEN:
        'A place during the term depends on what schools have free. For a start after the winter holidays, apply by 25 December.',
    },
  },
];

/** The same of every other programme, as it would be opened in that year. */
export const demoWindows: readonly DemoWindow[] = [
  ...toldWindows,
  ...programmes
    .filter(({ code }) => !toldWindows.some(({ programme }) => programme === code))
    .map(({ code, short, defaultWindow }) => ({
      programme: code,
      titleCN: `${year} 年${short.CN}`,
      titleEN: `${short.EN} ${year}`,
      opensOn: `${year}-${defaultWindow?.from ?? '01-01'}`,
      closesOn: moveDate(`${year}-${defaultWindow?.to ?? '12-31'}`, { days: 1 }),
    })),
];
