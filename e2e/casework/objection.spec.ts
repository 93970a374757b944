import type { Page } from '@playwright/test';
import { dayInShanghai } from '#core/calendar/dates.ts';
import { acpwdwebCall } from '#features/accounts/calls/accounts.ts';
import { declareListCall } from '#features/casework/calls/applications.ts';
import { officeResourceCalls } from '#features/office-calls.ts';
import { roundCall } from '#features/publicity/calls.ts';
import { registeredSection } from '#features/publicity/shared/objection.ts';
import { adminOf, tenantIds } from '../support/admins.ts';
import { ask, signInByCall } from '../support/calls.ts';
import { demo } from '../support/demo.ts';
import { fillFields } from '../support/fill.ts';
import { hire, register, signInOffice, signInPortal } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('an objection holds an award, its applicant is heard, and two people uphold it; one by telephone is registered @night', async ({
  page,
  browser,
}) => {
  const { noticeId, label, line } = await openNotice(applicant5);
  await signInPortal(page, await register(), { redirect: `/notify/${noticeId}` });
  await page.getByRole('button', { name: `对 ${line.name}（${line.company}）提异议` }).click();
  await expect(page.getByRole('radio', { name: label, exact: true })).toBeChecked();
  await page.getByLabel('成果不实').check();
  await page.getByLabel('事实和理由').fill('申报表中的第二项专利已于去年转让，登记可在公报查到。');
  await page.getByLabel(/^实名/).check();
  await page.getByLabel('真实姓名').fill('周允和');
  await page.getByLabel('电话').fill('13900002207');
  await expectAccessible(page, 'the form of an objection');
  await page.getByRole('button', { name: '提交异议' }).click();
  await expect(page.getByText('所涉申报已自动暂停')).toBeVisible();
  await page.getByRole('link', { name: '查看进展' }).click();
  await expect(page.getByText('所涉申报已暂停，办结前不会通过。')).toBeVisible();
  const no = new URL(page.url()).searchParams.get('no')!;

  const applicant = await (await browser.newContext()).newPage();
  await signInPortal(applicant, applicant5, { redirect: `/personal/declare/${line.caseId}` });
  await expect(applicant.getByText('公示收到异议，您的申报暂停办理')).toBeVisible();

  const desk = await (await browser.newContext()).newPage();
  await signInOffice(desk, await hire({ yunting: 'tenant-admin' }), `/apply/objection?f.keyword=${no}`);
  await desk.getByRole('button', { name: no }).click();
  const drawer = desk.getByRole('dialog', { name: no });
  await drawer.getByRole('button', { name: '受理' }).click();
  await desk.locator('.ant-modal-confirm').getByRole('button', { name: '受理' }).click();
  await drawer.getByRole('button', { name: '开始核查' }).click();
  const checking = desk.getByRole('dialog', { name: '开始核查' });
  await checking.getByLabel('核查什么、向谁核实').fill('向登记部门核实专利转让。');
  await checking.getByRole('button', { name: '开始核查' }).click();

  await test.step('the applicant states their view without reading who objected or what was written', async () => {
    await applicant.reload();
    await expect(applicant.getByRole('heading', { name: '异议正在核查，请说明情况' })).toBeVisible();
    await expect(applicant.getByText('登记可在公报查到')).toHaveCount(0);
    await expect(applicant.getByText('周允和')).toHaveCount(0);
    await applicant.getByLabel('情况说明').fill('转让的是使用权，专利权人没有变更。');
    await expectAccessible(applicant, 'the view of an applicant');
    await applicant.getByRole('button', { name: '提交说明' }).click();
    await expect(applicant.getByRole('heading', { name: '您的说明' })).toBeVisible();
    await expect(applicant.getByText('您已说明情况')).toBeVisible();
  });

  await test.step('who looked into it proposes, and somebody else concludes', async () => {
    await desk.reload();
    await drawer.getByRole('tab', { name: '陈述与办件' }).click();
    await expect(drawer.getByText('转让的是使用权，专利权人没有变更。')).toBeVisible();
    await drawer.getByRole('button', { name: '提议：成立，撤出名单' }).click();
    const asked = desk.getByRole('dialog', { name: '提议：成立，撤出名单' });
    await asked.getByLabel('认定的事实和理由').fill('登记部门确认专利已经转让。');
    await asked.getByRole('button', { name: '提议：成立，撤出名单' }).click();
    await expect(drawer.getByText('待复核结论').first()).toBeVisible();
    await expect(drawer.getByText('您提议的，须由另一位同事办结')).toBeVisible();
    const conclude = async (office: Page) => {
      const opened = office.getByRole('dialog', { name: no });
      await opened.getByRole('button', { name: '按提议办结' }).click();
      await office.locator('.ant-modal-confirm').getByRole('button', { name: '按提议办结' }).click();
    };
    await conclude(desk);
    await expect(desk.getByText('该操作需要另一位工作人员确认').first()).toBeVisible();
    const second = await (await browser.newContext()).newPage();
    await signInOffice(second, await hire({ yunting: 'tenant-admin' }, '尉迟问渠'), `/apply/objection?f.keyword=${no}`);
    await second.getByRole('button', { name: no }).click();
    await conclude(second);
    await expect(second.getByRole('dialog', { name: no }).getByText('成立，撤出名单').first()).toBeVisible();
  });

  await applicant.reload();
  await expect(applicant.getByText('登记部门确认专利已经转让。').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('登记部门确认专利已经转让。')).toBeVisible();

  await test.step('what came by telephone is registered, with a number and a code that lead to it', async () => {
    await desk.goto('/office/apply/objection');
    await desk.getByRole('button', { name: '代为登记' }).click();
    const form = desk.getByRole('dialog', { name: '代为登记异议' });
    const today = dayInShanghai(Date.now());
    await fillFields(form, registeredSection.fields, {
      values: {
        channel: 'PHONE',
        aspects: ['OTHER'],
        facts: '来电反映公示名单中的单位名称有误，请核对。',
        identity: 'ANONYMOUS',
      },
      locale: 'CN',
    });
    await form.getByLabel('收到日期').fill(today);
    await form.getByLabel('收到日期').press('Enter');
    await form.getByRole('combobox', { name: '公示批次' }).selectOption({ index: 1 });
    await expectAccessible(desk, 'registering an objection');
    await form.getByRole('button', { name: /^登\s?记$/ }).click();
    await expect(form.getByText('异议已登记')).toBeVisible();
    const [number, code] = await form.locator('dd').allInnerTexts();
    await page.goto(`/objection?no=${number}&code=${code}`);
    await expect(page.getByText('来电反映公示名单中的单位名称有误，请核对。')).toBeVisible();
  });
});

test('a visitor who left out the e-mail address keeps what was typed', async ({ page }) => {
  const { noticeId, line } = await openNotice(applicant17);
  const facts = '申报表中的第二项专利已于去年转让，登记可在公报查到。';
  await page.goto(`/notify/${noticeId}`);
  await page.getByRole('button', { name: `对 ${line.name}（${line.company}）提异议` }).click();
  await page.getByLabel('成果不实').check();
  await page.getByLabel('事实和理由').fill(facts);
  await page.getByLabel(/^实名/).check();
  await page.getByLabel('真实姓名').fill('周允和');
  await page.getByLabel('电话').fill('13900002207');
  await page.getByRole('button', { name: '提交异议' }).click();
  await expect(page.getByLabel('邮箱', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('事实和理由')).toHaveValue(facts);
  await expect(page.getByLabel('真实姓名')).toHaveValue('周允和');
});

test('what a guest typed is there after a way round, in this tab alone; without a name nothing asks how to reach somebody @night', async ({
  page,
}) => {
  const { noticeId, label, line } = await openNotice(applicant17);
  const facts = '申报表中的第二项专利已于去年转让，登记可在公报查到。';
  await page.goto(`/notify/${noticeId}`);
  await expect(page.getByRole('row', { name: /^共 \d+ 人/ })).toBeVisible();
  await page.getByRole('button', { name: `对 ${line.name}（${line.company}）提异议` }).click();
  await page.getByLabel('成果不实').check();
  await page.getByLabel('事实和理由').fill(facts);
  await page.getByLabel(/^实名/).check();
  await page.getByLabel('邮箱', { exact: true }).fill('someone@example.com');
  await page.getByLabel('电话').fill('13900002207');
  await expect(page.getByText('已存在本页签，附件除外')).toBeVisible();
  // The next guest at the same machine finds nothing of it.
  const next = await page.context().newPage();
  await next.goto(`/notify/${noticeId}`);
  await expect(next.getByLabel('事实和理由')).toHaveValue('');
  await next.close();
  await page.goto('/');
  await page.goto(`/notify/${noticeId}`);
  await expect(page.getByRole('radio', { name: label, exact: true })).toBeChecked();
  await expect(page.getByLabel('事实和理由')).toHaveValue(facts);
  await expect(page.getByLabel('邮箱', { exact: true })).toHaveValue('someone@example.com');
  await expect(page.getByLabel('电话')).toHaveValue('13900002207');

  await page.getByLabel(/^匿名/).check();
  await expect(page.getByText('匿名只登记为线索，所涉申报不会自动暂停')).toBeVisible();
  for (const gone of ['真实姓名', '电话', '邮箱']) await expect(page.getByLabel(gone, { exact: true })).toHaveCount(0);
  await expectAccessible(page, 'an anonymous objection');
  await page.getByRole('button', { name: '提交异议' }).click();
  await expect(page.getByText('已登记，查清之后告知您结论。')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('事实和理由')).toHaveValue('');
});

const applicant5 = { loginName: 'applicant5@example.com', password: demo.password };
/** Somebody on the same notice whose case no test holds or withdraws. */
const applicant17 = { loginName: 'applicant17@example.com', password: demo.password };

/** The notice that runs and has the case of somebody, and their line on it. */
async function openNotice(applicant: typeof applicant5) {
  const tenantId = tenantIds.yunting;
  const own = await ask(await signInByCall(applicant, acpwdwebCall), declareListCall, { state: 'PUBLICITY' });
  const admin = await adminOf('yunting');
  const { rows } = await ask(admin, officeResourceCalls.publicity!.list, { tenantId, filter: { status: ['OPEN'] } });
  for (const { id } of rows) {
    const found = await ask(admin, roundCall, { tenantId, id: String(id) });
    const line = found.rows.find(({ caseId }) => caseId === own.rows[0]!.id);
    if (line) return { noticeId: found.noticeId!, line, label: [line.name, line.company, line.subject.CN].join(' · ') };
  }
  throw new Error(`${applicant.loginName} is on no notice`);
}
