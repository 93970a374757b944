import { declareMessages } from '#core/messages/message.ts';

/** What is told of a report `{report}` for the days `{days}`; `{id}` is its own. */
export const reportMessages = declareMessages('REPORT', {
  ready: {
    to: { CN: '报表的收件人', EN: 'those a report is mailed to' },
    channels: ['INSIDE', 'MAIL'],
    title: { CN: '报表“{report}”已生成', EN: 'The report “{report}” is ready' },
    body: {
      CN: '“{report}”（{days}）已生成，共 {rows} 行。少于 5 的分组不显示。',
      EN: '“{report}”, {days}, has been made: {rows} rows. Groups under five are not shown.',
    },
    page: '/data/reportform?id={id}&tab=panel',
    mailPage: '/office/data/reportform?id={id}&tab=panel',
    link: { CN: '查看报表', EN: 'Open the report' },
  },
  failed: {
    to: { CN: '报表的创建人', EN: 'whoever made the report' },
    channels: ['INSIDE'],
    title: { CN: '报表“{report}”没有生成', EN: 'The report “{report}” could not be made' },
    body: {
      CN: '“{report}”定时运行失败：{words}没有发给任何人。',
      EN: '“{report}” failed on its schedule: {words} Nobody was sent anything.',
    },
    page: '/data/reportform?id={id}&tab=panel',
  },
});
