import { demoPeople, personOf } from '#features/casework/demo/people.ts';
import { saveBatch } from '#features/declarations/server/save.ts';
import { keepSheet } from '#features/declarations/server/upload.ts';
import { newId } from '#server/base/ids.ts';
import { asPerson } from '#server/demo/act.ts';
import type { DemoRoom, Happening, Stage } from '#server/demo/demo-room.ts';
import type { ActorScope } from '#server/scope.ts';
import { type Employee, employees, sheetHead, sheetRows } from './employees.ts';

const login = 'company@example.com';

/** A batch that was made, and one with slips in it that is still being checked. */
export const declarationsDemo: DemoRoom = { happenings };

function happenings(stage: Stage): Happening[] {
  const { time } = stage;
  const part = (ago: number, clock: string) => ({
    player: stage.player(login),
    tenant: 'yunting',
    at: time.at(ago, clock),
  });
  const [first, second] = [part(6, '14:20'), part(1, '16:45')];
  return [
    { at: first.at, act: () => asPerson(stage, first, makeFirst) },
    { at: second.at, act: () => asPerson(stage, second, (scope) => handIn(scope, '员工名单_研发.xlsx', withSlips())) },
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

async function handIn(scope: ActorScope, name: string, rows: string[][]): Promise<string> {
  const sheet = [sheetHead, ...rows];
  const file = Buffer.from(JSON.stringify(sheet)).toString('base64url');
  const { id } = await keepSheet(scope, { programme: 'talentapply', file, name, reqId: newId() }, sheet);
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
