// Two thousand people sit one exam, and their browsers save every ten seconds: node bench/exam.ts
import { saveAnswersCall } from '#features/learning/calls.ts';
import { examRecords, papers } from '#features/learning/server/tables.ts';
import { heartbeat, silence } from '#features/learning/shared/exam.ts';
import type { FrozenQuestion } from '#features/learning/shared/question.ts';
import { handlers } from '#features/server.ts';
import { deliver } from './driver.ts';
import { openWorld } from './world.ts';

const people = 2000;
const saves = 6;
const questions: FrozenQuestion[] = Array.from({ length: 40 }, (_, n) => ({
  id: `q${n}`,
  type: 'SINGLE',
  stem: `下列关于人才认定条件的说法，正确的一项是（第 ${n + 1} 题）`,
  options: ['全职在区工作满一年', '社会保险由外地缴纳', '学历未经认证', '合同已经到期'],
  right: { options: [0] },
  partial: 'NONE',
  score: 2.5,
  points: '',
  analysis: '见认定办法第六条。',
}));

const world = await openWorld();
const origin = await world.serve(handlers);
const visitors = await world.visitors(people, 'portal');
const now = new Date();
await world.services.database.asOwner(async (db) => {
  const paper = { id: 'p', tenantId: 't1', titleCN: '甲', titleEN: 'A', mode: 'FIXED', questionCount: 40, total: 100 };
  await db.insert(papers).values({ ...paper, values: {}, pass: 60, minutes: 60, attempts: 1, status: 'ON' });
  for (let at = 0; at < people; at += 500)
    await db.insert(examRecords).values(
      visitors.slice(at, at + 500).map(({ userId }) => ({
        id: `s-${userId}`,
        tenantId: 't1',
        paperId: 'p',
        accountId: userId,
        attempt: 1,
        startedAt: now,
        dueAt: new Date(now.getTime() + 3_600_000),
        heardAt: now,
        questions,
        answers: {},
        marks: {},
        total: 100,
        pass: 60,
      })),
    );
});

/** What is chosen in the n-th save of somebody, so that every answer can be told from every other. */
const chosen = (person: number, n: number) => (person + n) % 4;
const saving = await deliver({
  origin,
  contract: saveAnswersCall,
  visitors,
  every: heartbeat,
  inputs: visitors.map(({ userId }, person) =>
    Array.from({ length: saves }, (_, n) => ({
      id: `s-${userId}`,
      answers: { [`q${n}`]: [chosen(person, n)] },
      leaves: 0,
    })),
  ),
});
const kept = await world.services.database.asOwner((db) => db.select().from(examRecords));
const byId = new Map(kept.map((each) => [each.id, each]));
const lost = visitors.flatMap(({ userId }, person) => {
  const { answers } = byId.get(`s-${userId}`)! as { answers: Record<string, number[]> };
  return Array.from({ length: saves }, (_, n) => answers[`q${n}`]?.[0] === chosen(person, n)).filter((is) => !is);
}).length;
console.log(
  `${people} people, ${saving.calls} saves: ${saving.perSecond.toFixed(0)}/s, p50 ${saving.p50.toFixed(0)} ms, p95 ${saving.p95.toFixed(0)} ms`,
);
console.log(
  `${saving.errors} refused, ${lost} answers lost (aim 0); a save later than ${silence / 1000} s would give time back`,
);
await world.close();
process.exitCode = saving.errors === 0 && lost === 0 && saving.p95 < silence - heartbeat ? 0 : 1;
