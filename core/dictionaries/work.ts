import { listOf } from './list.ts';

export const jobKind = listOf({
  EMPLOYED: ['在职就业', 'Employed'],
  FOUNDER: ['自主创业', 'Founder'],
  FLEXIBLE: ['灵活就业', 'Flexible work'],
  REHIRED: ['退休返聘', 'Retired and rehired'],
});

export const unitKind = listOf({
  STATE_OWNED: ['国有企业', 'State-owned enterprise'],
  PRIVATE: ['民营企业', 'Private enterprise'],
  FOREIGN: ['外商投资企业', 'Foreign-invested enterprise'],
  HMT: ['港澳台投资企业', 'Enterprise with Hong Kong, Macao or Taiwan investment'],
  INSTITUTION: ['事业单位', 'Public institution'],
  UNIVERSITY: ['高等院校', 'University'],
  RESEARCH: ['科研院所', 'Research institute'],
  HOSPITAL: ['医疗卫生机构', 'Hospital or health institution'],
  SOCIAL: ['社会组织', 'Social organisation'],
  GOVERNMENT: ['机关单位', 'Government body'],
  OTHER: ['其他', 'Other'],
});

/** Sections of GB/T 4754. */
export const industry = listOf({
  A: ['农、林、牧、渔业', 'Agriculture, forestry, animal husbandry and fishery'],
  B: ['采矿业', 'Mining'],
  C: ['制造业', 'Manufacturing'],
  D: ['电力、热力、燃气及水生产和供应业', 'Electricity, heat, gas and water supply'],
  E: ['建筑业', 'Construction'],
  F: ['批发和零售业', 'Wholesale and retail'],
  G: ['交通运输、仓储和邮政业', 'Transport, storage and post'],
  H: ['住宿和餐饮业', 'Hotels and catering'],
  I: ['信息传输、软件和信息技术服务业', 'Information transmission, software and IT services'],
  J: ['金融业', 'Finance'],
  K: ['房地产业', 'Real estate'],
  L: ['租赁和商务服务业', 'Leasing and business services'],
  M: ['科学研究和技术服务业', 'Scientific research and technical services'],
  N: ['水利、环境和公共设施管理业', 'Water conservancy, environment and public facilities'],
  O: ['居民服务、修理和其他服务业', 'Household, repair and other services'],
  P: ['教育', 'Education'],
  Q: ['卫生和社会工作', 'Health and social work'],
  R: ['文化、体育和娱乐业', 'Culture, sports and entertainment'],
  S: ['公共管理、社会保障和社会组织', 'Public administration, social security and social organisations'],
  T: ['国际组织', 'International organisations'],
});
