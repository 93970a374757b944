import { beforeAll, expect, test } from 'vitest';
import type { Values } from '#core/forms/values.ts';
import { quest } from '#features/learning/resources/quest.ts';
import { newId } from '#server/base/ids.ts';
import { desc } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import { busiLog } from '#server/database/tables/logs.ts';
import { actOnResource, saveResource } from '#server/resources/verbs.ts';
import { asActor, createTestServices } from '#server/testing.ts';
import { questStore } from './quest-stores.ts';
import { answerQuest, readFigures, readQuest } from './quests.ts';
import { questItem, survey, surveyItems } from './testing.ts';

const services = await createTestServices();
const officer = <T>(work: Parameters<typeof asActor<T>>[2]) =>
  asActor(services, { actor: { id: 'clerk' }, side: 'office', permCodes: ['Mgr.Learn.edit'] }, work);
const lin = <T>(work: Parameters<typeof asActor<T>>[2]) => asActor(services, { actor: { id: 'lin' } }, work);

const { first, second, third } = surveyItems;
const values = survey;
let id = '';

const save = (changed: Values) =>
  officer(async (scope) => {
    const { rev } = await questStore.one(scope, id);
    return await saveResource(scope, { resource: quest, store: questStore, input: { id, rev, values: changed } });
  });
const act = (action: string) =>
  officer((scope) => actOnResource(scope, { resource: quest, store: questStore, input: { ids: [id], action } }));

beforeAll(async () => {
  await services.database.asOwner((db) =>
    db
      .insert(accounts)
      .values(['lin', 'clerk'].map((each) => ({ id: each, loginName: each, nickname: each, email: `${each}@a.cn` }))),
  );
  const saved = await officer((scope) =>
    saveResource(scope, { resource: quest, store: questStore, input: { values } }),
  );
  id = saved.id;
  await act('publish');
  await lin((scope) => answerQuest(scope, { id, answers: { Q1: 2, Q2: [2] }, reqId: newId() }));
});

test.each<[string, Partial<typeof values> | Values, string]>([
  ['题目的类型', { items: [{ ...first, type: 'MULTI' }, second, third] }, 'items[Q1].type'],
  ['题号', { items: [first, second, { ...third, code: 'Q9' }] }, 'items[Q3].code'],
  ['必答', { items: [first, second, { ...third, required: 'YES' }] }, 'items[Q3].required'],
  ['显示条件', { items: [first, { ...second, showIf: 'Q1=1' }, third] }, 'items[Q2].showIf'],
  ['显示条件的有无', { items: [first, { ...second, showIf: '' }, third] }, 'items[Q2].showIf'],
  ['题目的顺序', { items: [third, first, second] }, 'items'],
  ['题目的个数', { items: [first, second] }, 'items'],
  ['新的题目', { items: [first, second, third, questItem('Q4', { type: 'DATE' })] }, 'items'],
  [
    '选项的个数',
    { items: [{ ...first, options: '线上|Online\n线下|In class\n都行|Both' }, second, third] },
    'items[Q1].options',
  ],
  ['选项的顺序', { items: [{ ...first, options: '线下|In class\n线上|Online' }, second, third] }, 'items[Q1].options'],
  ['是否匿名', { anonymous: 'NO' }, 'anonymous'],
  ['可填次数', { limit: 2 }, 'limit'],
])('已发布问卷的结构不能改：%s', async (_what, changed, path) => {
  await expect(save({ ...values, ...changed })).rejects.toMatchObject({
    key: 'INVALID',
    fields: [{ path, key: 'FORBIDDEN' }],
  });
});

const reworded = {
  ...values,
  titleCN: '学习需求调查',
  items: [{ ...first, titleCN: '想怎么上课？', options: '网上直播|Live online\n到校|On campus' }, second, third],
};

test('已发布问卷的文字可以改，历史记下改前改后，已交的答卷仍指原来的选项', async () => {
  await save(reworded);
  const [line] = await services.database.asOwner((db) => db.select().from(busiLog).orderBy(desc(busiLog.seq)).limit(1));
  expect(line).toMatchObject({
    action: 'EDIT',
    objectId: id,
    changes: expect.arrayContaining([
      { field: 'titleCN', before: '需求调查', after: '学习需求调查' },
      { field: 'items', before: values.items, after: reworded.items },
    ]),
  });
  const shown = await lin((scope) => readQuest(scope, { id }));
  expect(shown).toMatchObject({ title: { CN: '学习需求调查' }, state: 'answered' });
  const figures = await officer((scope) => readFigures(scope, { id, tenantId: 'tenant-a' }));
  expect(figures.items.map(({ shares }) => shares.map(({ label, count }) => [label.CN, count]))).toEqual([
    [
      ['网上直播', 0],
      ['到校', 1],
    ],
    [
      ['白天', 0],
      ['晚上', 1],
    ],
    [],
  ]);
});

test('已结束的问卷文字也不再改', async () => {
  await act('close');
  await expect(save({ ...reworded, titleCN: '又改名' })).rejects.toMatchObject({ key: 'NOT_ALLOWED' });
});
