import { beforeAll, expect, test } from 'vitest';
import type { Contract } from '#core/contracts/contract.ts';
import { highlightCountCall } from '#features/contents/calls/contents.ts';
import { contents, contentVersions, publications } from '#features/contents/server/tables.ts';
import { aContent, aPublication } from '#features/contents/server/testing.ts';
import { handlers } from '#features/server.ts';
import { indexCall } from '#features/site/calls/home.ts';
import { searchCall } from '#features/site/calls/search.ts';
import { publicCalls } from '#features/site/server/first-answers.ts';
import type { Http } from '#server/handle.ts';
import { asGuest, createTestServices } from '#server/testing.ts';

const services = await createTestServices();
const now = new Date('2026-11-20T02:00:00.000Z');
services.setNow(now);
const yesterday = new Date(now.getTime() - 86_400_000);
const justLater = new Date(now.getTime() + 1);

/** Words that stand in nothing that is published. */
const secret = { CN: '尚未公开的名单', EN: 'Embargoed shortlist' };
const words = {
  titleCN: secret.CN,
  titleEN: secret.EN,
  summaryCN: secret.CN,
  summaryEN: secret.EN,
  bodyCN: `<p>${secret.CN}</p>`,
  bodyEN: `<p>${secret.EN}</p>`,
  publisherCN: secret.CN,
  publisherEN: secret.EN,
};
const states = ['DRAFT', 'REVIEW', 'OFFLINE'] as const;
const types = publicCalls.map(({ type }) => type);

beforeAll(async () => {
  await services.database.asOwner(async (db) => {
    for (const { code } of types) {
      // All of them have been out once, by their version and date; that they are not out now is what counts.
      const drafts = states.map((state) =>
        aContent(`${code}-${state}`, {
          type: code,
          state,
          version: 1,
          publishAt: yesterday,
          values: words,
          titleCN: secret.CN,
          titleEN: secret.EN,
        }),
      );
      // Visitors read the version before; its change is still being written.
      const changed = aContent(`${code}-changed`, { type: code, state: 'DRAFT', version: 1, values: words });
      await db.insert(contents).values([...drafts, changed]);
      await db.insert(contentVersions).values(
        drafts.map(({ id }) => ({
          id: `v-${id}`,
          tenantId: 'tenant-a',
          contentId: id,
          version: 1,
          values: words,
          publishedBy: 'editor',
        })),
      );
      await db
        .insert(publications)
        .values([
          aPublication(`${code}-changed`, { type: code, publishedAt: yesterday }),
          aPublication(`${code}-scheduled`, { ...words, type: code, publishedAt: justLater, datedAt: yesterday }),
          aPublication(`${code}-elsewhere`, { ...words, type: code, publishedAt: yesterday, tenantId: 'tenant-b' }),
        ]);
    }
  });
});

/** What a guest is answered, as text; a refusal by its key. */
async function answerOf(contract: Contract, input: unknown): Promise<string> {
  const handler = handlers.find((each) => each.contract === contract)!;
  try {
    return JSON.stringify(await asGuest(services, {}, (scope) => handler.run(scope, input, {} as Http)));
  } catch (error) {
    return String((error as { key?: string }).key);
  }
}

test.each(publicCalls.map(({ type, calls }) => [type.code, calls] as const))(
  'no public call of %s tells what is not published',
  async (code, { head, list, one }) => {
    const searches = [secret.CN, secret.EN, secret.EN.slice(3, 9), secret.CN.slice(2, 4)];
    const facets = types.find((type) => type.code === code)!.facets.map((facet) => ({ [facet]: 'NOTICE' }));
    const answers = [
      ...(head ? [await answerOf(head, {})] : []),
      await answerOf(list, { size: 50 }),
      await answerOf(list, { from: '2020-01-01', to: '2030-01-01' }),
      ...(await Promise.all(facets.map((filter) => answerOf(list, { filter, size: 50 })))),
      await answerOf(one, { id: `${code}-changed` }),
    ];
    for (const answer of answers) {
      expect(answer).not.toContain(secret.CN);
      expect(answer).not.toContain(secret.EN);
      expect(answer).not.toMatch(/-(DRAFT|REVIEW|OFFLINE|scheduled|elsewhere)/);
    }
    expect(answers.at(-1)).toContain(`${code}-changed`);
    for (const keyword of searches)
      expect(JSON.parse(await answerOf(list, { keyword })), keyword).toEqual({ rows: [], total: 0, next: null });
    for (const name of [...states, 'scheduled', 'elsewhere'])
      expect(await answerOf(one, { id: `${code}-${name}` }), name).toBe('NOT_FOUND');
  },
);

test('nor does the search', async () => {
  for (const key of [secret.CN, secret.EN, 'Embargoed', '名单', 'scheduled', 'elsewhere'])
    expect(JSON.parse(await answerOf(searchCall, { key })), key).toMatchObject({ rows: [], didYouMean: null });
});

test('nor does the home page, nor the count of readings', async () => {
  const home = await answerOf(indexCall, {});
  expect(home).toContain('notify-changed');
  for (const word of Object.values(secret)) expect(home).not.toContain(word);
  for (const name of [...states, 'scheduled', 'elsewhere'])
    expect(await answerOf(highlightCountCall, { id: `highlight-${name}` })).toBe('NOT_FOUND');
  expect(await answerOf(highlightCountCall, { id: 'notify-changed' })).toBe('NOT_FOUND');
});
