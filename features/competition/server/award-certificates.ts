import { Refusal } from '#core/errors.ts';
import { capitalYuan, yuanText } from '#core/texts/amount.ts';
import type { Edition, Prize } from '#features/competition/shared/edition.ts';
import { isInSet } from '#features/competition/shared/states.ts';
import { supporters } from '#features/supporters/server/tables.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { type Certificate, issueCertificate, revokeCertificate } from '#server/base/certificates/certificates.ts';
import { certificateFacts, printCertificate } from '#server/base/certificates/print-certificate.ts';
import { eq } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import type { FileAnswer, SlowActorCall } from '#server/handle.ts';
import type { ActorScope } from '#server/scope.ts';
import { getEdition } from './editions.ts';
import { type EntryRow, getEntry, getOwnEntry } from './entry-record.ts';
import { getReferred } from './referrals.ts';

/** Of the prize, for its winner; of the support, for who referred the project. */
export type AwardKind = 'AWARD' | 'SUPPORTER';

/** Which certificates an entry has: of its prize, and of its supporter where there is one. */
export function certificatesOf({ certificateNo, state, referrerId }: EntryRow): AwardKind[] {
  if (certificateNo === null || !isInSet('awarded', state)) return [];
  return referrerId === null ? ['AWARD'] : ['AWARD', 'SUPPORTER'];
}

interface Wanted {
  /** Of the entry. */
  readonly id: string;
  /** Where the code of the certificate leads to be checked. */
  readonly origin: string;
}

/** The certificate of the prize of an own entry, as PDF; NOT_FOUND while it has none. */
export function printOwnAward(call: SlowActorCall, { id, origin }: Wanted): Promise<FileAnswer> {
  return print(call, async (scope) => {
    const entry = await getOwnEntry(scope, id);
    return { entry, kind: 'AWARD', origin };
  });
}

/** The certificate of the support of an entry that the caller referred, as PDF; NOT_FOUND while it has no prize. */
export function printOwnSupport(call: SlowActorCall, { id, origin }: Wanted): Promise<FileAnswer> {
  return print(call, async (scope) => {
    const entry = await getReferred(scope, id);
    return { entry, kind: 'SUPPORTER', origin };
  });
}

/** Either for the organiser, noted in the business log. */
export function printForOrganiser(
  call: SlowActorCall,
  { id, kind, origin }: Wanted & { readonly kind: AwardKind },
): Promise<FileAnswer> {
  return print(call, async (scope) => {
    const entry = await getEntry(scope, id);
    await logBusiness(scope, {
      module: 'ITEC',
      action: 'PRINT-CERTIFICATE',
      objectType: 'itec-entry',
      objectId: id,
      title: entry.no ?? '',
      text: { CN: '下载证书', EN: 'downloaded the certificate' },
    });
    return { entry, kind, origin };
  });
}

interface Printing {
  readonly entry: EntryRow;
  readonly kind: AwardKind;
  readonly origin: string;
}

async function print(call: SlowActorCall, find: (scope: ActorScope) => Promise<Printing>): Promise<FileAnswer> {
  const facts = await call.transact(async (scope) => {
    const { entry, kind, origin } = await find(scope);
    const edition = await getEdition(scope, entry.editionId);
    await certifyAward(scope, entry, edition, kind);
    return certificateFacts(scope, { kind, objectId: entry.id, origin }, (row) => wordsOf(kind, row));
  });
  return await printCertificate(facts);
}

/** Issues a certificate of a prize once; NOT_FOUND for an entry without one, or without a supporter. */
async function certifyAward(scope: ActorScope, entry: EntryRow, edition: Edition, kind: AwardKind): Promise<void> {
  const prize = edition.prizes.find(({ key, group }) => key === entry.prize && group === entry.groupKey);
  if (!prize || !entry.certificateNo || !entry.awardedAt || !isInSet('awarded', entry.state))
    throw new Refusal('NOT_FOUND');
  const holder =
    kind === 'AWARD' ? [entry.company, entry.applicant].filter(Boolean).join(' ') : await supporterOf(scope, entry);
  await issueCertificate(scope, {
    kind,
    objectId: entry.id,
    holder,
    year: edition.year,
    issuedAt: entry.awardedAt,
    no: kind === 'AWARD' ? entry.certificateNo : `${entry.certificateNo}-S`,
    ...titleOf(kind, edition, prize),
    details: detailsOf(entry, edition, prize),
  });
}

/** What a check of the certificate says it is for: whoever referred a winner is none. */
function titleOf(kind: AwardKind, { title }: Edition, { name }: Prize) {
  if (kind === 'AWARD') return { titleCN: `${title.CN} · ${name.CN}`, titleEN: `${title.EN} · ${name.EN}` };
  return {
    titleCN: `${title.CN} · 推荐项目获${name.CN}`,
    titleEN: `${title.EN} · referred a project that won: ${name.EN}`,
  };
}

async function supporterOf({ db }: ActorScope, { referrerId }: EntryRow): Promise<string> {
  if (referrerId === null) throw new Refusal('NOT_FOUND');
  const [row] = await db
    .select({ name: accounts.nickname })
    .from(supporters)
    .innerJoin(accounts, eq(accounts.id, supporters.accountId))
    .where(eq(supporters.id, referrerId));
  if (!row) throw new Refusal('NOT_FOUND');
  return row.name;
}

/** As they were when the prize was given: an edition may be worded anew. */
function detailsOf(entry: EntryRow, edition: Edition, prize: Prize): Readonly<Record<string, string>> {
  const track = edition.tracks.find(({ key }) => key === entry.track)?.name;
  const group = edition.groups.find(({ key }) => key === entry.groupKey)?.name;
  return {
    project: entry.project,
    editionCN: edition.title.CN,
    editionEN: edition.title.EN,
    prizeCN: prize.name.CN,
    prizeEN: prize.name.EN,
    amountFen: String(prize.amount * 1_000_000),
    trackCN: track?.CN ?? '',
    trackEN: track?.EN ?? '',
    groupCN: group?.CN ?? '',
    groupEN: group?.EN ?? '',
  };
}

/** What the paper says; whoever supported it is not told the project, which its applicant may not share. */
function wordsOf(kind: AwardKind, { details: d }: Certificate) {
  const at = { CN: [d.trackCN, d.groupCN].join(''), EN: [d.groupEN, d.trackEN].filter(Boolean).join(', ') };
  const prize = { contest: { CN: d.editionCN ?? '', EN: d.editionEN ?? '' }, name: d.prizeCN ?? '' };
  const fen = Number(d.amountFen ?? 0);
  if (kind === 'AWARD')
    return {
      prize: fen > 0 ? { ...prize, amount: `奖金人民币${capitalYuan(fen)}（¥${yuanText(fen)}，税前）` } : prize,
      heading: { CN: '获奖证书', EN: 'Certificate of Award' },
      says: {
        CN: `项目“${d.project}”在${at.CN}决赛中荣获`,
        EN: `${d.prizeEN} of ${d.editionEN} (${at.EN}) for the project “${d.project}”.`,
      },
    };
  return {
    prize,
    heading: { CN: '创新赋能者证书', EN: 'Certificate of Support' },
    says: {
      CN: `感谢您的推荐。您所推荐的项目在${at.CN}决赛中荣获`,
      EN: `Thank you for referring the project that won the ${d.prizeEN} of ${d.editionEN} (${at.EN}).`,
    },
  };
}

/** Takes both certificates of an entry back. */
export async function revokeAwards(scope: ActorScope, { id }: EntryRow): Promise<void> {
  for (const kind of ['AWARD', 'SUPPORTER'] as const) await revokeCertificate(scope, { kind, objectId: id });
}
