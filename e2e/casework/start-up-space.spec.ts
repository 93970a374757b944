import { dayInShanghai } from '#core/calendar/dates.ts';
import { visibleSections } from '#core/forms/section.ts';
import sentences from '#data/demo/sentences.json' with { type: 'json' };
import { getProgramme } from '#features/casework/programmes/registry.ts';
import { sampleOf } from '#features/casework/programmes/samples.ts';
import { EN } from '#features/casework/texts/application/EN.ts';
import { claim, decide, marksOf, openCase } from '../support/desk.ts';
import { fillSection, goOn } from '../support/fill.ts';
import { switchToEnglish } from '../support/language.ts';
import { hire, register, signInOffice, signInPortal } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const programme = getProgramme('spaceapply');
// Nobody else who tries a form is this person.
const data = sampleOf(programme, dayInShanghai(Date.now()), 11);
/** A sentence that the tenant offers for all programmes (data/demo/sentences.json). */
const disordered = sentences[0]!.text;

test('a founder gets a space: a document sent back by a ready-made sentence, answered, offered and taken up @night', async ({
  page,
  browser,
}) => {
  await signInPortal(page, await register(), { redirect: '/serve/spaceapply/add' });
  for (const { key } of visibleSections(programme, data)) {
    await fillSection(page, programme, { key, values: data[key]! });
    await goOn(page);
  }
  await page.getByRole('button', { name: '提交申报' }).click();
  const no = /CY[\w-]+/.exec(
    await page
      .getByText(/CY\d{4}\w+/)
      .first()
      .innerText(),
  )![0];
  const address = page.url();

  const desk = await (await browser.newContext()).newPage();
  await signInOffice(desk, await hire({ yunting: 'reviewer' }));
  await openCase(desk, no, String(data.person!.name));
  await claim(desk);
  await decide(desk, '受理');
  await openCase(desk, no, String(data.person!.name));
  await desk.getByRole('button', { name: '一页纸项目说明' }).click();
  await marksOf(desk, '一页纸项目说明').getByRole('button', { name: '补正' }).click();
  await desk.getByLabel('原因', { exact: true }).click();
  await desk.getByTitle(disordered.CN).click();
  await desk.getByRole('button', { name: /^保\s?存$/ }).click();
  await desk.getByRole('button', { name: '退回补正 1 项' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: '退回补正 1 项' }).click();

  await page.goto(address);
  await switchToEnglish(page);
  await expect(page.getByText(disordered.EN)).toBeVisible();
  await page.getByLabel(EN.item.reply).fill('The order is that of the original.');
  await page.getByRole('button', { name: EN.item.save }).click();
  await page.getByRole('button', { name: EN.progress.resubmit, exact: true }).click();
  await expect(page.getByText(EN.progress.resubmitted).first()).toBeVisible();

  await openCase(desk, no, String(data.person!.name));
  await claim(desk);
  await desk.getByRole('button', { name: /^接\s?受$/ }).click();
  await decide(desk, '审核通过');

  await page.goto(address);
  await expect(page.getByRole('heading', { name: EN.progress.title.offered })).toBeVisible();
  const { button } = EN.move['take-up'];
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: button, exact: true }).click();
  await expect(page.getByRole('heading', { name: EN.move['take-up'].done, exact: true })).toBeVisible();
  await expect(page.getByText('Registration and key')).toBeVisible();
});
