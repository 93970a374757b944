import { dateTimeInShanghai } from '#core/calendar/dates.ts';
import { emptySection } from '#core/forms/section.ts';
import { getContentType } from '#features/content-types.ts';
import { contentSections } from '#features/contents/shared/content.ts';
import { officeResourceCalls } from '#features/office-calls.ts';
import { place } from '#features/places/resources/place.ts';
import { adminOf, tenantIds } from './support/admins.ts';
import { ask, unique } from './support/calls.ts';
import { fillSignIn, hire, register, signInOffice } from './support/people.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const office = { tenantId: tenantIds.yunting };
const reqId = () => unique().padEnd(22, '0');
const at = (hours: number) => dateTimeInShanghai(new Date(Date.now() + hours * 3_600_000));

/** A place for twenty people. */
async function addPlace(): Promise<{ id: string; name: string }> {
  const name = `听澜阁 ${unique()}`;
  const values = {
    ...emptySection({ key: 'place', title: place.item, fields: place.form ?? [] }),
    nameCN: name,
    nameEN: `Tinglan ${name.slice(-6)}`,
    addressCN: '听澜步道 5 号',
    addressEN: '5 Tinglan Walk',
    kind: 'HALL',
    capacity: 20,
    region: '350203',
  };
  const { id } = await ask(await adminOf('yunting'), officeResourceCalls.place!.save, {
    ...office,
    values,
    reqId: reqId(),
  });
  return { id, name };
}

/** An activity that has begun half an hour ago, checked in by oneself; published unless it is to be a draft. */
async function addActivity(placeId: string, { quota, isDraft = false }: { quota: number; isDraft?: boolean }) {
  const admin = await adminOf('yunting');
  const calls = officeResourceCalls.activity!;
  const title = `样机开放日 ${unique()}`;
  const begins = isDraft ? 100 : -0.5;
  const values = {
    ...Object.assign({}, ...contentSections(getContentType('activity')).map(emptySection)),
    module: 'HOME',
    type: 'VISIT',
    mode: 'OFFLINE',
    place: placeId,
    quota,
    signFrom: at(-48),
    signTo: at(begins + 1),
    startAt: at(begins),
    endAt: at(begins + 2),
    waitlist: 'YES',
    audit: 'NO',
    companyOnly: 'NO',
    checkin: 'SELF',
    top: 'NO',
    titleCN: title,
    titleEN: `Open house ${title.slice(-6)}`,
    publisherCN: '人才中心',
    publisherEN: 'Centre',
    summaryCN: '可以上手拆',
    summaryEN: 'Take them apart',
    bodyCN: '<p>欢迎</p>',
    bodyEN: '<p>Welcome</p>',
  };
  const { id } = await ask(admin, calls.save, { ...office, values, reqId: reqId() });
  if (!isDraft) await ask(admin, calls.action, { ...office, ids: [id], action: 'publish', reqId: reqId() });
  return { id, title };
}

test('an editor is told of a place that is taken and too small, sees it in the calendar, and copies the activity @night', async ({
  page,
}) => {
  const { id: placeId, name } = await addPlace();
  const first = await addActivity(placeId, { quota: 10 });
  const second = await addActivity(placeId, { quota: 30, isDraft: true });
  await signInOffice(page, await hire({ yunting: 'tenant-admin' }));

  await page.goto(`/office/activity/edit?id=${second.id}`);
  await expect(page.getByText('场地容纳 20 人，名额为 30 人')).toBeVisible();
  for (const [label, hours] of [
    ['活动结束', 1],
    ['活动开始', 0],
  ] as const) {
    await page.getByLabel(label).fill(at(hours));
    await page.keyboard.press('Enter');
  }
  await page.getByRole('button', { name: '保存草稿' }).click();
  await expect(page.getByText(`${name}在这段时间已有安排：${first.title}`)).toBeVisible();

  await page.getByRole('link', { name: '查看场地日历' }).click();
  // Just after midnight it stands on two days, yesterday's and today's.
  const inCalendar = page.getByRole('region', { name: '场地周历' }).getByRole('link', { name: first.title }).last();
  await expect(inCalendar).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '下一周' }).click();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: '本周' })).toBeDisabled();

  await inCalendar.click();
  const drawer = page.getByRole('dialog', { name: first.title });
  await drawer.getByRole('tab', { name: '二维码与打印' }).click();
  await expect(drawer.getByRole('heading', { name: '现场签到二维码' })).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: '复制', exact: true }).click();
  await page.getByRole('dialog', { name: '复制' }).getByRole('button', { name: '复制' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${first.title}（副本）`, exact: true })).toBeVisible();
  await expect(page.getByLabel('活动开始')).toHaveValue('');
});

test('the code at the door checks in who signed up, once they have signed in, and nobody else @night', async ({
  page,
  browser,
}) => {
  const { id } = await addActivity((await addPlace()).id, { quota: 5 });
  const staff = await (await browser.newContext()).newPage();
  await signInOffice(staff, await hire({ yunting: 'tenant-admin' }));
  await staff.goto(`/office/activity?id=${id}&tab=panel`);
  const link = await staff.getByText(new RegExp(`/activity/${id}/check-in\\?c=`)).innerText();
  await staff.context().close();
  const door = new URL(link).pathname + new URL(link).search;

  const person = await register();
  await page.goto(door);
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await fillSignIn(page, person);
  await expect(page.getByText('您还没有报名这个活动')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: '查看活动' }).click();
  await page.getByRole('button', { name: '立即报名' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: /姓名/ }).fill('闻人清和');
  await form
    .getByRole('textbox', { name: /手机号|号码/ })
    .last()
    .fill('13900002177');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: '提交报名' }).click();
  await expect(form).toHaveCount(0);
  await page.goto(door);
  await expect(page.getByRole('heading', { name: '签到成功' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(door);
  await expect(page.getByRole('heading', { name: '您已签到过' })).toBeVisible();
  await page.goto(`/activity/${id}/check-in?c=AAAAAAAAAAAA`);
  await expect(page.getByText(/二维码无效/)).toBeVisible();
});
