import { writePolicy } from './write-policy.ts';

/** Policies of the nation and the city on people; invented like the rest. */
export const widerPolicies = [
  writePolicy({
    at: '2026-07-27 09:00',
    level: 'NATION',
    department: 'NATION',
    field: ['TALENT'],
    validity: 'EFFECTIVE',
    issueNo: '国技能〔2026〕5号',
    indexNo: 'GJ-JN-2026-0005',
    issuedOn: '2026-07-21',
    effectiveFrom: '2026-07-21',
    title: [
      '关于加强新时代高技能人才队伍建设的实施意见',
      'Opinions on strengthening the ranks of highly skilled workers',
    ],
    summary: [
      '从培养、评价、待遇、荣誉四个方面支持高技能人才，鼓励企业把技能写进工资单。',
      'Support for highly skilled workers in training, assessment, pay and honour; companies are encouraged to put skill on the pay slip.',
    ],
    CN: `
技能人才是制造业的根基。为让有技能的人有奔头、有体面、有保障，提出以下意见。
# 一、总体要求
**第一条**　到 2030 年，重点产业技能岗位持证率达到六成，每个地市建成一批跨企业的实训中心，让从业人员在家门口就能学到手艺。
# 二、培养
**第二条**　企业按工资总额的一定比例提取职工教育经费，用于一线岗位的部分不低于六成，并向职工公开账目。
**第三条**　推行企业出题、学校出人、师傅出手的联合培养，学徒期间计算工龄，享受劳动保护。
**第四条**　支持技能大师工作室跨企业带徒，带徒津贴由使用方承担，地方可以补助。
# 三、评价
**第五条**　技能评价以干得出来为准，减少笔试。企业可以自主评价，结果在本行业通用。
**第六条**　打通技能等级与职称，各地应当制定具体办法。
# 四、待遇
**第七条**　鼓励企业建立岗位、技能、业绩并列的工资结构，技师待遇一般不低于同级工程师。
**第八条**　技能人才在落户、住房、子女入学等方面与同层级专业技术人才同等对待。
# 五、荣誉与组织
**第九条**　各类人才奖项中，一线技能人才应当占一定比例。
**第十条**　各地在六个月内制定落实措施，每年公布一次进展。`,
    EN: `
Skilled workers are the ground on which manufacturing stands. So that skill has a future, respect and security, the following holds.
# 1. Aims
**Article 1.** By 2030 six in ten skilled posts in key industries are held by certified workers, and each city has training centres shared by companies, so that people can learn a craft close to home.
# 2. Training
**Article 2.** Companies set aside a share of their payroll for training. At least six tenths go to the shop floor, and staff can see the accounts.
**Article 3.** Companies bring the tasks, schools the people, masters the hands. Apprentice years count as years of work, with full protection.
**Article 4.** Master workshops may train people of other companies. Those who gain pay; local governments may add to it.
# 3. Assessment
**Article 5.** What counts is what one can do, with fewer written tests. Companies may assess on their own, and the result holds in the whole industry.
**Article 6.** Skill grades and titles are linked; each region writes its own rules.
# 4. Pay
**Article 7.** Post, skill and result should stand side by side on the pay slip. A technician normally earns no less than an engineer of the same level.
**Article 8.** For residence, housing and schools, skilled workers are treated like professionals of the same level.
# 5. Honour and organisation
**Article 9.** Each talent award keeps a share for workers from the shop floor.
**Article 10.** Regions write their measures within six months and report once a year.`,
  }),
  writePolicy({
    at: '2026-09-30 11:00',
    level: 'CITY',
    department: 'CITY_FOREIGN',
    field: ['ENTRY_EXIT', 'TALENT'],
    validity: 'EFFECTIVE',
    issueNo: '汀外专〔2026〕4号',
    indexNo: 'TC-WZ-2026-0004',
    issuedOn: '2026-09-30',
    effectiveFrom: '2026-10-08',
    effectiveTo: '2028-10-07',
    replaces: '汀外专〔2025〕11号',
    title: [
      '外籍人才工作居留便利化试点方案（2026 年修订）',
      'Pilot scheme for easier work and residence of foreign talent (2026 revision)',
    ],
    summary: [
      '工作许可与居留许可一窗同办，容缺受理扩大到 C 类人才，配偶可同时申请工作许可。',
      'Work and residence permits at one desk; missing papers can follow for classes A to C; spouses can apply for a work permit at the same time.',
    ],
    CN: `
# 一、试点范围
**第一条**　试点在云汀新区和其他两个区开展，为期两年，适用于在试点区工作的外籍人才及其配偶、未成年子女。
# 二、便利措施
**第二条**　一窗同办。工作许可与居留许可合并申请、同步审核，A 至 C 类人才 5 个工作日办结，其他 10 个工作日办结，本人到场一次。
**第三条**　容缺受理。无犯罪记录证明、学历认证正在办理的，由用人单位出具说明即可受理，90 日内补交。适用范围由 A 类、B 类扩大到 C 类。
**第四条**　期限放宽。A 类、B 类人才可以申请与劳动合同期限一致、最长五年的许可。
**第五条**　随行便利。配偶可以同时申请工作许可，不受专业和工作年限限制；子女入学由教育部门优先安排。
**第六条**　兼职许可。经用人单位同意，外籍人才可以在高校、科研院所兼职，备案即可。
**第七条**　境外专业资格经行业主管部门确认后，可以在试点区执业。
# 三、风险管理
**第八条**　用人单位对说明的真实性负责。逾期未补交的，许可自动失效，该单位一年内不适用容缺受理。
**第九条**　出入境、外专、税务每月比对一次数据，异常的由服务站联系本人核实，核实期间不影响居留。
# 四、附则
**第十条**　本方案自 2026 年 10 月 8 日起试行两年，汀外专〔2025〕11号停止执行。`,
    EN: `
# 1. Where
**Article 1.** The pilot runs for two years in Yunting New Area and two other districts, for foreign talent who work there, their spouses and minor children.
# 2. What becomes easier
**Article 2.** One desk. Work and residence permits are applied for and checked together: 5 working days for classes A to C, 10 for others, with one visit.
**Article 3.** Papers that follow. If a certificate of no criminal record or the verification of a degree is under way, a statement of the employer is enough; the paper follows within 90 days. This held for classes A and B and now holds for C too.
**Article 4.** Longer permits. Classes A and B can ask for a permit as long as their contract, up to five years.
**Article 5.** Families. Spouses can apply for a work permit at the same time, whatever their subject and experience; schools for children come first.
**Article 6.** Second posts. With the consent of the employer, foreign talent may teach or do research at universities and institutes; a record is enough.
**Article 7.** Foreign professional qualifications can be used here once the department in charge has confirmed them.
# 3. Safeguards
**Article 8.** The employer answers for its statement. If the paper does not come, the permit ends and the employer cannot use Article 3 for a year.
**Article 9.** Records are compared monthly. If something does not fit, the station contacts you; your stay is not affected meanwhile.
# 4. Final provisions
**Article 10.** The pilot begins on 8 October 2026 for two years. Ting Foreign Experts (2025) No. 11 no longer applies.`,
  }),
  writePolicy({
    at: '2025-09-30 15:00',
    level: 'CITY',
    department: 'CITY_FOREIGN',
    field: ['ENTRY_EXIT'],
    validity: 'REVISED',
    issueNo: '汀外专〔2025〕11号',
    indexNo: 'TC-WZ-2025-0011',
    issuedOn: '2025-09-30',
    effectiveFrom: '2025-10-15',
    effectiveTo: '2026-10-07',
    title: ['外籍人才工作居留便利化试点方案', 'Pilot scheme for easier work and residence of foreign talent'],
    summary: [
      '首次试点容缺受理和延长许可期限。由汀外专〔2026〕4号修订，请以新文件为准。',
      'The first pilot with papers that follow and longer permits. Revised by Ting Foreign Experts (2026) No. 4; please read the newer one.',
    ],
    CN: `
# 一、试点范围
**第一条**　在云汀新区开展为期一年的试点，适用于持有效工作许可或者拟来新区工作的外籍人才。
# 二、便利措施
**第二条**　工作许可与居留许可分别申请，服务站统一收件，合计 15 个工作日办结，本人到场两次。
**第三条**　A 类、B 类人才的学历认证可以容缺受理，60 日内补交。
**第四条**　A 类人才可以申请最长三年的许可，B 类最长两年。
**第五条**　配偶随行的，居留许可期限与人才本人一致。配偶拟工作的，另行申请工作许可。
**第六条**　服务站提供英语咨询，每周二、周四上午设专家门诊，解答疑难问题。
# 三、管理
**第七条**　用人单位应当指定一名经办人，变更的三日内告知服务站。
**第八条**　试点期间每季度召开一次用人单位座谈会，收集意见。
**第九条**　试点期满前由市外国专家服务中心组织评估，评估结果公开。
# 四、附则
**第十条**　本方案自 2025 年 10 月 15 日起试行一年。
**修订说明**　评估显示，两次到场和 60 日补交期是反映最集中的问题。2026 年修订版改为到场一次、90 日补交，并扩大了适用类别。`,
    EN: `
# 1. Where
**Article 1.** A pilot of one year in Yunting New Area, for foreign talent with a valid work permit or about to work here.
# 2. What becomes easier
**Article 2.** Work and residence permits are applied for separately. The station takes both; together they need 15 working days and two visits.
**Article 3.** For classes A and B the verification of a degree may follow within 60 days.
**Article 4.** Class A can ask for a permit of up to three years, class B of up to two.
**Article 5.** A spouse’s residence permit runs as long as that of the talent. To work, the spouse applies for a work permit of their own.
**Article 6.** The station gives advice in English; on Tuesday and Thursday mornings experts answer difficult questions.
# 3. Rules
**Article 7.** The employer names one agent and reports a change within three days.
**Article 8.** Employers meet every quarter to say what they think.
**Article 9.** Before the pilot ends, the City Foreign Experts Centre assesses it and publishes the result.
# 4. Final provisions
**Article 10.** The pilot begins on 15 October 2025 for one year.
**On the revision.** The assessment showed that two visits and the 60 days were the main complaints. The 2026 revision asks for one visit, gives 90 days and covers more classes.`,
  }),
];
