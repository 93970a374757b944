import type { PermissionCode } from '#core/permissions.ts';
import { addAccount, addTenants, settle } from '#features/accounts/server/testing.ts';
import { shop as shopResource } from '#features/benefits/resources/shop.ts';
import { numbers } from '#features/casework/server/tables.ts';
import { listMyBookings } from '#features/places/server/own-bookings.ts';
import { prebooks } from '#features/places/server/tables.ts';
import { messages } from '#server/database/tables/logs.ts';
import type { Values } from '#server/resources/store.ts';
import { actOnResource, saveResource } from '#server/resources/verbs.ts';
import { asActor, asGuest, createTestServices } from '#server/testing.ts';
import { answerBooking } from './answer-bookings.ts';
import { bookBenefit } from './book-benefit.ts';
import { redeem } from './redeem.ts';
import { shopStore } from './shop-store.ts';
import { readShopLink } from './statement.ts';
import { redemptions, shops, talentCards } from './tables.ts';
import { readCardCode } from './use-card.ts';

type Work<T> = Parameters<typeof asActor<T>>[2];

/** Who has a card in the tests of bookings; the last is of a class that the benefits are not for. */
export const holders = ['lin', 'wen', 'tao', 'gu', 'he', 'song'];
/** The day of these tests, a Friday morning. */
export const start = new Date('2026-11-20T10:00:10+08:00');
export const reqId = 'request-1';

const codes: readonly PermissionCode[] = ['Mgr.Shop', 'Mgr.Shop.edit', 'Mgr.Prebook', 'Mgr.Prebook.audit'];
const wish = { day: '2026-11-20', time: '14:30', people: 2, remark: '靠窗' };

/** A benefit as the form of a shop has it: booked, free, twice a month. */
export const benefit = (id: string, rest: Values = {}): Values => ({
  id,
  titleCN: `权益 ${id}`,
  titleEN: `Benefit ${id}`,
  kind: 'FREE',
  levels: ['A', 'B', 'C', 'D'],
  period: 'MONTH',
  most: 2,
  prebook: 'YES',
  stock: null,
  from: null,
  to: null,
  rulesCN: '',
  rulesEN: '',
  ...rest,
});

/** What proves that somebody works in a shop. */
export interface Link {
  readonly shop: string;
  readonly key: string;
}

/** People with cards, the office and the staff of shops, who do what they do; what is refused is returned. */
export async function stageBenefits() {
  const services = await createTestServices();
  await addTenants(services, ['tenant-a', 'tenant-b']);
  for (const id of [...holders, 'clerk']) await addAccount(services, { id });
  const as = <T>(id: string, work: Work<T>, tenantId = 'tenant-a') =>
    settle(asActor(services, { actor: { id }, tenantId }, work));
  const desk = <T>(work: Work<T>, permCodes = codes) =>
    settle(asActor(services, { actor: { id: 'clerk' }, side: 'office', tenantId: 'tenant-a', permCodes }, work));
  const guest = <T>(work: Parameters<typeof asGuest<T>>[2], tenantId = 'tenant-a') =>
    settle(asGuest(services, { tenantId }, work));

  /** As it is in the morning: cards for everybody, and nothing else. */
  const reset = async () => {
    services.setNow(start);
    await services.database.asOwner(async (db) => {
      for (const table of [shops, talentCards, redemptions, prebooks, messages, numbers]) await db.delete(table);
      await db.insert(talentCards).values(
        holders.map((id, at) => ({
          id: `card-${id}`,
          tenantId: 'tenant-a',
          cardNo: `YT20260000${at + 1}`,
          accountId: id,
          name: '林见微',
          level: at === 5 ? 'F' : 'D',
          letters: `ABC${'DEFGHJ'[at]}`,
          validFrom: '2026-01-01',
          validTo: '2026-12-31',
        })),
      );
    });
  };

  const openShop = async (benefits: Values[], nameCN = '青禾口腔'): Promise<Link> => {
    const values: Values = {
      nameCN,
      nameEN: 'Qinghe Dental',
      category: 'MEDICAL',
      region: '350203',
      addressCN: '澄心路 18 号',
      addressEN: '18 Chengxin Road',
      hoursCN: '09:00–20:00',
      hoursEN: '09:00–20:00',
      contact: '杜若',
      phone: '0500-6001000',
      contractTo: null,
      photos: [],
      benefits,
    };
    const of = { resource: shopResource, store: shopStore };
    const { id } = (await desk((scope) => saveResource(scope, { ...of, input: { values } }))) as { id: string };
    await desk((scope) => actOnResource(scope, { ...of, input: { ids: [id], action: 'open' } }));
    const { link } = (await desk((scope) => readShopLink(scope, { tenantId: 'tenant-a', id }))) as { link: string };
    return { shop: id, key: link.split('.').at(-1)! };
  };

  return {
    services,
    as,
    desk,
    guest,
    reset,
    openShop,
    book: (who: string, { shop }: Link, values: Values = {}, id = 'b1') =>
      as(who, (scope) => bookBenefit(scope, { shop, benefit: id, values: { ...wish, ...values }, reqId })) as Promise<{
        id: string;
      }>,
    answer: (
      link: Link,
      id: string,
      answer: Parameters<typeof answerBooking>[1]['answer'] = 'CONFIRMED',
      reason = '',
    ) => guest((scope) => answerBooking(scope, { ...link, id, answer, reason, reqId })),
    redeemFor: async (who: string, link: Link, id = 'b1') => {
      const { codes } = (await as(who, (scope) => readCardCode(scope, {}))) as { codes: { code: string }[] };
      return await guest((scope) => redeem(scope, { ...link, code: codes[0]!.code, benefit: id, reqId }));
    },
    own: async (who: string) => (await as(who, (scope) => listMyBookings(scope, {}))) as { rows: Values[] },
    told: (words: string) =>
      services.database.asOwner(async (db) =>
        (await db.select().from(messages)).filter((row) => JSON.stringify(row).includes(words)),
      ),
  };
}
