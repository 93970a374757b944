import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { dayInShanghai } from '#core/calendar/dates.ts';
import { CN as formCN } from '#core/texts/form/CN.ts';
import { EN as formEN } from '#core/texts/form/EN.ts';
import { textIn } from '#core/texts/text.ts';
import { getProgramme } from '#features/casework/programmes/registry.ts';
import { sampleOf } from '#features/casework/programmes/samples.ts';
import { CN as applicationCN } from '#features/casework/texts/application/CN.ts';
import { EN as applicationEN } from '#features/casework/texts/application/EN.ts';
import { byNight } from '#scripts/night.ts';
import { claim, decide, marksOf, openCase } from '../support/desk.ts';
import { control, fillSection, goOn } from '../support/fill.ts';
import { switchToEnglish } from '../support/language.ts';
import { codeIn } from '../support/outbox.ts';
import { fillSignIn, hire, newPerson, type Person, signInOffice } from '../support/people.ts';
import { registerOnPage } from '../support/register.ts';
import { expect, test } from '../support/test.ts';
import { portalWords } from '../support/words.ts';

type Language = 'CN' | 'EN';

const programme = getProgramme('talentapply');
const today = dayInShanghai(Date.now());
/** Somebody else in each language: one person applies once. */
const samples = { CN: sampleOf(programme, today), EN: sampleOf(programme, today, 1) };
/** The fields that this journey looks at. */
const position = { CN: '职务或岗位', EN: 'Position' };

for (const locale of byNight<readonly Language[], readonly Language[]>(['CN'], ['CN', 'EN']))
  test(`from registration to the public notice, with one correction, in ${locale}`, async ({ page, browser }) => {
    const t = locale === 'CN' ? applicationCN : applicationEN;
    const data = samples[locale];
    const open = async (person: Person, path?: string) => {
      const desk = await (await browser.newContext()).newPage();
      await signInOffice(desk, person, path);
      return desk;
    };
    const [admin, reviewer] = [
      await hire({ yunting: 'tenant-admin' }),
      await hire({ yunting: 'reviewer' }, '尉迟问渠'),
    ];
    const office = await open(admin, '/msg/outbox');

    await page.goto('/login?mode=register');
    if (locale === 'EN') await switchToEnglish(page);
    const person = newPerson(locale === 'CN' ? '沈知夏' : 'Shen Zhixia');
    await registerOnPage(page, person, { locale, readCode: () => readCodeInOffice(office, person.email) });
    const me = page.getByRole('link', { name: `${portalWords(locale).head.personal}: ${person.nickname}` });
    await expect(me).toBeVisible();
    await page.getByRole('button', { name: portalWords(locale).head.signOut, exact: true }).click();
    await expect(me).toBeHidden();
    await page.goto('/serve/talentapply');
    await page.getByRole('link', { name: locale === 'CN' ? '开始申报' : 'Start an application', exact: true }).click();
    await fillSignIn(page, person, locale);
    await test.step('an untouched form has nothing done, and knows how to reach its writer', async () => {
      const done = t === applicationCN ? '完成 0 节' : '0 of';
      await expect(page.getByText(done).first()).toBeVisible();
      await page.goto('/serve/talentapply/add?s=contact');
      await expect(control(page, locale === 'CN' ? '电子邮箱' : 'E-mail')).toHaveValue(person.email);
      await expect(control(page, locale === 'CN' ? '电子邮箱' : 'E-mail')).toHaveAttribute('autocomplete', 'email');
      await page.goto('/serve/talentapply/add');
    });

    const half = programme.sections.findIndex((section) => section.key === 'recognition');
    for (const [at, { key }] of programme.sections.entries()) {
      await fillSection(page, programme, { key, values: data[key]!, locale });
      if (at === half) await reloadAndCompare(page, locale);
      if (key === 'materials') await bringBackAFile(page, locale);
      await goOn(page, locale);
    }
    await page.getByRole('button', { name: t.check.submit }).click();
    await expect(page.getByText(t.progress.submitted)).toBeVisible({ timeout: 30_000 });
    const address = page.url();
    const no = (
      await page
        .getByText(/RC\d{4}\w+/)
        .first()
        .innerText()
    ).match(/RC[\w-]+/)![0];

    await test.step('the receipt has a picture to scan, a PDF, and is found valid by anybody', async () => {
      await expect(page.getByRole('img', { name: t.receipt.qr })).toBeVisible();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: t.receipt.download }).click(),
      ]);
      expect(
        readFileSync(await download.path())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
      const code = /[0-9A-F]{4}(-[0-9A-F]{4})+/.exec(await page.getByText(/-[0-9A-F]{4}-/).innerText())![0];
      const anybody = await (await browser.newContext()).newPage();
      await anybody.goto(`/verify/${code}`);
      await expect(anybody.getByText('回执真实有效')).toBeVisible();
      await expect(anybody.getByText(no)).toBeVisible();
      await anybody.close();
    });

    const desk = await open(reviewer);
    await test.step('the reviewer accepts it and sends one field back', async () => {
      await openCase(desk, no, String(data.person!.name));
      await claim(desk);
      await decide(desk, '受理');
      await openCase(desk, no, String(data.person!.name));
      await marksOf(desk, position.CN).getByRole('button', { name: '补正' }).click();
      await desk.getByLabel('原因', { exact: true }).click();
      await desk.getByTitle('填写内容与附件不一致，请核对后修改。').click();
      await desk.getByLabel('说明', { exact: true }).fill('请填写劳动合同上的岗位名称。');
      await desk.getByRole('button', { name: /^保\s?存$/ }).click();
      await desk.getByRole('button', { name: '退回补正 1 项' }).click();
      await desk.getByRole('dialog').getByRole('button', { name: '退回补正 1 项' }).click();
      await expect(desk.getByText(/^已办理/)).toBeVisible();
    });

    await test.step('the applicant corrects that field alone, replies and submits again', async () => {
      await page.goto(address);
      await expect(page.getByText('请填写劳动合同上的岗位名称。')).toBeVisible();
      await page.getByRole('link', { name: new RegExp(t.item.change) }).click();
      const field = control(page, textIn(position, locale));
      await expect(field).toHaveValue('算法工程师');
      // What the desk says stands beside the field, its ready-made sentence in the reader's language.
      const reason = programme.review.corrections.find(({ key }) => key === 'mismatch')!.text;
      await expect(field).toHaveAccessibleDescription(new RegExp(textIn(reason, locale)));
      await expect(field).toHaveAccessibleDescription(/请填写劳动合同上的岗位名称。/);
      await field.fill('高级算法工程师');
      await expect(control(page, locale === 'CN' ? '工作单位' : 'Employer')).toHaveAttribute('readonly', '');
      // Back at once, without waiting for the autosave: nothing typed may stay behind.
      await page.getByRole('link', { name: t.correcting.back, exact: true }).click();
      // The change is an answer; a word may be added.
      await expect(page.getByRole('button', { name: t.progress.resubmit, exact: true })).toBeEnabled();
      if (locale === 'CN') {
        await page.getByRole('button', { name: t.item.add }).click();
        await page.getByLabel(t.item.reply).fill('已按合同改正');
        await page.getByRole('button', { name: t.item.save }).click();
        await expect(page.getByText(t.item.saved)).toBeVisible();
      }
      await page.getByRole('button', { name: t.progress.resubmit, exact: true }).click();
      await expect(page.getByText(t.progress.resubmitted).first()).toBeVisible();
    });

    await test.step('the reviewer sees before and after, accepts the answer and passes the case', async () => {
      await openCase(desk, no, String(data.person!.name));
      await expect(desk.getByText('算法工程师', { exact: true })).toBeVisible();
      await expect(desk.getByText('高级算法工程师', { exact: true })).toBeVisible();
      if (locale === 'CN') await expect(desk.getByText('答复：已按合同改正')).toBeVisible();
      await claim(desk);
      await expect(desk.getByRole('button', { name: '审核通过', exact: true })).toBeDisabled();
      await desk.getByRole('button', { name: /^接\s?受$/ }).click();
      await decide(desk, '审核通过');
    });

    await test.step('the applicant sees that it passed', async () => {
      await page.goto(address);
      await expect(page.getByRole('heading', { name: t.progress.title.publicity })).toBeVisible();
    });

    await test.step('all of it stands in the logs', async () => {
      await office.goto('/office/busilog');
      await office.getByLabel('办件号、名称或编号').fill(address.split('/').at(-1)!);
      await office.getByRole('button', { name: /^查\s?询$/ }).click();
      const log = office.getByRole('table');
      for (const who of [person.nickname, reviewer.nickname]) await expect(log).toContainText(who);
      await office.goto('/office/apilog');
      const calls = office.getByRole('table');
      for (const path of ['/web/talentapply/submit', '/mgr/apply/decide']) {
        await office.getByPlaceholder('接口路径、登录名或追踪号').fill(path);
        await office.keyboard.press('Enter');
        await expect(calls.getByRole('row').filter({ hasText: path }).first()).toBeVisible();
      }
    });
  });

const savedWords: Record<Language, RegExp> = { CN: /^已保存/, EN: /^Saved/ };

/** The code of a registration, as the administrator reads it in the outbox. */
async function readCodeInOffice(office: Page, email: string): Promise<string> {
  await office.getByRole('textbox', { name: '收件人、主题' }).fill(email);
  await office.getByRole('button', { name: /^查\s?询$/ }).click();
  await office.getByRole('button', { name: new RegExp(email) }).click();
  return codeIn(await office.getByRole('article').innerText());
}

/** A reload in the middle loses nothing: the section is still on screen, and an earlier one still holds its values. */
/** A file that was taken away by mistake is there again, under its own name. */
async function bringBackAFile(page: Page, locale: Language) {
  const t = locale === 'CN' ? formCN : formEN;
  const remove = page.getByRole('button', { name: new RegExp(`^${t.files.remove.replace('{name}', '')}`) });
  const name = (await remove.first().getAttribute('aria-label'))!;
  await page.getByRole('button', { name, exact: true }).first().click();
  await page.getByRole('button', { name: new RegExp(`^${t.files.bringBack}`) }).click();
  await expect(page.getByRole('button', { name, exact: true }).first()).toBeVisible();
}

async function reloadAndCompare(page: Page, locale: Language) {
  await expect(page.getByText(savedWords[locale]).first()).toBeVisible();
  await page.reload();
  const data = samples[locale];
  const reason = control(page, locale === 'CN' ? '申请理由' : 'Reasons');
  await expect(reason).toHaveValue(String(data.recognition!.reason));
  const first = textIn(programme.sections[0]!.title, locale);
  const rail = page.getByRole('navigation', { name: locale === 'CN' ? '申报表各节' : 'Sections of the form' });
  await rail.getByRole('button', { name: first }).click();
  await expect(control(page, locale === 'CN' ? '姓名' : 'Name')).toHaveValue(String(data.person!.name));
  await rail
    .getByRole('button', { name: textIn(programme.sections.find((each) => each.key === 'recognition')!.title, locale) })
    .click();
}
