import { dayInShanghai, moveDate } from '#core/calendar/dates.ts';
import { demoPeople, personOf } from '#features/casework/demo/people.ts';
import { getProgramme } from '#features/casework/programmes/registry.ts';
import { saveBatch } from '#features/declarations/server/save.ts';
import { keepSheet } from '#features/declarations/server/upload.ts';
import { columnsOf } from '#features/declarations/shared/columns.ts';
import { newId } from '#server/base/ids.ts';
import { asPerson } from '#server/demo/act.ts';
import type { DemoRoom, Happening, Stage } from '#server/demo/demo-room.ts';
import type { ActorScope } from '#server/scope.ts';
import { type Employee, employees, sheetHead, sheetOf, sheetRows } from './employees.ts';

const login = 'company@example.com';

/** A batch that was made, and of two programmes one with slips in it that is still being checked. */
export const declarationsDemo: DemoRoom = { happenings };

function happenings(stage: Stage): Happening[] {
  const { time } = stage;
  const part = (ago: number, clock: string) => ({
    player: stage.player(login),
    tenant: 'yunting',
    at: time.at(ago, clock),
  });
  const [first, second, third] = [part(6, '14:20'), part(1, '16:45'), part(0, '09:10')];
  return [
    { at: first.at, act: () => asPerson(stage, first, makeFirst) },
    { at: second.at, act: () => asPerson(stage, second, (scope) => handIn(scope, '员工名单_研发.xlsx', withSlips())) },
    { at: third.at, act: () => asPerson(stage, third, handInTenants) },
  ].map(({ at, act }) => ({
    at,
    act: async () => {
      await act();
    },
  }));
}

async function makeFirst(scope: ActorScope): Promise<void> {
  const id = await handIn(scope, '员工名单_生产.xlsx', sheetRows([...colleagues(), ...employees(7)]));
  const lines = Array.from({ length: 8 }, (_, at) => at + 2);
  await saveBatch(scope, { id, rev: 0, lines, reqId: newId() });
}

async function handIn(
  scope: ActorScope,
  name: string,
  rows: string[][],
  { programme = 'talentapply', head = sheetHead } = {},
): Promise<string> {
  const sheet = [head, ...rows];
  const file = Buffer.from(JSON.stringify(sheet)).toString('base64url');
  const { id } = await keepSheet(scope, { programme, file, name, reqId: newId() }, sheet);
  return id;
}

/** One who works there, too, and has an account; the others apply for themselves. */
function colleagues(): Employee[] {
  const { code } = personOf(login).company;
  return demoPeople
    .filter((each) => each.company.code === code && each.login !== login)
    .slice(0, 1)
    .map(({ name, idNumber, phone, login: email, title, position, joinedOn }) => ({
      name,
      number: idNumber,
      phone,
      email,
      degree: '硕士',
      title: title?.name ?? '',
      position,
      joinedOn,
    }));
}

/** Twelve more, with the slips that people make. */
function withSlips(): string[][] {
  const rows = sheetRows(employees(20).slice(8));
  const change = (row: number, column: string, text: (before: string) => string) => {
    const at = sheetHead.indexOf(column);
    rows[row]![at] = text(rows[row]![at]!);
  };
  change(1, '证件号码', (number) => number.replace('0', 'O'));
  change(3, '手机号码', (phone) => phone.slice(0, -1));
  change(4, '入职日期', (day) => day.replaceAll('-', '/'));
  change(6, '入职日期', () => '2024-13-02');
  change(7, '申请类别', () => 'E类');
  change(9, '电子邮箱', (email) => email.replace('@', ' @ '));
  rows[11] = [...rows[2]!];
  rows[11]![sheetHead.indexOf('申请类别')] = 'F 类（基础人才）';
  return rows;
}

/** Six who rent and want support, with the slips of another form. */
async function handInTenants(scope: ActorScope): Promise<void> {
  const programme = 'housingSupportApply';
  const today = dayInShanghai(scope.now.getTime());
  const from = moveDate(today, { months: -5 });
  const [head = [], ...rows] = sheetOf(programme, employees(26).slice(20), {
    'support.kind': '租房补贴',
    'support.standard': '硕士：每月 1,500 元',
    'support.localHome': '本市无自有住房',
    'support.otherHelp': '否',
    'lease.address': '云汀新区听澜路 88 号 5 幢 1203 室',
    'lease.landlord': '云汀住房租赁有限公司',
    'lease.filingNo': 'ZL20260412',
    'lease.from': from,
    'lease.to': moveDate(today, { months: 19 }),
    'lease.monthly': '2800',
    'lease.since': from.slice(0, 7),
  });
  const put = (row: number, key: string, text: string) => {
    rows[row]![columnsOf(getProgramme(programme)).findIndex((column) => column.key === key)] = text;
  };
  put(1, 'support.kind', '租房');
  put(2, 'lease.monthly', '二千八');
  put(3, 'lease.to', moveDate(from, { days: -1 }));
  put(4, 'purchase.contractNo', 'GF20260088');
  await handIn(scope, '员工名单_租房补贴.xlsx', rows, { programme, head });
}
