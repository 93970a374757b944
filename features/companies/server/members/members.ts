import type { InputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { authJoinCall, authMemberCall } from '#features/companies/calls.ts';
import { newId } from '#server/base/ids.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { type AnyColumn, and, eq, ne, sql } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import type { ActorScope, Scope } from '#server/scope.ts';
import { isLapsed } from '../company-policy.ts';
import { noteOf, tellOf } from '../note.ts';
import { findPassed, lockOwned } from '../own.ts';
import type { CompanyRow } from '../standing.ts';
import { companies, companyMembers } from '../tables.ts';

type MemberRow = typeof companyMembers.$inferSelect;

/** What stands where nothing limits what a member does. */
const unlimited = { programmes: null, validTo: null };

const unlessOwner = (column: AnyColumn) => sql`case when ${companyMembers.role} = 'OWNER' then null else ${column} end`;

/** What still limits a member who becomes an agent: what an owner set for an agent, nothing for who was an owner. */
export const keptLimits = {
  programmes: unlessOwner(companyMembers.programmes),
  validTo: unlessOwner(companyMembers.validTo),
};

/** Whoever still looks at the member as it was is told. */
export const nextRev = sql`${companyMembers.rev} + 1`;

/** Asks to act for an authenticated company; asked again it stays one question. Throws NOT_FOUND by the field of the code. */
export async function askToJoin(scope: ActorScope, input: InputOf<typeof authJoinCall>): Promise<{ id: string }> {
  const { tenantId, actor, now: createdAt } = scope;
  const company = await findPassed(scope, input.code.trim().toUpperCase());
  if (company?.status !== 'ON') throw fieldRefusal(scope, 'NOT_FOUND', 'code');
  const note = input.note?.trim() ?? '';
  const [asked] = await scope.db
    .insert(companyMembers)
    .values({
      id: newId(),
      tenantId,
      companyId: company.id,
      accountId: actor.id,
      role: 'AGENT',
      state: 'ASKED',
      note,
      createdAt,
    })
    .onConflictDoUpdate({
      target: [companyMembers.companyId, companyMembers.accountId],
      set: { state: 'ASKED', note, createdAt, decidedAt: null, ...unlimited },
      setWhere: eq(companyMembers.state, 'DECLINED'),
    })
    .returning({ id: companyMembers.id });
  if (!asked) throw fieldRefusal(scope, 'DUPLICATE', 'code');
  await noteOf(scope, company, { action: 'ASKED', text: { CN: '申请加入单位', EN: 'asked to join' } });
  const owner = await ownerOf(scope, company.id);
  if (owner) await tellOf(scope, owner.accountId, { company, event: 'ASKED', name: actor.nickname });
  return { id: asked.id };
}

/** Changes who acts for a company; the owner decides on others, everybody on leaving. Throws NOT_FOUND, NOT_ALLOWED. */
export async function changeMember(
  scope: ActorScope,
  { memberId, action }: InputOf<typeof authMemberCall>,
): Promise<void> {
  const { member, company } = await lockMember(scope, memberId);
  if (action === 'LEAVE') return leave(scope, member, company);
  if (action === 'TAKE' || action === 'REFUSE') return answerOffer(scope, { member, company, action });
  const isOwner = (await lockOwned(scope)).some(({ id }) => id === company.id);
  if (!isOwner || member.role === 'OWNER') throw new Refusal(isOwner ? 'NOT_ALLOWED' : 'NOT_FOUND');
  const isAsked = member.state === 'ASKED';
  if (member.state === 'DECLINED' || isAsked !== (action === 'CONSENT' || action === 'DECLINE'))
    throw new Refusal('NOT_ALLOWED', { cause: `${action} of ${member.state}` });
  if (action === 'HANDOVER') await offer(scope, member);
  else if (action === 'KEEP') await takeOfferBack(scope, member);
  else await decide(scope, member, action === 'CONSENT' ? 'ACTIVE' : 'DECLINED');
  await noteOf(scope, company, { action, text: memberTexts[action] });
  await tellOf(scope, member.accountId, { company, event: action === 'HANDOVER' ? 'OFFER' : action });
}

/** Makes a member the owner, whom nothing limits; the owner before becomes an agent in everything. */
export async function handOver(scope: ActorScope, companyId: string, memberId: string): Promise<void> {
  const isIts = and(eq(companyMembers.companyId, companyId), eq(companyMembers.tenantId, scope.tenantId));
  await scope.db
    .update(companyMembers)
    .set({ role: 'AGENT', ...keptLimits, rev: nextRev })
    .where(and(isIts, ne(companyMembers.role, 'AGENT'), ne(companyMembers.id, memberId)));
  await scope.db
    .update(companyMembers)
    .set({ role: 'OWNER', state: 'ACTIVE', decidedAt: scope.now, ...unlimited, rev: nextRev })
    .where(and(isIts, eq(companyMembers.id, memberId)));
}

/** Nobody becomes an owner without their consent: an agent is asked, one at a time. */
async function offer(scope: ActorScope, member: MemberRow): Promise<void> {
  const { id, companyId } = member;
  if (isLapsed(member, scope.now)) throw new Refusal('AGENT_EXPIRED');
  const isIts = and(eq(companyMembers.companyId, companyId), eq(companyMembers.tenantId, scope.tenantId));
  await scope.db
    .update(companyMembers)
    .set({ role: 'AGENT' })
    .where(and(isIts, eq(companyMembers.role, 'SUCCESSOR')));
  await scope.db
    .update(companyMembers)
    .set({ role: 'SUCCESSOR' })
    .where(and(isIts, eq(companyMembers.id, id)));
}

async function takeOfferBack(scope: ActorScope, { id, role }: MemberRow): Promise<void> {
  if (role !== 'SUCCESSOR') throw new Refusal('NOT_ALLOWED', { cause: 'nothing was offered' });
  await scope.db.update(companyMembers).set({ role: 'AGENT' }).where(eq(companyMembers.id, id));
}

interface Answer {
  readonly member: MemberRow;
  readonly company: CompanyRow;
  readonly action: 'TAKE' | 'REFUSE';
}

/** Who was asked becomes the owner, or stays an agent; the owner hears of it. */
async function answerOffer(scope: ActorScope, { member, company, action }: Answer): Promise<void> {
  if (member.accountId !== scope.actor.id) throw new Refusal('NOT_FOUND');
  if (member.role !== 'SUCCESSOR') throw new Refusal('NOT_ALLOWED', { cause: 'nothing was offered' });
  if (action === 'TAKE' && isLapsed(member, scope.now)) throw new Refusal('AUTHORISATION_EXPIRED');
  const owner = await ownerOf(scope, company.id);
  if (action === 'TAKE') await handOver(scope, company.id, member.id);
  else await takeOfferBack(scope, member);
  await noteOf(scope, company, { action, text: memberTexts[action] });
  if (owner) await tellOf(scope, owner.accountId, { company, event: action, name: scope.actor.nickname });
}

/** The one who answers for a company. */
export async function ownerOf(scope: ActorScope, companyId: string): Promise<MemberRow | undefined> {
  const { tenantId, role } = companyMembers;
  const [owner] = await scope.db
    .select()
    .from(companyMembers)
    .where(and(eq(tenantId, scope.tenantId), eq(companyMembers.companyId, companyId), eq(role, 'OWNER')));
  return owner;
}

/** What a member is called. */
export async function nameOf(scope: Scope, { accountId }: Pick<MemberRow, 'accountId'>): Promise<string> {
  const [row] = await scope.db.select({ name: accounts.nickname }).from(accounts).where(eq(accounts.id, accountId));
  return row?.name ?? '';
}

/** An owner hands over first: a company without anybody to answer for it would stay so. */
async function leave(scope: ActorScope, member: MemberRow, company: CompanyRow): Promise<void> {
  if (member.accountId !== scope.actor.id) throw new Refusal('NOT_FOUND');
  if (member.role === 'OWNER' || member.state === 'DECLINED') throw new Refusal('NOT_ALLOWED');
  await scope.db.delete(companyMembers).where(eq(companyMembers.id, member.id));
  await noteOf(scope, company, { action: 'LEAVE', text: memberTexts.LEAVE });
  const owner = member.state === 'ACTIVE' ? await ownerOf(scope, company.id) : undefined;
  if (owner) await tellOf(scope, owner.accountId, { company, event: 'LEAVE', name: scope.actor.nickname });
}

async function decide(scope: ActorScope, { id }: MemberRow, state: string): Promise<void> {
  await scope.db.update(companyMembers).set({ state, decidedAt: scope.now }).where(eq(companyMembers.id, id));
}

/** The company first and then the member, as everybody takes them: two who decide at once wait for each other. */
export async function lockMember(scope: ActorScope, id: string): Promise<{ member: MemberRow; company: CompanyRow }> {
  const companyId = sql`(select company_id from company_members where id = ${id})`;
  const [company] = await scope.db
    .select()
    .from(companies)
    .where(and(eq(companies.tenantId, scope.tenantId), sql`${companies.id} = ${companyId}`))
    .for('update');
  const [member] = await scope.db
    .select()
    .from(companyMembers)
    .where(and(eq(companyMembers.tenantId, scope.tenantId), eq(companyMembers.id, id)));
  if (!company || !member) throw new Refusal('NOT_FOUND');
  return { member, company };
}

const memberTexts = {
  CONSENT: { CN: '同意加入单位', EN: 'consented to a new agent' },
  DECLINE: { CN: '没有同意加入单位', EN: 'declined a new agent' },
  REMOVE: { CN: '移除经办人', EN: 'removed an agent' },
  HANDOVER: { CN: '请经办人接任负责人', EN: 'asked an agent to become the owner' },
  KEEP: { CN: '撤回接任邀请', EN: 'took the offer to hand over back' },
  TAKE: { CN: '接任负责人', EN: 'became the owner' },
  REFUSE: { CN: '没有接任负责人', EN: 'declined to become the owner' },
  LEAVE: { CN: '退出单位', EN: 'left the company' },
} as const;
