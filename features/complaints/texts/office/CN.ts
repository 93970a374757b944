export const CN = {
  complaint: {
    onTime: '按时答复',
    satisfied: '满意',
    solved: '解决',
    rate: '{count}/{of}',
    rates: '近一年',
    thread: '往来',
    person: '提出人',
    accept: '受理',
    answer: '答复',
    internal: '内部备注，只有工作人员看得到',
    kind: {
      WORDS: '补充',
      NOTE: '内部备注',
      REPLY: '正式答复',
      ACCEPTED: '受理',
      ASSIGNED: '分派',
      EXTENDED: '延期',
      REOPENED: '提出人重新打开',
      CLOSED: '办结',
      INVALID: '不受理',
    },
  },
};

/** The catalogue's shape. */
export type ComplaintsOfficeTexts = typeof CN;
