import { listOf } from './list.ts';

/** From highest to lowest. */
export const educationLevel = listOf({
  DOCTORAL: ['博士研究生', 'Doctoral studies'],
  MASTER: ['硕士研究生', 'Master’s studies'],
  BACHELOR: ['大学本科', 'Undergraduate studies'],
  JUNIOR_COLLEGE: ['大学专科', 'Junior college'],
  SECONDARY: ['中等职业教育', 'Secondary vocational school'],
  HIGH_SCHOOL: ['高中及以下', 'Senior middle school or below'],
});

export const degree = listOf({
  DOCTOR: ['博士', 'Doctor'],
  MASTER: ['硕士', 'Master'],
  BACHELOR: ['学士', 'Bachelor'],
  NONE: ['无学位', 'No degree'],
});

export const studyMode = listOf({
  FULL_TIME: ['全日制', 'Full-time'],
  PART_TIME: ['非全日制', 'Part-time'],
});

export const titleLevel = listOf({
  SENIOR: ['正高级职称', 'Senior title'],
  VICE_SENIOR: ['副高级职称', 'Vice-senior title'],
  MIDDLE: ['中级职称', 'Intermediate title'],
  JUNIOR: ['初级职称', 'Junior title'],
  SENIOR_TECHNICIAN: ['高级技师', 'Senior technician'],
  TECHNICIAN: ['技师', 'Technician'],
  SKILLED: ['高级工', 'Skilled worker'],
  PRACTICE: ['职业资格', 'Professional qualification'],
});

export const awardKind = listOf({
  AWARD: ['奖项', 'Award'],
  PAPER: ['论文', 'Paper'],
  PATENT: ['专利', 'Patent'],
  STANDARD: ['标准', 'Standard'],
  PROJECT: ['项目', 'Project'],
  WORK: ['作品', 'Work'],
});

export const awardLevel = listOf({
  INTERNATIONAL: ['国际级', 'International'],
  NATIONAL: ['国家级', 'National'],
  PROVINCIAL: ['省部级', 'Provincial or ministerial'],
  CITY: ['市级', 'City'],
  DISTRICT: ['区县级', 'District'],
});

/** Suggestions; other honours are typed freely. */
export const honour = listOf({
  NATIONAL_PLAN: ['国家级人才计划入选者', 'Selected for a national talent plan'],
  PROVINCIAL_PLAN: ['省级人才计划入选者', 'Selected for a provincial talent plan'],
  CITY_PLAN: ['市级人才计划入选者', 'Selected for a city talent plan'],
  PHOENIX: ['凤凰计划入选者', 'Selected for the Phoenix Plan'],
  SPECIAL_ALLOWANCE: ['政府特殊津贴', 'Special government allowance'],
  SKILL_MASTER: ['技能大师', 'Skill master'],
  MODEL_WORKER: ['劳动模范', 'Model worker'],
  YOUNG_EXPERT: ['青年拔尖人才', 'Outstanding young talent'],
});
