import { moveDate } from '#core/calendar/dates.ts';
import { type DemoPerson, insuredMonths } from '#features/casework/demo/people.ts';
import { letters, paragraph } from '#server/base/print/lettering.ts';
import { dayCN } from './certificates.ts';
import { handwriting, type Page, paper, seal } from './marks.ts';

const sheet = { width: 760, height: 1074 };

export interface Letter {
  readonly title: string;
  readonly lines: readonly string[];
  readonly from: string;
  readonly on: string;
  readonly signedBy?: string;
  /** A person writes without a seal. */
  readonly isPlain?: boolean;
}

/** A letter on a sheet: its text, who wrote it, their seal. */
export function letterPage({ title, lines, from, on, signedBy, isPlain }: Letter): Page {
  let y = 210;
  const body = lines.map((line) => {
    const part = paragraph(line, { x: 92, y, size: 20, width: 576, leading: 38, indent: 40 });
    y = part.bottom + 46;
    return part.svg;
  });
  const foot = Math.max(y + 60, 800);
  return {
    ...sheet,
    content: `${paper(sheet, '#fefefb')}
      ${letters(title, { x: 380, y: 138, size: 34, weight: 'bold', anchor: 'middle', spacing: 5 })}
      ${body.join('')}
      ${letters(from, { x: 668, y: foot, size: 20, anchor: 'end' })}
      ${signedBy ? `${letters('法定代表人：', { x: 410, y: foot + 48, size: 18 })}${handwriting(signedBy, { x: 530, y: foot + 48 })}` : ''}
      ${letters(dayCN(on), { x: 668, y: foot + 94, size: 19, anchor: 'end' })}
      ${isPlain ? '' : seal(from, { cx: 566, cy: foot + 20, radius: 74 })}`,
  };
}

/** Labour contract: terms and signatures. */
export function contractPages(person: DemoPerson): Page[] {
  const { company, name, contract } = person;
  const [from, to] = contract;
  const terms = letterPage({
    title: '劳动合同书',
    from: company.name,
    on: from,
    signedBy: company.legal,
    lines: [
      `甲方（用人单位）：${company.name}，统一社会信用代码 ${company.code}，住所地${company.address}。`,
      `乙方（劳动者）：${name}，居民身份证号码 ${person.idNumber}。`,
      `第一条　本合同为固定期限合同，自 ${dayCN(from)}起至 ${dayCN(to)}止。`,
      `第二条　乙方担任${person.position}岗位，工作地点为云汀新区。实行标准工时制。`,
      '第三条　甲方按月以货币形式支付劳动报酬，依法为乙方缴纳社会保险和住房公积金。',
      '第四条　双方应当遵守保密约定。合同变更、续订应当采用书面形式。',
    ],
  });
  const signature = handwriting(name, { x: 186, y: 846 });
  return [{ ...terms, content: `${terms.content}${letters('乙方：', { x: 112, y: 846, size: 19 })}${signature}` }];
}

/** The employer's letter that names its agent. */
export function authorityPage({ company }: DemoPerson, on: string): Page {
  return letterPage({
    title: '授权委托书',
    from: company.name,
    on,
    signedBy: company.legal,
    lines: [
      '云汀新区人才安居中心：',
      '兹委托我单位人力资源部经办人温若川，办理我单位员工申请人才公寓的有关手续，包括提交材料、接收通知和签订租赁合同。',
      '委托期限自签发之日起至本次配租结束之日止。经办人在授权范围内签署的文件，我单位均予认可。',
    ],
  });
}

/** The company's letter that names who authenticates it here. */
export function agentPage({ company, name }: DemoPerson, on: string): Page {
  return letterPage({
    title: '单位授权书',
    from: company.name,
    on,
    signedBy: company.legal,
    lines: [
      '云汀新区人才工作局：',
      `兹授权我单位${name}为经办人，代表我单位在梧桐人才服务平台办理单位认证，并在认证后办理单位人才事项。`,
      '授权期限自签发之日起两年。经办人在授权范围内提交的材料，我单位均予认可并承担相应责任。',
    ],
  });
}

/** The employer's pledge about an application for an apartment. */
export function pledgePage({ company, name, position, joinedOn }: DemoPerson, on: string): Page {
  return letterPage({
    title: '用人单位承诺书',
    from: company.name,
    on,
    signedBy: company.legal,
    lines: [
      `${name}系我单位在职员工，现任${position}，自 ${dayCN(joinedOn)}起在我单位工作，劳动关系真实有效。`,
      '我单位承诺：所提供的材料真实、完整；员工离职、调动或购房的，在 15 日内书面告知；督促员工按时缴纳租金、爱护房屋设施、不转租转借。',
      '如有虚假，愿意承担相应责任，并在两年内不再组织员工申请人才公寓。',
    ],
  });
}

/** A project on one page: what it is, who will buy it, who does it. */
export function projectPage({ name, project }: DemoPerson, on: string): Page {
  if (!project) throw new Error(`${name} has nothing to start`);
  const { title, about, people, names } = project;
  return letterPage({
    title: '一页纸项目说明',
    from: name,
    on,
    isPlain: true,
    lines: [
      `项目名称：${title}。拟用企业名称：${names.join('、')}。`,
      about,
      `团队：现有 ${people} 人全职投入，${name}负责产品和技术，其余成员负责样机、测试和市场。`,
    ],
  });
}

/** Business licence of the employer. */
export function licencePage({ company }: DemoPerson): Page {
  const size = { width: 1040, height: 736 };
  const rows: [string, string][] = [
    ['名　　称', company.name],
    ['法定代表人', company.legal],
    ['注册资本', company.capital],
    ['成立日期', dayCN(company.since)],
    ['住　　所', company.address],
    ['经营范围', company.business],
  ];
  return {
    ...size,
    content: `${paper(size, '#fdf8ea')}<rect x="26" y="26" width="988" height="684" fill="none" stroke="#b58d3d" stroke-width="7"/>
      <circle cx="520" cy="104" r="40" fill="none" stroke="#b23a2a" stroke-width="4"/><path d="M520 78c16 14 22 30 0 56-22-26-16-42 0-56z" fill="#b23a2a"/>
      ${letters('营业执照', { x: 520, y: 214, size: 58, weight: 'bold', anchor: 'middle', spacing: 24 })}
      ${letters(`统一社会信用代码　${company.code}`, { x: 520, y: 262, size: 20, anchor: 'middle' })}
      ${rows.map(([label, text], index) => `${letters(label, { x: 130, y: 332 + index * 50, size: 20, weight: 'bold' })}${letters(text, { x: 264, y: 332 + index * 50, size: 20 })}`).join('')}
      ${letters('登记机关', { x: 760, y: 632, size: 20 })}${seal('云汀新区市场监督管理局', { cx: 850, cy: 604, radius: 70 })}`,
  };
}

/** Twelve months of social insurance; `gap` is a month (YYYY-MM) that was not paid. */
export function insurancePage(person: DemoPerson, { printedOn, gap }: { printedOn: string; gap?: string }): Page {
  const head = ['费款所属期', '缴费基数（元）', '到账情况'];
  const columns = [82, 320, 560];
  const months = Array.from({ length: 12 }, (_, index) =>
    moveDate(`${printedOn.slice(0, 7)}-01`, { months: index - 12 }).slice(0, 7),
  );
  const base = (9_800 + (Number(person.idNumber.slice(10, 16)) % 70) * 130).toLocaleString('en-US');
  const rows = months.map((month) => (month === gap ? [month, '—', '未缴'] : [month, base, '已到账']));
  const line = (cells: readonly string[], y: number, weight?: 'bold') =>
    cells
      .map((cell, index) =>
        letters(cell, { x: columns[index] ?? 0, y, size: 16.5, weight, fill: cell === '未缴' ? '#b3261e' : undefined }),
      )
      .join('');
  return {
    ...sheet,
    content: `${paper(sheet, '#ffffff')}
      ${letters('社会保险个人缴费证明', { x: 380, y: 118, size: 30, weight: 'bold', anchor: 'middle' })}
      ${letters(`姓名：${person.name}`, { x: 82, y: 178, size: 18 })}${letters(`社会保障号码：${person.idNumber}`, { x: 340, y: 178, size: 18 })}
      ${letters(`缴费单位：${person.company.name}`, { x: 82, y: 216, size: 18 })}
      <rect x="66" y="240" width="628" height="36" fill="#e6f0ec"/>${line(head, 264, 'bold')}
      ${rows.map((row, index) => `${line(row, 306 + index * 40)}<line x1="66" y1="${320 + index * 40}" x2="694" y2="${320 + index * 40}" stroke="#ccd8d2"/>`).join('')}
      ${letters(`累计缴费 ${insuredMonths(person, printedOn)} 个月`, { x: 82, y: 826, size: 18, weight: 'bold' })}
      ${letters(`验证码：${person.idNumber.slice(-6)}${printedOn.replaceAll('-', '')}`, { x: 82, y: 866, size: 16 })}
      ${letters(`打印日期：${dayCN(printedOn)}`, { x: 82, y: 902, size: 16 })}
      ${seal('云汀新区社会保险基金管理中心', { cx: 580, cy: 868, radius: 76 })}`,
  };
}

/** Income tax of a year, for those who rely on their pay. */
export function taxPage(person: DemoPerson, on: string): Page {
  const [pay = 0, tax = 0] = person.pay ?? [];
  const yuan = (amount: number) => `${Math.round(amount * 10_000).toLocaleString('en-US')} 元`;
  return letterPage({
    title: '个人所得税纳税记录',
    from: '云汀新区税务服务厅',
    on,
    lines: [
      `纳税人姓名：${person.name}；纳税人识别号：${person.idNumber}。`,
      `扣缴义务人：${person.company.name}。所得项目：工资薪金所得。`,
      `上一年度申报收入 ${yuan(pay)}，减除费用及专项扣除后，实缴税额 ${yuan(tax)}。`,
      '本记录由系统生成，可凭验证码在办税平台核验，涂改无效。',
    ],
  });
}
