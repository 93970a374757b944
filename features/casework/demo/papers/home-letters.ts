import { moveDate } from '#core/calendar/dates.ts';
import { withLuhnDigit } from '#core/forms/identifiers/bank-account.ts';
import type { DemoPerson } from '#features/casework/demo/people.ts';
import { dayCN } from './certificates.ts';
import { letterPage } from './letters.ts';
import type { Page } from './marks.ts';

/** The employer asks for the registration or permit of somebody. */
export function residenceLetterPage({ company, name, idNumber, position, spouse }: DemoPerson, on: string): Page {
  return letterPage({
    title: '单位申请函',
    from: company.name,
    on,
    signedBy: company.legal,
    lines: [
      '云汀新区人才服务中心、公安出入境管理部门：',
      `${name}（居民身份证号码 ${idNumber}）系我单位在职人员，现任${position}。因工作需要，申请为其办理落户与居留事项。`,
      spouse ? `随同办理的家属：配偶${spouse.name}。` : '没有随同办理的家属。',
      '以上内容属实；上述人员离职的，我单位在 10 个工作日内告知。',
    ],
  });
}

/** A collective household lets somebody in. */
export function collectivePage({ name, idNumber }: DemoPerson, on: string): Page {
  return letterPage({
    title: '同意落户证明',
    from: '云汀新区人才服务中心',
    on,
    lines: [
      `兹同意${name}（居民身份证号码 ${idNumber}）将户口迁入云汀新区人才集体户，地址：云汀新区听澜路 1 号。`,
      '本证明自签发之日起六个月内有效。',
    ],
  });
}

/** A lease, as it was registered. */
export function leasePage({ name, address, home }: DemoPerson, on: string): Page {
  const from = moveDate(on, { months: -3 });
  return letterPage({
    title: '房屋租赁合同（备案）',
    from: '云汀新区住房租赁服务平台',
    on: from,
    lines: [
      `出租人：云汀住房租赁有限公司；承租人：${name}。房屋坐落：${address}。`,
      `租期自 ${dayCN(from)}起至 ${dayCN(moveDate(on, { months: 21 }))}止，月租金 ${home.rent.toLocaleString('en-US')} 元。`,
      '本合同已办理租赁备案，备案号与平台登记一致。',
    ],
  });
}

/** The transfers of three months of rent. */
export function rentPage({ name, home }: DemoPerson, on: string): Page {
  const months = [-3, -2, -1].map((each) => moveDate(`${on.slice(0, 7)}-01`, { months: each }).slice(0, 7));
  return letterPage({
    title: '租金支付凭证',
    from: '云汀银行听澜路支行',
    on,
    lines: months.map(
      (month) => `${month}：${name}向云汀住房租赁有限公司支付租金 ${home.rent.toLocaleString('en-US')} 元，已到账。`,
    ),
  });
}

/** Applicant and spouse let the office look up which homes they own. */
export function homeCheckPage({ name, idNumber, spouse }: DemoPerson, on: string): Page {
  return letterPage({
    title: '住房查询授权书',
    from: '云汀新区人才安居中心',
    on,
    lines: [
      `本人${name}（居民身份证号码 ${idNumber}）授权贵单位查询本人及家庭成员在本市的住房情况，用于住房支持的审核和复核。`,
      spouse ? `配偶${spouse.name}（居民身份证号码 ${spouse.idNumber}）同意上述授权。` : '本人未婚。',
    ],
  });
}

/** The bank confirms whose account it is. */
export function accountPage({ name, idNumber }: DemoPerson, on: string): Page {
  return letterPage({
    title: '账户信息证明',
    from: '云汀银行听澜路支行',
    on,
    lines: [`户名：${name}；账号：${accountOf(idNumber)}。`, '该账户为社会保障卡金融账户，状态正常。'],
  });
}

/** The register of marriages confirms one. */
export function marriagePage({ name, spouse }: DemoPerson, on: string): Page {
  return letterPage({
    title: '结婚登记证明',
    from: '云汀新区民政局',
    on,
    lines: [`${name}与${spouse?.name ?? ''}系夫妻关系，已依法办理结婚登记。`],
  });
}

/** An invented account number of somebody. */
export function accountOf(idNumber: string): string {
  return withLuhnDigit(`622202${idNumber.slice(4, 16)}`);
}
