import { dateTimeInShanghai } from '#core/calendar/dates.ts';
import type { OutputOf } from '#core/contracts/contract.ts';
import type { ListColumn } from '#core/resources/list-column.ts';
import { textIn } from '#core/texts/text.ts';
import type { apilogCalls, busilogListCall } from '#features/platform/calls/logs.ts';

type CallRow = OutputOf<(typeof apilogCalls)['list']>['rows'][number];
type BusinessRow = OutputOf<typeof busilogListCall>['rows'][number];

/** To the second: lines of a log follow one another closely. */
const moment = (at: string) => dateTimeInShanghai(new Date(at)) + at.slice(16, 19);

/** The columns of a file of calls. */
export const callColumns: readonly ListColumn<CallRow>[] = [
  { title: { CN: '时间', EN: 'Time' }, width: 20, text: ({ at }) => moment(at) },
  { title: { CN: '来源', EN: 'Side' }, width: 8, text: ({ side }) => side },
  { title: { CN: '登录名', EN: 'Login name' }, width: 24, text: ({ user }) => user?.loginName ?? '' },
  { title: { CN: '用户', EN: 'User' }, width: 16, text: ({ user }) => user?.nickname ?? '' },
  { title: { CN: '方法', EN: 'Method' }, width: 8, text: ({ method }) => method },
  { title: { CN: '接口路径', EN: 'Path' }, width: 32, text: ({ path }) => path },
  { title: { CN: '请求字段', EN: 'Fields' }, width: 32, text: ({ fields }) => fields.join(' ') },
  { title: { CN: 'HTTP', EN: 'HTTP' }, width: 8, text: ({ http }) => String(http) },
  { title: { CN: '返回码', EN: 'Code' }, width: 8, text: ({ code }) => String(code) },
  { title: { CN: '结果', EN: 'Result' }, width: 24, text: ({ key }) => key },
  { title: { CN: '耗时 ms', EN: 'ms' }, width: 10, text: ({ ms }) => String(ms) },
  { title: { CN: '大小', EN: 'Bytes' }, width: 10, text: ({ bytes }) => String(bytes) },
  { title: { CN: 'IP', EN: 'IP' }, width: 16, text: ({ ip }) => ip },
  { title: { CN: '设备', EN: 'Device' }, width: 40, text: ({ device }) => device },
  { title: { CN: '追踪号', EN: 'Trace' }, width: 36, text: ({ trace }) => trace },
];

/** The columns of a file of the business log; with the fingerprint that ties each line to the chain. */
export const businessColumns: readonly ListColumn<BusinessRow>[] = [
  { title: { CN: '时间', EN: 'Time' }, width: 20, text: ({ at }) => moment(at) },
  { title: { CN: '登录名', EN: 'Login name' }, width: 24, text: ({ operator }) => operator.loginName ?? '' },
  { title: { CN: '操作人', EN: 'Operator' }, width: 16, text: ({ operator }) => operator.nickname },
  { title: { CN: '来源', EN: 'Side' }, width: 10, text: ({ side }) => side },
  { title: { CN: '模块', EN: 'Module' }, width: 14, text: ({ moduleName }, locale) => textIn(moduleName, locale) },
  { title: { CN: '动作', EN: 'Action' }, width: 14, text: ({ actionName }, locale) => textIn(actionName, locale) },
  { title: { CN: '对象', EN: 'Object' }, width: 24, text: ({ title }) => title },
  { title: { CN: '对象类型', EN: 'Kind of object' }, width: 16, text: ({ objectType }) => objectType },
  { title: { CN: '对象编号', EN: 'Object id' }, width: 28, text: ({ objectId }) => objectId },
  { title: { CN: '内容', EN: 'What happened' }, width: 60, text: ({ text }, locale) => textIn(text, locale) },
  {
    title: { CN: '变更字段', EN: 'Fields changed' },
    width: 30,
    text: ({ changes }) => changes.map(({ field }) => field).join(' '),
  },
  {
    title: { CN: '结果', EN: 'Result' },
    width: 8,
    text: ({ ok }, locale) => textIn(ok ? { CN: '成功', EN: 'done' } : { CN: '被拒', EN: 'refused' }, locale),
  },
  { title: { CN: 'IP', EN: 'IP' }, width: 16, text: ({ ip }) => ip },
  { title: { CN: '追踪号', EN: 'Trace' }, width: 36, text: ({ trace }) => trace },
  { title: { CN: '链上指纹', EN: 'Fingerprint in the chain' }, width: 66, text: ({ hash }) => hash },
];
