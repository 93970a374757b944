import type { Text } from '#core/texts/text.ts';
import { actionKeys, actions } from '#core/workflow/actions.ts';
import type { LogWords } from '#server/base/business-log/log-words.ts';
import { reminders } from './applications/status/remind-applicants.ts';

/** What is noted of applications: the steps of the workflow, and what happens around them. */
export const caseLogWords: LogWords = {
  modules: {
    APPLYPROGRAM: {
      actions: {
        EXTEND: { CN: '自动顺延', EN: 'Moved its end' },
        SEND: { CN: '送复核', EN: 'Sent to review' },
        RECALL: { CN: '撤回复核', EN: 'Took back from review' },
        DISCARD: { CN: '放弃改动', EN: 'Gave up changes' },
        PUBLISH: { CN: '发布', EN: 'Published' },
        RETURN: { CN: '退回', EN: 'Returned' },
      },
    },
    APPLY: {
      name: { CN: '申报审核', EN: 'Applications' },
      actions: {
        ...Object.fromEntries(actionKeys.map((key): [string, Text] => [key.toUpperCase(), actions[key].name])),
        IMPORT: { CN: '从旧系统迁入', EN: 'Carried over' },
        'REMIND-EMPLOYER': { CN: '提醒单位审核', EN: 'Reminded the employer' },
        ...Object.fromEntries(
          reminders.map(({ action }): [string, Text] => [
            action.toUpperCase(),
            { CN: '提醒申请人', EN: 'Reminded the applicant' },
          ]),
        ),
        'NOTE-OVERDUE': { CN: '提醒经办人超期', EN: 'Told the officer that it is overdue' },
        CREATE: { CN: '开始申报', EN: 'Began' },
        SAVE: { CN: '保存', EN: 'Saved' },
        'HELP-GRANT': { CN: '邀请协助填写', EN: 'Invited a helper' },
        'HELP-REDEEM': { CN: '接受协助邀请', EN: 'Became a helper' },
        'HELP-SAVE': { CN: '协助填写', EN: 'Saved as a helper' },
        'HELP-DONE': { CN: '协助填写完成', EN: 'Finished helping' },
        'HELP-END': { CN: '结束协助', EN: 'Ended the help' },
        PREPARE: { CN: '单位代填', EN: 'Prepared by the employer' },
        ANSWER: { CN: '答复补正', EN: 'Answered a correction' },
        CLAIM: { CN: '领取', EN: 'Claimed' },
        RELEASE: { CN: '放回公共池', EN: 'Given back' },
        'TAKE-OVER': { CN: '接管', EN: 'Taken over' },
        ASSIGN: { CN: '分派', EN: 'Assigned' },
        MARK: { CN: '核实标记', EN: 'Marked' },
        'NOTE-CORRECTION': { CN: '记补正', EN: 'Noted a correction' },
        'DROP-CORRECTION': { CN: '去掉补正', EN: 'Dropped a correction' },
        'ACCEPT-CORRECTION': { CN: '认可补正', EN: 'Accepted a correction' },
        'STILL-NEEDED': { CN: '仍需补正', EN: 'Still needed' },
        JUDGES: { CN: '安排评委', EN: 'Set the judges' },
        'EXPERT-SCORE': { CN: '专家提交评分', EN: 'Handed in scores as an expert' },
        'EXPERT-RECUSE': { CN: '专家回避', EN: 'Recused themselves' },
        'EXPERT-RESULT': { CN: '专家评审结果', EN: 'Result of expert review' },
        OPINION: { CN: '评审意见', EN: 'Gave an opinion' },
        'JUDGE-DUPLICATE': { CN: '查重结论', EN: 'Concluded on a duplicate' },
        'JUDGE-FINDING': { CN: '判断自检结果', EN: 'Judged a finding' },
        'CHECK-ASK': { CN: '送部门核查', EN: 'Asked departments' },
        'CHECK-REMIND': { CN: '催办部门核查', EN: 'Reminded departments' },
        'CHECK-SEE': { CN: '部门查看核查内容', EN: 'Seen by a department' },
        'CHECK-RULE': { CN: '判断部门核查', EN: 'Judged a department’s finding' },
        BULK: { CN: '批量决定', EN: 'Decided on many' },
        'BULK-CONFIRM': { CN: '第二人确认批量决定', EN: 'Confirmed a decision on many' },
        'BULK-RETURN': { CN: '第二人退回批量决定', EN: 'Sent a decision on many back' },
        'BULK-UNDO': { CN: '撤销批量决定', EN: 'Undid a decision on many' },
        PROPOSE: { CN: '提出大额决定', EN: 'Proposed a large decision' },
        'PROPOSE-REVOKE': { CN: '提请撤销', EN: 'Proposed to revoke' },
        'PRINT-CERTIFICATE': { CN: '下载证书', EN: 'Downloaded the certificate' },
        'PRINT-FORM': { CN: '打印申报表', EN: 'Printed the form' },
        'DOWNLOAD-FILES': { CN: '打包下载材料', EN: 'Downloaded the files' },
      },
    },
  },
  leads: {
    application: { path: (id) => `/apply/task?id=${encodeURIComponent(id)}`, permission: 'Mgr.Apply' },
  },
};
