import type { DemoPerson } from '#features/casework/demo/people.ts';
import { dayCN } from './certificates.ts';
import { letterPage } from './letters.ts';
import type { Page } from './marks.ts';

/** What a family shows when it asks for a school place: each letter by what it says and who seals it. */
export const schoolLetters = {
  birth: ({ name, spouse, child }: WithChild, on: string): Page =>
    letterPage({
      title: '出生医学证明',
      from: '云汀大学附属医院',
      on: child.birth < on ? child.birth : on,
      lines: [
        `新生儿姓名：${child.name}；性别：${child.gender === 'MALE' ? '男' : '女'}；出生日期：${dayCN(child.birth)}。`,
        `父母姓名：${name}${spouse ? `、${spouse.name}` : ''}。`,
        '本证明由出生地医疗机构签发，未经批准不得更改。',
      ],
    }),
  work: ({ name, idNumber, company, position, joinedOn }: WithChild, on: string): Page =>
    letterPage({
      title: '工作证明',
      from: company.name,
      on,
      signedBy: company.legal,
      lines: [
        `兹证明${name}（居民身份证号码 ${idNumber}）自 ${dayCN(joinedOn)}起在我单位工作，现任${position}。`,
        `单位联系人：人力资源部，地址：${company.address}。`,
        '本证明用于申请子女入学，自签发之日起一个月内有效。',
      ],
    }),
  recognition: ({ name, idNumber, clause }: WithChild, on: string): Page =>
    letterPage({
      title: '人才认定文件',
      from: '云汀新区人才服务中心',
      on,
      lines: [
        `${name}（居民身份证号码 ${idNumber}）：`,
        `经审核并公示无异议，认定您为云汀新区 ${clause.slice(0, 1)} 类人才，认定条款 ${clause}。`,
        '认定有效期内可按规定申请子女入学、住房、医疗等服务，有效性以查验结果为准。',
      ],
    }),
  vaccination: ({ child }: WithChild, on: string): Page =>
    letterPage({
      title: '入托入学预防接种查验证明',
      from: '东湖路社区卫生服务中心',
      on,
      lines: [
        `儿童姓名：${child.name}；出生日期：${dayCN(child.birth)}。`,
        '经查验接种记录，国家免疫规划疫苗已按程序全程接种，符合入托、入学查验要求。',
      ],
    }),
  attendance: ({ child }: WithChild, on: string): Page =>
    letterPage({
      title: '就读证明',
      from: child.attends ?? child.schools[0]!,
      on,
      lines: [
        `兹证明${child.name}（${dayCN(child.birth)}出生）在我校（园）就读，学籍状态正常。`,
        '本证明用于办理转学、入学手续。',
      ],
    }),
};

type WithChild = DemoPerson & { readonly child: NonNullable<DemoPerson['child']> };
