import { resolve } from 'node:path';
import { officeResourceCalls } from '#features/office-calls.ts';
import { adminOf, tenantIds } from '../support/admins.ts';
import { ask, unique } from '../support/calls.ts';
import { hire, signInOffice, spaced } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const data = resolve(import.meta.dirname, '../../data/demo/learning');
const tenantId = tenantIds.yunting;

test('a film with captions is put into a lesson, broken captions are told with their line, and visitors play it @night', async ({
  page,
}) => {
  const admin = await adminOf('yunting');
  const { course, teacher } = officeResourceCalls as Required<typeof officeResourceCalls>;
  const { rows } = await ask(admin, teacher!.list, { tenantId, page: 1, size: 1 });
  const name = `影片课 ${unique()}`;
  const values = {
    titleCN: name,
    titleEN: 'A course with a film',
    introCN: '只有一节。',
    introEN: 'One lesson.',
    category: 'SKILL',
    kind: 'VIDEO',
    teachers: [String(rows[0]!.id)],
    lessons: [
      {
        id: 'one',
        chapterCN: '开始',
        chapterEN: 'Beginning',
        titleCN: '第一节',
        titleEN: 'First',
        minutes: 2,
        free: 'YES',
        bodyCN: '',
        bodyEN: '',
      },
    ],
    credit: 1,
    progress: 80,
    sort: 999,
  };
  const { id } = await ask(admin, course!.save, { tenantId, values, reqId: unique() });
  await ask(admin, course!.action, { tenantId, ids: [id], action: 'enable', reqId: unique() });

  await signInOffice(page, await hire({ yunting: 'learning-manager' }), `/course/list?f.keyword=${name}`);
  await page.getByRole('row', { name }).getByRole('button', { name: '编辑' }).click();
  await page.getByRole('button', { name: /修改.*第一节/ }).click();
  const captions = page.locator('input[type=file][accept="text/vtt"]').first();
  const broken = Buffer.from('WEBVTT\n\n00:01,000 --> 00:02,000\n第一句\n');
  await captions.setInputFiles({ name: '字幕.vtt', mimeType: 'text/vtt', buffer: broken });
  await expect(page.getByText(/字幕文件第 3 行无法识别/)).toBeVisible();
  await captions.setInputFiles(`${data}/card-renewal.CN.vtt`);
  await page.locator('input[type=file][accept^="video"]').setInputFiles(`${data}/card-renewal.webm`);
  await expect(page.getByText('已上传', { exact: true })).toHaveCount(2);
  await page.getByRole('button', { name: spaced('保存'), exact: true }).click();
  await expect(page.getByRole('button', { name: /修改.*第一节/ })).toHaveCount(0);

  await page.context().clearCookies();
  await page.goto(`/phenixcoll/course/${id}`);
  const player = page.getByRole('region', { name: '课程播放器' });
  await player.getByRole('button', { name: '播放' }).click();
  await expect
    .poll(async () => Number(await player.getByRole('slider').first().getAttribute('aria-valuenow')))
    .toBeGreaterThan(0);
  await expect(player.getByText('人才卡快到期了，什么时候续？')).toBeVisible();
});
