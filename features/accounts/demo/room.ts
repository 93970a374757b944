import { hashPassword } from '#features/accounts/server/passwords/passwords.ts';
import { accounts as table } from '#server/database/tables/accounts.ts';
import { type DemoAccount, type DemoRoom, demoPassword } from '#server/demo/demo-room.ts';
import { sendCodes } from './sent-codes.ts';

/** Whom the start names; a room adds people of its own. */
const presented: readonly DemoAccount[] = [
  { loginName: 'person@example.com', email: 'person@example.com', nickname: '林见微', kind: 'PERSON', side: 'portal' },
  {
    loginName: 'company@example.com',
    email: 'company@example.com',
    nickname: '澄屿光电 · 方若谷',
    kind: 'COMPANY',
    side: 'portal',
  },
  {
    loginName: 'supporter@example.com',
    email: 'supporter@example.com',
    nickname: '苏婉清',
    kind: 'PERSON',
    side: 'portal',
  },
  {
    loginName: 'admin',
    email: 'admin@wutong.example',
    nickname: '陈予安',
    kind: 'PERSON',
    side: 'office',
    roles: { yunting: 'tenant-admin', fengqi: 'tenant-admin', platform: 'platform-admin' },
    title: '综合科科长',
  },
  {
    loginName: 'director',
    email: 'director@wutong.example',
    nickname: '沈知衡',
    kind: 'PERSON',
    side: 'office',
    roles: { yunting: 'tenant-admin' },
    title: '中心主任',
  },
  {
    loginName: 'reviewer',
    email: 'reviewer@wutong.example',
    nickname: '周砚',
    kind: 'PERSON',
    side: 'office',
    roles: { yunting: 'reviewer', fengqi: 'reviewer' },
    title: '受理窗口',
  },
  {
    loginName: 'editor',
    email: 'editor@wutong.example',
    nickname: '许南乔',
    kind: 'PERSON',
    side: 'office',
    roles: { yunting: 'editor' },
    title: '宣传专员',
  },
  {
    loginName: 'judge',
    email: 'judge@wutong.example',
    nickname: '程望舒',
    kind: 'PERSON',
    side: 'office',
    roles: { yunting: 'judge' },
    title: '评审专家',
  },
  {
    loginName: 'finance',
    email: 'finance@wutong.example',
    nickname: '谢廷川',
    kind: 'PERSON',
    side: 'office',
    roles: { yunting: 'finance' },
    title: '财务科',
  },
  {
    loginName: 'shops',
    email: 'shops@wutong.example',
    nickname: '江若澄',
    kind: 'PERSON',
    side: 'office',
    roles: { yunting: 'shop-operator' },
    title: '商户专员',
  },
];

/** Everybody of the demo signs in with one password. */
export const accountsDemo: DemoRoom = {
  accounts: presented.map((account) => ({ ...account, isPresented: true })),
  async ground(db, { services, players }) {
    const { hash, pepperId } = await hashPassword(services, demoPassword);
    await db.insert(table).values(
      players.map(({ id, loginName, email, nickname, kind, signedUpAt }) => ({
        id,
        loginName,
        email,
        nickname,
        kind,
        createdAt: signedUpAt,
        passwordHash: hash,
        pepperId,
      })),
    );
  },
  afterwards: sendCodes,
};
