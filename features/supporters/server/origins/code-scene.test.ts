import { beforeEach, expect, test } from 'vitest';
import { Refusal } from '#core/errors.ts';
import { noteApplication, noteVisit } from '#server/base/origin-marks.ts';
import { eq } from '#server/database/sql.ts';
import { originMarks, origins } from '#server/database/tables/origins.ts';
import { asActor, createTestServices } from '#server/testing.ts';
import { invitationScene } from './code-scene.ts';

const services = await createTestServices();
const owner = <T>(work: Parameters<typeof services.database.asOwner<T>>[0]) => services.database.asOwner(work);
const source = { tenantId: 'tenant-a', nameEN: 'Overseas experts', kind: 'SUPPORTER', landing: '/serve/talentapply' };

beforeEach(async () => {
  services.setNow(new Date('2026-11-20T02:00:00Z'));
  await owner(async (db) => {
    await db.delete(originMarks);
    await db.delete(origins);
    await db.insert(origins).values([
      { ...source, id: 'expert', code: 'EXPERT', nameCN: '海外专家云汀行' },
      { ...source, id: 'forum', code: 'FORUM', nameCN: '海洋装备论坛', toOn: '2026-11-25' },
      { ...source, id: 'off', code: 'OFF', nameCN: '旧渠道', status: 'OFF' },
      { ...source, id: 'later', code: 'LATER', nameCN: '春季招聘推荐官', fromOn: '2027-03-01' },
      { ...source, id: 'else', code: 'ELSE', nameCN: '外区渠道', tenantId: 'tenant-b' },
    ]);
  });
});

const use = (who: string, refId: string) =>
  asActor(services, { actor: { id: who } }, (scope) =>
    invitationScene.open(scope, refId, { issuedBy: '经办员' }),
  ).catch((error) => (error instanceof Refusal ? error.key : Promise.reject(error)));
const follow = (who: string, code: string) =>
  asActor(services, { actor: { id: who } }, (scope) => noteVisit(scope, { code }));
const figures = async (id: string) => {
  const [row] = await owner((db) => db.select().from(origins).where(eq(origins.id, id)));
  return [row!.visits, row!.applies];
};

test('邀请码记下的和点来源链接一样：谁带来的，以后的申报算谁的', async () => {
  expect(await use('林见微', 'expert')).toEqual({ path: '/serve/talentapply' });
  await asActor(services, { actor: { id: '林见微' } }, (scope) => noteApplication(scope, 'app-1'));
  expect(await figures('expert')).toEqual([1, 1]);
});

test('已经由同一来源来过的人不用码：点过链接的、用过另一个码的、同一刻点两次的', async () => {
  await follow('林见微', 'expert');
  expect(await use('林见微', 'expert')).toBe('ACCESS_CODE_NEEDLESS');
  const told = await Promise.all([use('方亦', 'expert'), use('方亦', 'expert')]);
  expect(told.filter((each) => each === 'ACCESS_CODE_NEEDLESS')).toHaveLength(1);
  expect(await figures('expert')).toEqual([2, 0]);
});

test('先由别的来源来的人，填码以后算邀请他的来源，和后点的链接一样', async () => {
  await follow('林见微', 'forum');
  expect(await use('林见微', 'expert')).toMatchObject({ path: '/serve/talentapply' });
  await asActor(services, { actor: { id: '林见微' } }, (scope) => noteApplication(scope, 'app-2'));
  expect([await figures('forum'), await figures('expert')]).toEqual([
    [1, 0],
    [1, 1],
  ]);
});

test('停用、没到日期、已过日期、别的区的来源：生成时选不到，填了也进不去', async () => {
  const offered = () =>
    asActor(services, { actor: { id: '经办员' }, side: 'office' }, async (scope) =>
      (await invitationScene.options(scope)).map(({ value }) => value).sort(),
    );
  expect(await offered()).toEqual(['expert', 'forum']);
  for (const id of ['off', 'later', 'else']) expect(await use('林见微', id)).toBe('ACCESS_CODE_GONE');
  services.setNow(new Date('2026-11-26T02:00:00Z'));
  expect(await offered()).toEqual(['expert']);
  expect(await use('林见微', 'forum')).toBe('ACCESS_CODE_GONE');
});
