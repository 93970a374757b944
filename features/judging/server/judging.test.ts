import { beforeAll, expect, test } from 'vitest';
import { Refusal } from '#core/errors.ts';
import { builtInRoles } from '#core/roles.ts';
import { contracts } from '#features/calls.ts';
import { asOperator } from '#features/casework/server/applications/testing.ts';
import { entries } from '#features/competition/server/tables.ts';
import { decideTie, recuse } from '#features/judging/server/ties/recuse.ts';
import { pointsOf, type ScoreSheet } from '#features/learning/shared/score-sheet.ts';
import { typedSheet } from '#features/learning/shared/typed-sheet.ts';
import { newId } from '#server/base/ids.ts';
import { eq } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import { messages, outbox } from '#server/database/tables/logs.ts';
import { tenants } from '#server/database/tables/tenants.ts';
import { readKept } from '#server/kept-drafts/read-kept.ts';
import { saveKept } from '#server/kept-drafts/save-kept.ts';
import type { ActorScope } from '#server/scope.ts';
import { createDemoServices } from '#server/testing.ts';
import { readBoard } from './board.ts';
import { declareTies, readDesk, readGate } from './desk.ts';
import { drawJudges, previewDraw } from './draw.ts';
import { judgeStore } from './judges/judge-store.ts';
import { remindJudges } from './judges/remind-judges.ts';
import { judgingStore } from './judging-store.ts';
import { lotOrder } from './lot.ts';
import { decidePromotion, proposePromotion } from './promote.ts';
import { rankEntries, readResults } from './results.ts';
import { abstain, readJudged, submitScore } from './score.ts';
import { assignments, judgings, ties } from './tables.ts';

const services = await createDemoServices();
const running = 'judging-demo-2028';
const judgeCodes = builtInRoles.find(({ code }) => code === 'judge')!.codes;
const organiserCodes = builtInRoles.find(({ code }) => code === 'reviewer')!.codes;
/** An instant as the demo was written, moved with it. */
const at = (instant: string) => services.setNow(services.story.moved(new Date(instant)));
const during = '2026-11-25T02:00:00Z';
let tenantId = '';
const people = new Map<string, string>();

beforeAll(async () => {
  at(during);
  await services.database.asOwner(async (db) => {
    const [tenant] = await db.select().from(tenants).where(eq(tenants.code, 'yunting'));
    tenantId = tenant!.id;
    for (const row of await db.select().from(accounts)) people.set(row.loginName, row.id);
  });
});

const refusal = (error: unknown) => (error instanceof Refusal ? error.key : Promise.reject(error));
const as = <T>(login: string, codes: readonly string[], work: (scope: ActorScope) => Promise<T>) =>
  asOperator(services, people.get(login)!, work, { tenantId, permCodes: codes });
const judging = <T>(work: (scope: ActorScope) => Promise<T>, login = 'judge') => as(login, judgeCodes, work);
const organising = <T>(work: (scope: ActorScope) => Promise<T>, login = 'reviewer') => as(login, organiserCodes, work);
const desk = (login = 'judge') =>
  judging(readDesk, login).then(({ judgings: all }) => all.find(({ id }) => id === running)!);
const stored = (id: string) =>
  services.database.asOwner((db) => db.select().from(assignments).where(eq(assignments.id, id))).then(([row]) => row!);
const scoresOf = (sheet: ScoreSheet) =>
  Object.entries(sheet).map(([code, { score, reason }]) => ({ code, score, reason }));
const full: ScoreSheet = Object.fromEntries(
  ['team', 'technology', 'market', 'settling'].map((code) => [
    code,
    { score: 15.5, reason: '有独立第三方数据支撑，但放大生产的风险写得偏轻，需补充说明。' },
  ]),
);
const results = (id: string) =>
  organising((scope) => {
    const { actor, now } = scope;
    return readResults({ actor, now, services, read: (work) => work(scope), transact: (work) => work(scope) }, { id });
  });

test('nothing of an entry opens before ties are declared; a declared one is gone and another judge is drawn', async () => {
  const before = await desk();
  expect(before.waiting).toBe(4);
  const gate = await judging((scope) => readGate(scope, { judging: running }));
  expect(gate.parties.length).toBe(4);
  const text = JSON.stringify(gate);
  for (const { no, id } of before.rows) expect(text.includes(no) || text.includes(id)).toBe(false);
  const waiting = await services.database.asOwner((db) =>
    db
      .select()
      .from(assignments)
      .where(eq(assignments.accountId, people.get('judge')!)),
  );
  const closed = waiting.find(({ state, judgingId }) => state === 'INVITED' && judgingId === running)!;
  expect(await judging((scope) => readJudged(scope, { id: closed.id })).catch(refusal)).toBe('NOT_FOUND');
  const keys = gate.parties.map(({ key }) => key);
  const tied = gate.parties.find(({ key }) => key === closed.gateKey)!;
  const told = { judging: running, keys, ties: [{ key: tied.key, kind: 'MONEY' as const, note: '所在基金持有股份' }] };
  const foreign = { ...told, keys: [...keys, 'nobody'] };
  expect(await judging((scope) => declareTies(scope, { ...foreign, reqId: newId() } as never)).catch(refusal)).toBe(
    'NOT_FOUND',
  );
  expect((await desk()).waiting).toBe(4);
  expect(await judging((scope) => declareTies(scope, told as never))).toEqual({ opened: 3, recused: 1 });
  const after = await desk();
  expect([after.waiting, after.rows.length]).toEqual([0, before.rows.length + 3]);
  const others = await services.database.asOwner((db) =>
    db.select().from(assignments).where(eq(assignments.entryId, closed.entryId)),
  );
  expect(others.filter(({ state }) => ['INVITED', 'OPEN', 'SUBMITTED'].includes(state)).length).toBe(5);
  expect(after.rows.every(({ id }) => id !== closed.id)).toBe(true);
});

test('a recused judge finds no trace of the entry in any call they can make, nor in what they are told', async () => {
  const mine = await services.database.asOwner(async (db) => {
    const lost = await db
      .select()
      .from(assignments)
      .where(eq(assignments.accountId, people.get('judge')!));
    for (const { entryId, state } of lost)
      if (state === 'RECUSED')
        await db
          .update(entries)
          .set({ project: `独一无二 ${entryId}` })
          .where(eq(entries.id, entryId));
    return db
      .select({ assignment: assignments, entry: entries })
      .from(assignments)
      .innerJoin(entries, eq(entries.id, assignments.entryId))
      .where(eq(assignments.accountId, people.get('judge')!));
  });
  const gone = mine.filter(({ assignment }) => assignment.state === 'RECUSED');
  expect(gone.length).toBeGreaterThanOrEqual(2);
  const open = contracts.filter(
    ({ access, sides }) =>
      sides.includes('office') &&
      (access === 'signed-in' ||
        access === 'operator' ||
        (access !== 'open' && [access].flat().some((code) => judgeCodes.includes(code as never)))),
  );
  expect(open.some(({ path }) => path === '/mgr/itecdesk/one')).toBe(true);
  const handlers = new Map((await import('#features/server.ts')).handlers.map((each) => [each.contract, each]));
  for (const { assignment, entry } of gone) {
    const traces = [assignment.id, assignment.gateKey, entry.id, entry.no!, entry.project];
    for (const contract of open)
      for (const named of [assignment.id, entry.id, entry.no!, entry.project, running]) {
        if (contract.method !== 'GET' && !contract.path.startsWith('/mgr/itecdesk')) continue;
        const input = inputFor(contract.input as never, named);
        const answer = await judging(async (scope) => {
          const found = await handlers.get(contract)!.run(scope, input, {} as never);
          // Nothing that a call of this walk changes is kept.
          throw new Walked(found);
        }).catch((error) => (error instanceof Walked ? error.found : (error as Error).message));
        const text = typeof answer === 'object' ? (JSON.stringify(answer) ?? '') : '';
        for (const trace of traces) expect(text.includes(trace), `${contract.path} tells ${trace}`).toBe(false);
      }
    const about = { id: assignment.id, rev: assignment.rev };
    const tries = [
      judging((scope) => readJudged(scope, about)),
      judging((scope) => submitScore(scope, { ...about, scores: scoresOf(full), opinion: '', marks: [] } as never)),
      judging((scope) => abstain(scope, { ...about, reason: '不熟悉' } as never)),
      judging((scope) => recuse(scope, { id: assignment.id, kind: 'FAMILY', note: '' } as never)),
      judging((scope) => readKept(scope, { form: 'itec-score', object: assignment.id })),
    ];
    for (const answer of await Promise.all(tries.map((tried) => tried.catch(refusal))))
      expect(answer).toBe('NOT_FOUND');
    const told = await services.database.asOwner(async (db) => [
      ...(await db
        .select()
        .from(messages)
        .where(eq(messages.accountId, people.get('judge')!))),
      ...(await db.select().from(outbox)).filter((mail) => JSON.stringify(mail).includes('judge@')),
    ]);
    for (const trace of traces) expect(JSON.stringify(told).includes(trace)).toBe(false);
  }
});

test('a blind entry names neither people nor company, and withholds its papers', async () => {
  const { rows } = await desk();
  for (const { id } of rows.slice(0, 6)) {
    const found = await judging((scope) => readJudged(scope, { id }));
    const { entryId } = await stored(id);
    const [entry] = await services.database.asOwner((db) => db.select().from(entries).where(eq(entries.id, entryId)));
    const text = JSON.stringify(found);
    expect(found.sections.length).toBeGreaterThan(2);
    for (const name of [entry!.company, entry!.applicant, '13900002326', 'example.com'])
      expect(text.includes(name), name).toBe(false);
    expect(found.papers.every(({ file }) => file === null)).toBe(true);
  }
});

test('drafts are kept over their revision; scores are taken whole, once over a revision, and not after the round', async () => {
  const row = (await desk()).rows.find(({ state, isDraft }) => state === 'OPEN' && !isDraft)!;
  const keep = (baseRev: number, score: number) =>
    judging((scope) =>
      saveKept(scope, {
        ...{ form: 'itec-score', object: row.id, section: 'sheet', baseRev, clientTx: newId() },
        patch: { 'rows[team]': { id: 'team', about: 'team', score, reason: '核心团队互补' } },
      } as never),
    );
  expect(await keep(0, 12)).toMatchObject({ rev: 1 });
  expect(await keep(0, 18).catch(refusal)).toBe('CONFLICT');
  expect((await desk()).rows.find(({ id }) => id === row.id)).toMatchObject({ isDraft: true });

  const send = (rev: number, sheet: ScoreSheet) =>
    judging((scope) =>
      submitScore(scope, { id: row.id, rev, scores: scoresOf(sheet), opinion: '', marks: [] } as never),
    ).then((done) => done.state, refusal);
  const { rev } = await stored(row.id);
  const { team: _, ...part } = full;
  expect(await send(rev, part)).toBe('SCORE_OUT');
  expect(await send(rev, { ...full, team: { ...full.team!, score: 20.25 } })).toBe('SCORE_OUT');
  expect(await send(rev, { ...full, team: { ...full.team!, reason: '好' } })).toBe('REASON_SHORT');
  expect(await send(rev, { ...full, extra: full.team! })).toBe('INVALID');
  expect(await send(rev + 1, full)).toBe('CONFLICT');
  expect(await stored(row.id)).toMatchObject({ state: 'OPEN', sheet: null, rev });
  const both = await Promise.all([send(rev, full), send(rev, full)]);
  expect(both.sort()).toEqual(['CONFLICT', 'SUBMITTED']);
  expect(await stored(row.id)).toMatchObject({ state: 'SUBMITTED', total: 62, rev: rev + 1 });
  expect((await desk()).rows.find(({ id }) => id === row.id)).toMatchObject({ isDraft: false, total: 62 });
  const { rubric } = await judging((scope) => readJudged(scope, { id: row.id }));
  expect(typedSheet({ of: (code) => full[code] }, rubric as never).total, 'tried with the same points').toBe(62);

  at('2026-12-18T16:00:00Z');
  expect(await send(rev + 1, { ...full, team: { ...full.team!, score: 1 } })).toBe('SCORING_CLOSED');
  expect(
    await judging((scope) => abstain(scope, { id: row.id, rev: rev + 1, reason: '迟了' } as never)).catch(refusal),
  ).toBe('SCORING_CLOSED');
  expect(await stored(row.id)).toMatchObject({ state: 'SUBMITTED', total: 62, rev: rev + 1 });
  at(during);
});

test('abstaining draws another judge; an entry of somebody else, and of another tenant, is none', async () => {
  const row = (await desk('judge.wei')).rows.find(({ state }) => state === 'OPEN')!;
  const { rev, entryId } = await stored(row.id);
  expect(await judging((scope) => readJudged(scope, { id: row.id })).catch(refusal)).toBe('NOT_FOUND');
  const elsewhere = asOperator(services, people.get('judge.wei')!, (scope) => readJudged(scope, { id: row.id }), {
    ...{ tenantId: 'tenant-b', permCodes: judgeCodes },
  });
  expect(await elsewhere.catch(refusal)).toBe('NOT_FOUND');
  const done = await judging(
    (scope) => abstain(scope, { id: row.id, rev, reason: '超出专业范围' } as never),
    'judge.wei',
  );
  expect(done).toMatchObject({ state: 'ABSTAINED', total: null });
  const all = await services.database.asOwner((db) =>
    db.select().from(assignments).where(eq(assignments.entryId, entryId)),
  );
  expect(all.filter(({ state }) => ['INVITED', 'OPEN', 'SUBMITTED'].includes(state)).length).toBe(5);
});

test('ties are found in what is known of both sides, and a decision stands over them', async () => {
  const board = await organising((scope) => readBoard(scope, { id: running }));
  const sources = new Set(board.ties.map(({ source }) => source));
  for (const source of ['EMPLOYER', 'INVESTOR', 'DECLARED']) expect(sources.has(source), source).toBe(true);
  const found = board.ties.find(({ state, source }) => state === 'SUSPECTED' && source === 'EMPLOYER')!;
  expect(found.judge).toBe('韦听澜');
  const decide = (isTie: boolean) =>
    organising((scope) =>
      decideTie(scope, { id: running, entryId: found.entryId, accountId: found.accountId, isTie } as never),
    );
  await decide(false);
  const stateOf = async () =>
    (await organising((scope) => readBoard(scope, { id: running }))).ties.find(
      ({ entryId, accountId }) => entryId === found.entryId && accountId === found.accountId,
    )?.state;
  expect(await stateOf()).toBe('DISMISSED');
  await decide(true);
  expect(await stateOf()).toBe('CONFIRMED');
  const kept = await services.database.asOwner((db) => db.select().from(ties).where(eq(ties.entryId, found.entryId)));
  expect(kept.filter(({ accountId }) => accountId === found.accountId).length).toBe(1);
});

test('the draw is what its preview says, counts are of what lists show, and reminders reach whoever has something left', async () => {
  const preview = await organising((scope) => previewDraw(scope, { id: running }));
  const drawn = await organising((scope) => drawJudges(scope, { id: running } as never));
  expect(drawn).toEqual({ pairs: preview.pairs, short: preview.short.length });
  const board = await organising((scope) => readBoard(scope, { id: running }));
  expect(board.entries).toBe(60);
  expect(board.judges.reduce((sum, { given }) => sum + given, 0)).toBe(board.given);
  expect(board.tracks.reduce((sum, { submitted }) => sum + submitted, 0)).toBe(board.submitted);
  const own = board.judges.find(({ accountId }) => accountId === people.get('judge'))!;
  const { rows, waiting } = await desk();
  expect([own.submitted, own.abstained]).toEqual([
    rows.filter(({ state }) => state === 'SUBMITTED').length,
    rows.filter(({ state }) => state === 'ABSTAINED').length,
  ]);
  expect(own.waiting).toBe(waiting);
  const { told } = await organising((scope) => remindJudges(scope, { id: running }));
  expect(told).toBe(board.judges.filter(({ given, submitted }) => given > submitted).length);
});

test('ranking and panel agree with each other; the list waits for another person and is exactly what goes on', async () => {
  expect(await organising((scope) => proposePromotion(scope, { id: running, without: [] })).catch(refusal)).toBe(
    'NOT_ALLOWED',
  );
  await organising((scope) => judgingStore.act!(scope, { action: 'close', ids: [running], values: {} }));
  const shown = await results(running);
  expect(shown.rows.length).toBe(shown.scored);
  expect(shown.line).toBe(20);
  const harsh = shown.judges[0]!;
  expect(harsh).toMatchObject({ isFar: true });
  expect(harsh.high).toBeLessThan(0);
  const { order } = await organising(async (scope) => {
    const [row] = await scope.db.select().from(judgings).where(eq(judgings.id, running));
    return rankEntries(scope, { row: row! });
  });
  expect(shown.rows.map(({ id }) => id)).toEqual(order.map(({ id }) => id));
  expect(shown.rows.map(({ result }) => result)).toEqual(
    [...shown.rows.map(({ result }) => result)].sort((a, b) => b - a),
  );

  const { judges: all } = await organising((scope) => readBoard(scope, { id: running }));
  const owing = all.filter(({ given, submitted }) => given > submitted);
  expect(owing.length).toBeGreaterThan(1);
  const told = shown.absent.map(({ name, count }) => [name, count]);
  expect(told.toSorted()).toEqual(owing.map(({ name, given, submitted }) => [name, given - submitted]).toSorted());
  const without = shown.absent.map(({ accountId }) => accountId);
  const propose = (named: string[]) =>
    organising((scope) => proposePromotion(scope, { id: running, without: named })).catch(refusal);
  for (const named of [[], without.slice(1), [...without.slice(1), people.get('admin')!]])
    expect(await propose(named)).toBe('SHEETS_MISSING');
  expect((await results(running)).promotion).toBe(null);
  const proposed = await organising((scope) => proposePromotion(scope, { id: running, without }));
  expect(proposed.count).toBe(20);
  expect(await propose(without)).toBe('NOT_ALLOWED');
  const confirm = (login: string) =>
    as(login, organiserCodes, (scope) => decidePromotion(scope, { id: proposed.id, isConfirmed: true }));
  expect(await confirm('reviewer').catch(refusal)).toBe('FOUR_EYES');
  const withdrawn = order[3]!.id;
  await services.database.asOwner((db) =>
    db.update(entries).set({ state: 'WITHDRAWN' }).where(eq(entries.id, withdrawn)),
  );
  expect(await confirm('admin')).toEqual({ moved: 19, refused: 1 });
  expect(await confirm('admin').catch(refusal)).toBe('NOT_ALLOWED');
  const states = await services.database.asOwner((db) => db.select().from(entries));
  const semi = states.filter(({ id, state }) => order.some((row) => row.id === id) && state === 'SEMI');
  expect(semi.map(({ id }) => id).sort()).toEqual(
    order
      .slice(0, 20)
      .map(({ id }) => id)
      .filter((id) => id !== withdrawn)
      .sort(),
  );
});

test('an organiser is no judge, and the lot is drawn once and can be drawn again by its seed', async () => {
  const [edition] = await services.database.asOwner((db) =>
    db.select({ id: judgings.editionId }).from(judgings).where(eq(judgings.id, running)),
  );
  const add = (account: string) =>
    organising((scope) =>
      judgeStore.save(scope, { values: { edition: edition!.id, account, tracks: [], employer: '', investors: '' } }),
    );
  expect(await add(people.get('admin')!).catch(refusal)).toBe('NO_JUDGE');
  expect(await add(people.get('judge')!).catch(refusal)).toBe('DUPLICATE');
  const names = ['IT202800001', 'IT202800002', 'IT202800003'];
  expect(lotOrder('seed', [...names].reverse())).toEqual(lotOrder('seed', names));
  expect(
    await organising((scope) => judgingStore.act!(scope, { action: 'draw', ids: [running], values: {} })).catch(
      refusal,
    ),
  ).toBe('NOT_ALLOWED');
});

class Walked extends Error {
  readonly found: unknown;
  constructor(found: unknown) {
    super('walked');
    this.found = found;
  }
}

interface Shape {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly minimum?: number;
  readonly minItems?: number;
  readonly items?: Shape;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Shape>>;
}

/** An input of a call that asks about one thing wherever it can be named. */
function inputFor({ properties = {}, required = [] }: Shape, named: string): Record<string, unknown> {
  return Object.fromEntries(required.map((key) => [key, valueFor(key, properties[key]!, named)]));
}

function valueFor(key: string, shape: Shape, named: string): unknown {
  if (key === 'tenantId') return tenantId;
  if (key === 'reqId') return newId();
  if (key === 'form') return 'itec-score';
  if (key === 'judging') return running;
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[0];
  if (shape.anyOf) return valueFor(key, shape.anyOf[0]!, named);
  if (shape.type === 'integer' || shape.type === 'number') return Math.max(1, shape.minimum ?? 0);
  if (shape.type === 'boolean') return false;
  if (shape.type === 'array') return shape.minItems ? [valueFor(key, shape.items ?? {}, named)] : [];
  if (shape.type === 'object') return inputFor(shape, named);
  return named;
}

test('points of a sheet are what its total is made of', () => {
  expect(pointsOf(full)).toEqual({ team: 15.5, technology: 15.5, market: 15.5, settling: 15.5 });
});
