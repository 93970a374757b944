import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { keyOf } from '#features/accounts/server/testing.ts';
import { eq } from '#server/database/sql.ts';
import { captchas } from '#server/database/tables/accounts.ts';
import { asGuest, createTestServices } from '#server/testing.ts';
import { createCaptcha, type HumanInput, requireHuman } from './captcha.ts';
import { captchaAlphabet, strokesOf } from './captcha-glyphs.ts';
import { drawCaptcha } from './captcha-picture.ts';

const services = await createTestServices();
const make = () => asGuest(services, {}, createCaptcha);
const answer = (input: HumanInput, sessionHash?: Buffer) =>
  keyOf(services, { sessionHash }, (scope) => requireHuman(scope, input));

function solve(text: string): string {
  const { algorithm, challenge, salt, signature, maxnumber } = JSON.parse(text);
  for (let number = 0; number <= maxnumber; number++)
    if (createHash('sha256').update(`${salt}${number}`).digest('hex') === challenge)
      return Buffer.from(JSON.stringify({ algorithm, challenge, number, salt, signature })).toString('base64');
  throw new Error('no solution');
}

/** Writes known characters into a captcha: its own are stored as a keyed hash only. */
async function write(captchaId: string): Promise<string> {
  const known = services.keys.hashSubject('captcha', captchaId, 'WK47');
  await services.database.read(null, (db) =>
    db.update(captchas).set({ answer: known }).where(eq(captchas.id, captchaId)),
  );
  return 'WK47';
}

test('the characters of the picture are a proof, in any case, once', async () => {
  const { captchaId } = await make();
  const characters = await write(captchaId);
  expect(await answer({ captchaId, authcode: ` ${characters.toLowerCase()}` })).toBe('OK');
  expect(await answer({ captchaId, authcode: characters })).toBe('CAPTCHA_WRONG');
});

test('the solved challenge is a proof, once, and only for its own captcha', async () => {
  const { captchaId, pow } = await make();
  const other = await make();
  const solution = solve(pow);
  expect(await answer({ captchaId: other.captchaId, pow: solution })).toBe('CAPTCHA_WRONG');
  expect(await answer({ captchaId, pow: solution })).toBe('OK');
  expect(await answer({ captchaId, pow: solution })).toBe('CAPTCHA_WRONG');
});

test.each(['', 'bnVsbA==', 'e30=', '%%%', Buffer.from('{"challenge":1}').toString('base64')])(
  'a proof of work that is none (%s) is refused',
  async (pow) => {
    const { captchaId } = await make();
    expect(await answer({ captchaId, pow })).toBe(pow === '' ? 'CAPTCHA_NEEDED' : 'CAPTCHA_WRONG');
  },
);

test('four wrong answers kill it', async () => {
  const { captchaId } = await make();
  const characters = await write(captchaId);
  for (let wrong = 0; wrong < 4; wrong++) expect(await answer({ captchaId, authcode: 'zzzz' })).toBe('CAPTCHA_WRONG');
  expect(await answer({ captchaId, authcode: characters })).toBe('CAPTCHA_WRONG');
});

test('it belongs to the session that asked and lives two minutes', async () => {
  const { captchaId } = await make();
  const authcode = await write(captchaId);
  expect(await answer({ captchaId, authcode }, Buffer.alloc(32, 9))).toBe('CAPTCHA_WRONG');
  services.setNow(new Date(Date.now() + 121_000));
  onTestFinished(() => services.setNow(null));
  expect(await answer({ captchaId, authcode })).toBe('CAPTCHA_WRONG');
});

test('of two uses at the same moment one counts', async () => {
  const { captchaId } = await make();
  const authcode = await write(captchaId);
  const answers = await Promise.all([answer({ captchaId, authcode }), answer({ captchaId, authcode })]);
  expect(answers.sort()).toEqual(['CAPTCHA_WRONG', 'OK']);
});

test('nothing sent is not nothing needed', async () => {
  expect(await answer({})).toBe('CAPTCHA_NEEDED');
  expect(await answer({ captchaId: 'x' })).toBe('CAPTCHA_NEEDED');
  expect(await answer({ captchaId: 'x', authcode: 'ABCD' })).toBe('CAPTCHA_WRONG');
});

test('the picture is a PNG that shows ink for every character', async () => {
  for (const character of captchaAlphabet) expect(strokesOf(character).flat().length).toBeGreaterThan(8);
  const image = await drawCaptcha('WK47');
  expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width: 264, height: 96 });
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  for (let part = 0; part < 4; part++) {
    let dark = 0;
    for (let y = 0; y < info.height; y++)
      for (let x = 16 + part * 58; x < 16 + (part + 1) * 58; x++)
        if (data[(y * info.width + x) * info.channels]! + data[(y * info.width + x) * info.channels + 1]! < 280) dark++;
    expect(dark).toBeGreaterThan(250);
  }
  const { image: shown } = await make();
  expect(shown).toMatch(/^data:image\/png;base64,/);
});
