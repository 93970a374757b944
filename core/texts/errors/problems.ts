import { fillText } from '../fill.ts';
import type { Locale, Text } from '../text.ts';
import { textIn } from '../text.ts';

/**
 * Every thing that can be wrong with a form value: which field, what is wrong, what to do.
 * `{label}` is the field; `{other}` may be told in two languages, as `otherCN` and `otherEN`.
 */
export const problemTexts = {
  REQUIRED: { CN: '请填写{label}。', EN: '{label}: fill this in.' },
  REQUIRED_CHOICE: { CN: '请选择{label}。', EN: '{label}: choose an answer.' },
  REQUIRED_FILE: { CN: '请上传{label}。', EN: '{label}: upload the file.' },
  REQUIRED_ROWS: { CN: '请至少添加一条{label}。', EN: '{label}: add at least one entry.' },
  CONSENT_REQUIRED: {
    CN: '请阅读并勾选“{label}”，否则无法提交。',
    EN: 'Read and tick “{label}”; without it you cannot submit.',
  },
  CONSENT_OUTDATED: {
    CN: '“{label}”的内容已更新，请重新阅读并勾选。',
    EN: 'The wording of “{label}” has changed; read and tick it again.',
  },
  SIGNATURE_REQUIRED: { CN: '请在{label}处输入本人姓名。', EN: '{label}: type your full name.' },
  SIGNATURE_DIFFERS: {
    CN: '{label}（{value}）与申请人姓名（{expected}）不一致，请输入申请人本人姓名。',
    EN: '{label} ({value}) is not the name of the applicant ({expected}); type the applicant’s own name.',
  },
  WRONG_TYPE: { CN: '{label}的数据格式不对，请重新填写。', EN: '{label} has a wrong data type; enter it again.' },
  UNKNOWN_FIELD: {
    CN: '表单中没有“{name}”这一项，请刷新页面后重试。',
    EN: 'The form has no field “{name}”; reload the page and try again.',
  },
  TOO_LARGE: { CN: '{label}内容过大，无法保存，请删减。', EN: '{label} is too large to be saved; shorten it.' },
  SHARES_NOT_WHOLE: {
    CN: '{label}的比例合计为 {sum}%，应为 100%。',
    EN: '{label}: the shares add up to {sum} %, not to 100 %.',
  },
  TOO_SHORT: {
    CN: '{label}只有 {count} 个字，至少需要 {min} 个字，请补充。',
    EN: '{label} has {count:# character|# characters}, at least {min} are needed; add more.',
  },
  TOO_LONG: {
    CN: '{label}有 {count} 个字，最多 {max} 个字，请删减。',
    EN: '{label} has {count:# character|# characters}, at most {max} are allowed; shorten it.',
  },
  TOO_FEW_WORDS: {
    CN: '{label}只有 {count} 字，至少需要 {min} 字，请补充。',
    EN: '{label} has {count:# word|# words}, at least {min} are needed; add more.',
  },
  TOO_MANY_WORDS: {
    CN: '{label}有 {count} 字，最多 {max} 字，请删减。',
    EN: '{label} has {count:# word|# words}, at most {max} are allowed; shorten it.',
  },
  FORMAT: {
    CN: '{label}格式不对，应为{expected}，请核对。',
    EN: '{label} is not in the right form: it must be {expected}. Check it.',
  },
  NOT_A_NUMBER: { CN: '{label}应填数字，请核对。', EN: '{label} must be a number; check it.' },
  NOT_WHOLE: { CN: '{label}应填整数，请去掉小数。', EN: '{label} must be a whole number; remove the decimals.' },
  TOO_MANY_DECIMALS: {
    CN: '{label}最多保留 {max} 位小数，请修改。',
    EN: '{label} may have at most {max} decimals; round it.',
  },
  NUMBER_TOO_SMALL: {
    CN: '{label}（{value}）不能小于 {min}，请核对。',
    EN: '{label} ({value}) may not be below {min}; check it.',
  },
  NUMBER_TOO_LARGE: {
    CN: '{label}（{value}）不能大于 {max}，请核对。',
    EN: '{label} ({value}) may not be above {max}; check it.',
  },
  NOT_AN_OPTION: {
    CN: '{label}的选项（{value}）无效，请重新选择。',
    EN: '{label} holds an option that does not exist ({value}); choose again.',
  },
  TOO_FEW_CHOICES: { CN: '{label}至少选择 {min} 项。', EN: 'Choose at least {min} under {label}.' },
  TOO_MANY_CHOICES: {
    CN: '{label}最多选择 {max} 项，已选 {count} 项，请取消多余的。',
    EN: 'Choose at most {max} under {label}; {count} are chosen, remove some.',
  },
  DUPLICATE_CHOICE: { CN: '{label}中有重复的选项，请删除。', EN: '{label} names one option twice; remove it.' },
  NOT_A_DATE: {
    CN: '{label}（{value}）不是有效日期，请按“年-月-日”填写。',
    EN: '{label} ({value}) is not a real date; write it as year-month-day.',
  },
  NOT_A_MONTH: {
    CN: '{label}（{value}）不是有效月份，请按“年-月”填写。',
    EN: '{label} ({value}) is not a real month; write it as year-month.',
  },
  DATE_TOO_EARLY: {
    CN: '{label}（{value}）不能早于 {min}，请核对。',
    EN: '{label} ({value}) may not be before {min}; check it.',
  },
  DATE_TOO_LATE: {
    CN: '{label}（{value}）不能晚于 {max}，请核对。',
    EN: '{label} ({value}) may not be after {max}; check it.',
  },
  REGION_UNKNOWN: {
    CN: '{label}的区划（{value}）不存在，请重新选择。',
    EN: '{label} holds an unknown region ({value}); choose again.',
  },
  REGION_REPLACED: {
    CN: '{label}（{name}）的区划已被替换，请选择新的区划。',
    EN: '{label}: {name} has been replaced by other regions; choose one of those.',
  },
  REGION_INCOMPLETE: { CN: '{label}请选择到{depth}。', EN: 'Choose {label} down to the {depth}.' },
  PHONE_MOBILE: {
    CN: '{label}（{value}）应为 11 位大陆手机号码，请核对。',
    EN: '{label} ({value}) must be an 11-digit mainland mobile number; check it.',
  },
  PHONE_OTHER: {
    CN: '{label}（{value}）应为 4 至 14 位数字，请核对区号和号码。',
    EN: '{label} ({value}) must have 4 to 14 digits; check country code and number.',
  },
  PHONE_AREA: {
    CN: '{label}的国家（地区）代码（{value}）不对，请重新选择。',
    EN: '{label} has a wrong country code ({value}); choose again.',
  },
  EMAIL: {
    CN: '{label}（{value}）不是有效的邮箱地址，应如 name@example.com。',
    EN: '{label} ({value}) is not an e-mail address; it looks like name@example.com.',
  },
  CERTIFICATE_TYPE: {
    CN: '{label}：请选择本事项可用的证件类型。',
    EN: '{label}: choose a type of document that is accepted here.',
  },
  CERTIFICATE_NUMBER: { CN: '{label}：请填写证件号码。', EN: '{label}: enter the number of the document.' },
  CERTIFICATE_FORMAT: {
    CN: '{label}的号码格式不对，应为{expected}，请对照证件核对。',
    EN: '{label}: the number is not in the right form ({expected}); compare it with the document.',
  },
  ID_CARD_LENGTH: {
    CN: '{label}应为 18 位，现为 {count} 位，请对照证件核对。',
    EN: '{label} must have 18 characters, it has {count}; compare it with the card.',
  },
  ID_CARD_CHARACTERS: {
    CN: '{label}只能有数字，只有末位可以是 X，请对照证件核对。',
    EN: '{label} has only digits, at its end perhaps an X; compare it with the card.',
  },
  ID_CARD_DATE: {
    CN: '{label}第 7 至 14 位（{value}）不是有效的出生日期，请对照证件核对。',
    EN: '{label}: characters 7 to 14 ({value}) are not a real date of birth; compare it with the card.',
  },
  ID_CARD_CHECK: {
    CN: '{label}的末位校验码不符，号码可能有一位输错，请对照证件核对。',
    EN: '{label}: the check digit does not fit, a character is probably mistyped; compare it with the card.',
  },
  CREDIT_CODE_LENGTH: {
    CN: '{label}应为 18 位数字或大写字母（不含 I、O、S、V、Z），请对照营业执照核对。',
    EN: '{label} must be 18 digits or capital letters (never I, O, S, V or Z); compare it with the licence.',
  },
  CREDIT_CODE_CHECK: {
    CN: '{label}的末位校验码不符，代码可能有一位输错，请对照营业执照核对。',
    EN: '{label}: the check character does not fit, a character is probably mistyped; compare it with the licence.',
  },
  TOO_FEW_ROWS: {
    CN: '{label}至少需要 {min} 条，现有 {count} 条，请添加。',
    EN: '{label} needs at least {min:# entry|# entries}, there {count:is|are} {count}; add more.',
  },
  TOO_MANY_ROWS: {
    CN: '{label}最多 {max} 条，现有 {count} 条，请删除多余的。',
    EN: '{label} takes at most {max:# entry|# entries}, there {count:is|are} {count}; remove some.',
  },
  ROW_DUPLICATE: {
    CN: '{label}与另一条记录重复，请删除或修改其中一条。',
    EN: '{label} repeats another entry; change or remove one of them.',
  },
  FILE_TYPE: {
    CN: '{label}：文件“{name}”的类型不受支持，请上传 {types} 文件。',
    EN: '{label}: the file “{name}” is of a type that is not accepted; upload {types}.',
  },
  FILE_TOO_LARGE: {
    CN: '{label}：文件“{name}”超过 {max} MB，请压缩后重新上传。',
    EN: '{label}: the file “{name}” is over {max} MB; make it smaller and upload it again.',
  },
  FILE_EMPTY: {
    CN: '{label}：文件“{name}”是空文件，请重新上传。',
    EN: '{label}: the file “{name}” is empty; upload it again.',
  },
  TOO_FEW_FILES: {
    CN: '{label}至少需要 {min} 个文件，现有 {count} 个，请补充。',
    EN: '{label} needs at least {min:# file|# files}, there {count:is|are} {count}; add more.',
  },
  TOO_MANY_FILES: {
    CN: '{label}最多 {max} 个文件，现有 {count} 个，请删除多余的。',
    EN: '{label} takes at most {max:# file|# files}, there {count:is|are} {count}; remove some.',
  },
  FILE_COUNT: {
    CN: '{label}应上传 {expected} 个文件，现有 {count} 个，请核对。',
    EN: '{label} takes exactly {expected:# file|# files}, there {count:is|are} {count}; check them.',
  },
  EARLIER_THAN: {
    CN: '{label}（{value}）早于{other}（{otherValue}），请核对年份。',
    EN: '{label} ({value}) is before {other} ({otherValue}); check the years.',
  },
  LATER_THAN: {
    CN: '{label}（{value}）晚于{other}（{otherValue}），请核对年份。',
    EN: '{label} ({value}) is after {other} ({otherValue}); check the years.',
  },
  FURTHER_BACK: {
    CN: '{label}（{value}）超出了{other}（{count} 个月），最早为 {min}。',
    EN: '{label} ({value}) goes back further than {other} ({count:# month|# months}); {min} is the earliest.',
  },
  SAME_AS: {
    CN: '{label}（{value}）与{other}相同，请核对。',
    EN: '{label} ({value}) is the same as {other}; check both.',
  },
  NOT_EQUAL: {
    CN: '{label}（{value}）与{other}（{otherValue}）不一致，请核对。',
    EN: '{label} ({value}) differs from {other} ({otherValue}); check both.',
  },
  MORE_THAN: {
    CN: '{label}（{value}）大于{other}（{otherValue}），请核对。',
    EN: '{label} ({value}) is more than {other} ({otherValue}); check both.',
  },
  SUM_DIFFERS: {
    CN: '{label}（{value}）与各分项之和（{sum}）不一致，请核对。',
    EN: '{label} ({value}) is not the sum of its parts ({sum}); check them.',
  },
  COUNT_DIFFERS: {
    CN: '{label}（{value}）与{other}的条数不符（应为 {expected}），请核对。',
    EN: '{label} ({value}) does not match the entries under {other} (it should be {expected}); check both.',
  },
  EXAMPLE_FAILS: {
    CN: '案例“{name}”应为“{expected}”，现在得出“{found}”：{because}。请修改条件或案例。',
    EN: 'Case “{name}” must come out as “{expected}” but now comes out as “{found}”: {because}. Change the conditions or the case.',
  },
  FORBIDDEN: { CN: '{label}：{because}', EN: '{label}: {because}' },
  GAP: {
    CN: '{label}在 {from} 至 {to} 之间有 {months} 个月空档，如属漏填请补充。',
    EN: '{label} leaves a gap of {months:# month|# months} between {from} and {to}; add what is missing, if anything.',
  },
} as const satisfies Record<string, Text>;

export type ProblemKey = keyof typeof problemTexts;

/** A thing wrong at a path such as `degrees[r1].endedOn` (with the section in front when the whole application was checked). */
export interface Problem {
  path: string;
  key: ProblemKey;
  params?: Record<string, string | number>;
}

/** The message for a problem of the given field, naming the field, what is wrong and what to do. */
export function problemText(problem: Problem, field: { label: Text } | undefined, locale: Locale): string {
  const language = locale === 'CN' ? 'CN' : 'EN';
  const told = Object.entries(problem.params ?? {}).map(([name, value]) => [
    name.endsWith(language) ? name.slice(0, -language.length) : name,
    value,
  ]);
  const label = field ? textIn(field.label, locale) : problem.path;
  return fillText(problemTexts[problem.key], { ...Object.fromEntries(told), label }, locale);
}
