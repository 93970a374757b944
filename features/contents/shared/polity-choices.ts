export const policyLevel = [
  { value: 'NATION', label: { CN: '国家', EN: 'National' } },
  { value: 'CITY', label: { CN: '市级', EN: 'City' } },
  { value: 'DISTRICT', label: { CN: '区级', EN: 'District' } },
  { value: 'PARK', label: { CN: '园区', EN: 'Park' } },
];

export const policyField = [
  { value: 'TALENT', label: { CN: '人才', EN: 'Talent' } },
  { value: 'HOUSING', label: { CN: '住房', EN: 'Housing' } },
  { value: 'TAX', label: { CN: '税收', EN: 'Tax' } },
  { value: 'RND', label: { CN: '研发', EN: 'R&D' } },
  { value: 'STARTUP', label: { CN: '创业', EN: 'Start-up' } },
  { value: 'ENTRY_EXIT', label: { CN: '出入境', EN: 'Entry and exit' } },
  { value: 'EDUCATION', label: { CN: '教育', EN: 'Education' } },
  { value: 'HEALTH', label: { CN: '医疗', EN: 'Health' } },
];

export const policyValidity = [
  { value: 'EFFECTIVE', label: { CN: '现行有效', EN: 'In force' } },
  { value: 'REVISED', label: { CN: '已修订', EN: 'Revised' } },
  { value: 'EXPIRED', label: { CN: '已失效', EN: 'Expired' } },
  { value: 'REPEALED', label: { CN: '已废止', EN: 'Repealed' } },
];

export const policyDepartment = [
  { value: 'TALENT_BUREAU', label: { CN: '云汀新区人才工作局', EN: 'Yunting Talent Bureau' } },
  { value: 'EDUCATION', label: { CN: '云汀教育局', EN: 'Yunting Education Bureau' } },
  { value: 'SCIENCE', label: { CN: '云汀科技创新局', EN: 'Yunting Science and Innovation Bureau' } },
  { value: 'HEALTH', label: { CN: '云汀卫生健康局', EN: 'Yunting Health Bureau' } },
  { value: 'HOUSING', label: { CN: '云汀住房和建设局', EN: 'Yunting Housing and Construction Bureau' } },
  { value: 'FINANCE', label: { CN: '云汀财政局', EN: 'Yunting Finance Bureau' } },
  { value: 'PORT', label: { CN: '云汀港管委会', EN: 'Yunting Port Administration' } },
  { value: 'CITY_SCIENCE', label: { CN: '市科技创新局', EN: 'City Science and Innovation Bureau' } },
  { value: 'CITY_FOREIGN', label: { CN: '市外国专家服务中心', EN: 'City Foreign Experts Centre' } },
  { value: 'CITY_HUMAN', label: { CN: '市人力资源社会保障局', EN: 'City Human Resources Bureau' } },
  { value: 'NATION', label: { CN: '国家有关部门', EN: 'National ministries' } },
];

/** An issue number as it is compared: brackets of any kind, full-width signs and spaces make no difference. */
export function foldIssueNo(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[〔〕[\]()【】{}〈〉<>]/g, '')
    .replace(/\s+/g, '')
    .toLowerCase();
}
