import { moveDate } from '#core/calendar/dates.ts';
import { creditCodeCheck } from '#core/forms/identifiers/credit-code.ts';
import employers from '#data/demo/employers.json' with { type: 'json' };
import { demoPeople, personOf } from '#features/casework/demo/people.ts';
import { companies } from '#features/companies/server/tables.ts';
import { newId } from '#server/base/ids.ts';
import type { Db } from '#server/database/database.ts';
import type { Stage } from '#server/demo/demo-room.ts';

const people = '林顾陈许沈陆程韩苏叶方宋江谢姚范秦邵钟唐阮温';
const given = ['砚之', '听雨', '若谷', '怀瑾', '行之', '知微', '望舒', '清越'];
/** By what a name ends in: kind and industry by their codes; a company is private and makes things unless it says so. */
const endings: readonly (readonly [RegExp, string, string])[] = [
  [/研究所$|研究院$/, 'RESEARCH', 'M'],
  [/医院$/, 'HOSPITAL', 'Q'],
  [/照护中心$/, 'SOCIAL', 'Q'],
  [/学校$/, 'INSTITUTION', 'P'],
  [/银行$/, 'STATE_OWNED', 'J'],
  [/码头$/, 'STATE_OWNED', 'G'],
  [/水务$/, 'STATE_OWNED', 'D'],
  [/建设$/, 'STATE_OWNED', 'E'],
  [/事务所$|人力资源$/, 'PRIVATE', 'L'],
  [/文化$|文化传播$/, 'PRIVATE', 'R'],
  [/酒店$/, 'PRIVATE', 'H'],
  [/农场$/, 'PRIVATE', 'A'],
  [/数据技术$/, 'PRIVATE', 'I'],
];

/** Companies that the earlier system had authenticated, carried over as they stood: nobody of them acts here yet. */
export async function carryOver(db: Db, { time, player, tenantId }: Stage): Promise<void> {
  const told = demoPeople.map(({ login }) => personOf(login).company.name);
  const submittedBy = player('reviewer').id;
  const rows = Object.values(employers).flatMap((named, at) => {
    const [CN = '', ...EN] = named.split(' ');
    if (told.some((name) => name.includes(CN.replace(/^云汀|^凤栖/, '')))) return [];
    const [, kind, industry] = endings.find(([ending]) => ending.test(CN)) ?? [/./, 'PRIVATE', 'C'];
    const isCompany = (kind === 'PRIVATE' || kind === 'STATE_OWNED') && !CN.endsWith('事务所');
    const name = !isCompany ? CN : `${CN}${CN.endsWith('银行') ? '股份' : ''}有限公司`;
    const first = `91350203MA8Y${String(31_007 + 137 * at)}`;
    const code = first + creditCodeCheck(first);
    const legalRep = people[at % people.length]! + given[at % given.length]!;
    const agentName = people[(at * 7 + 3) % people.length]! + given[(at * 3 + 1) % given.length]!;
    const address = `云汀新区港湾路 ${20 + 4 * at} 号`;
    const decidedAt = time.at(260 + 9 * at, '15:30');
    const agent = { name: agentName, position: '人力资源经理', phone: `+86 138${String(20_260_000 + 311 * at)}` };
    return {
      id: newId(),
      tenantId: tenantId('yunting'),
      name,
      nameEN: EN.join(' '),
      code,
      kind,
      industry,
      legalRep,
      region: '350203',
      address,
      agentName,
      agentPosition: agent.position,
      agentPhone: agent.phone,
      state: 'PASSED',
      isWaiting: false,
      validTo: moveDate(time.day(0), { days: 30 + 11 * at }),
      data: { company: { name, code, kind, industry, legalRep, region: '350203', address }, agent: {}, consent: {} },
      submittedBy,
      submittedAt: decidedAt,
      decidedAt,
      createdAt: decidedAt,
      updatedAt: decidedAt,
    };
  });
  await db.insert(companies).values(rows);
}
