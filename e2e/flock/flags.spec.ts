import type { Page } from '@playwright/test';
import { EN as report } from '#features/flock/texts/report/EN.ts';
import { EN as scoring } from '#features/flock/texts/scoring/EN.ts';
import { EN as terms } from '#features/flock/texts/terms/EN.ts';
import { beginAnalysis, chooseScore, goOn } from '../pages/flock-scoring.ts';
import { openFlock } from '../support/flock.ts';
import { register } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });

type Trigger = keyof typeof scoring.flag.title;

const answers = {
  called: /^I called/,
  seen: scoring.flag.goOn,
  wrong: scoring.flag.wrong,
  unticked: scoring.flag.wrongTick,
};

/** Waits for the flag of a trigger and answers it; `shows` is what it has to say. */
async function answer(
  page: Page,
  trigger: Trigger,
  done: keyof typeof answers,
  shows: readonly (string | RegExp)[] = [],
) {
  const flag = page.getByRole('main', { name: scoring.flag.title[trigger] });
  await expect(flag).toBeVisible();
  for (const text of shows) await expect(flag).toContainText(text);
  await page.getByRole('button', { name: answers[done] }).click();
  await expect(flag).toBeHidden();
}

const tap = (page: Page, score: number) => page.locator(`[data-score="${score}"]`).click();

/** Ticks signs by the alarm button. */
async function tick(page: Page, sign: keyof typeof terms.sign) {
  await page.getByRole('button', { name: scoring.signs.open }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(terms.sign[sign]).click();
  await dialog.getByRole('button', { name: scoring.signs.done, exact: true }).click();
}

const chosen = (page: Page) => page.locator('[data-score][aria-pressed=true]');

test('every trigger calls for each of its findings, once, and the report tells what was done @night', async ({
  page,
}) => {
  await openFlock(page, await register('EN'));
  const visit = await beginAnalysis(page, { farm: 'Flag farm', house: '5' });
  await page.goto(`${visit}/intestinal`);

  // Blood by colour: the second bloody dropping calls again; a wrong score leads back to its dropping.
  await tap(page, 6);
  await answer(page, 'blood', 'called', ['dropping 1']);
  await expect(page.locator('[data-score="6"]')).toHaveAttribute('aria-pressed', 'true');
  await goOn(page);
  await chooseScore(page, 0);
  await goOn(page);
  await tap(page, 6);
  await answer(page, 'blood', 'wrong', ['dropping 2', 'The vet was called at']);
  await expect(page).toHaveURL(/no=2/);
  await expect(chosen(page)).toHaveCount(0);

  // A fleck of blood that is only ticked, beside a colour that calls for nobody.
  await chooseScore(page, 0);
  await page.getByLabel(terms.seen.blood).click();
  await answer(page, 'blood', 'seen', ['dropping 2']);
  await page.reload();
  await expect(page.locator('[data-score="0"]')).toHaveAttribute('aria-pressed', 'true');

  // Green twice and off feed; sick birds tell something new, a third green dropping does not.
  await page.goto(`${visit}/intestinal?no=3`);
  await chooseScore(page, 4);
  await page.goto(`${visit}/intestinal?no=4`);
  await tap(page, 4);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(scoring.signs.green);
  await dialog.getByLabel(terms.sign.offFeed).click();
  await dialog.getByRole('button', { name: scoring.signs.done, exact: true }).click();
  await answer(page, 'green', 'seen', ['dropping 4', terms.sign.offFeed]);
  await tick(page, 'sickBirds');
  await answer(page, 'green', 'called', [terms.sign.sickBirds]);
  await page.goto(`${visit}/intestinal?no=5`);
  await chooseScore(page, 4);

  await page.goto(`${visit}/cecal`);
  await tap(page, 3);
  await answer(page, 'blood', 'called', ['dropping 1']);

  // Severe feet, of each bird by itself.
  await page.goto(`${visit}/fpd`);
  await tap(page, 4);
  await answer(page, 'foot', 'seen', ['bird 1']);
  await page.goto(`${visit}/fpd?no=2`);
  await tap(page, 4);
  await answer(page, 'foot', 'wrong', ['bird 2']);
  // The address stays the same: what is taken back is kept once its page has gone.
  await expect(page.locator('#red-flag')).toHaveCount(0);
  await expect(page).toHaveURL(/no=2/);
  await expect(chosen(page)).toHaveCount(0);

  // A meter above 25 ppm, another one, and a strip without figures at level 6.
  await page.goto(`${visit}/nh3`);
  const reading = page.getByRole('textbox', { name: scoring.nh3.reading });
  await reading.fill('25');
  await expect(page.locator('[data-next]')).toBeEnabled();
  await goOn(page);
  await reading.fill('25.1');
  await answer(page, 'ammonia', 'called', ['25.1 ppm']);
  await page.goto(`${visit}/nh3`);
  await reading.fill('31');
  await answer(page, 'ammonia', 'seen', ['31 ppm', 'The vet was called at']);
  await page.goto(`${visit}/nh3`);
  await page.getByText(scoring.nh3.methodShort.strip, { exact: true }).click();
  await page.getByLabel(scoring.nh3.noFigures).click();
  await page.getByRole('button', { name: terms.ammonia.levelName.replace('{n}', '6'), exact: true }).click();
  await answer(page, 'ammonia', 'wrong', ['score 6']);
  await expect(page).toHaveURL(/nh3\?no=4/);
  await expect(page.locator('[data-next]')).toBeDisabled();

  // Sudden deaths, ticked by mistake and then in earnest.
  await tick(page, 'deaths');
  await answer(page, 'deaths', 'unticked');
  await tick(page, 'deaths');
  await answer(page, 'deaths', 'called');

  await page.goto(visit.replace('/r/', '/reports/'));
  const told = page.locator('section', { has: page.getByRole('heading', { name: report.flag.title }) });
  for (const line of [
    /Intestinal droppings 1: Vet called/,
    /Intestinal droppings 2: Seen/,
    /Cecal droppings 1: Vet called/,
    /Birds off feed: Seen/,
    /Sick birds: Vet called/,
    /Foot pads 1, left foot: Seen/,
    /Foot pads 2, left foot: Taken back/,
    /Sudden deaths: Vet called/,
    /Sudden deaths: Taken back/,
  ])
    await expect(told).toContainText(line);
  await expect(told).not.toContainText(report.flag.pending);
});
