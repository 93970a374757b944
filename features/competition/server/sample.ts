import type { Data, FileValue } from '#core/forms/values.ts';
import { consentVersion } from '#features/casework/programmes/blocks/consent.ts';
import { fillIn } from '#features/casework/programmes/sample-values.ts';
import type { Edition } from '#features/competition/shared/edition.ts';
import { entryForm } from '#features/competition/shared/form/entry-form.ts';

/**
 * A complete entry of an invented start-up; `today` (YYYY-MM-DD) moves the dates. Files that it must have are
 * placeholders, left out where `files` does not make them.
 */
export function sampleEntry(edition: Edition, today: string, files?: (path: string, type: string) => FileValue): Data {
  const agreed = { agreed: true, version: consentVersion };
  const paper = (path: string, type = 'application/pdf') => (files ? [files(path, type)] : []);
  const photos = files ? [1, 2, 3].map((no) => files(`attachments.officePhotos${no}`, 'image/jpeg')) : [];
  const given: Data = {
    project: {
      track: edition.tracks[0]?.key,
      trackItem: edition.tracks[0]?.items[0]?.key,
      category: 'COMPANY',
      group: 'STARTUP',
      projectName: '电池包分布式光纤测温与早期预警',
      hicool: 'NO',
      qualifications: '无',
      summary: '用一根光纤测量整个电池包每一点的温度，在热失控前十五分钟预警。',
    },
    company: {
      registered: 'YES',
      registeredOn: `${edition.year - 2}-03-12`,
      name: '云汀砺光传感科技有限公司',
      registeredAddress: '云汀新区听澜路 18 号',
      officeAddress: '云汀新区港湾路 66 号 B 座 4 层',
      funding: 'ANGEL',
      nextFinancing: 'open',
      registeredCapital: 300,
      financing: 0,
      valuation: 4200,
      employees: 18,
      patents: 0,
      tax: 12.5,
      income: 386,
      profit: -42.8,
      taxForecast: 30,
      incomeForecast: 900,
      profitForecast: 85,
    },
    applicant: {
      name: '沈知遥',
      phone: { area: '+86', number: '13900002326' },
      holdsMore: 'YES',
      share: 45.5,
      position: '董事长',
      nationality: 'CN',
      identity: { type: 'PASSPORT', number: 'E20261123' },
      gender: 'FEMALE',
      birth: '1990-04',
      politics: 'MASSES',
      education: 'DOCTORAL',
      degree: 'DOCTOR',
      school: '北湖理工大学',
      fieldOfStudy: '光学工程',
      returnee: 'YES',
      patents: 3,
      honours: '无',
      workAbroad: '2018 至 2022 年在 Nordsee 技术大学任研究员。',
      priorSupport: 'NONE',
      academy: 'YES',
      introduction: '光纤传感十年，主持过两项省级课题，曾在海外从事博士后研究。',
    },
    contact: {
      contactName: '沈知遥',
      phone: { area: '+86', number: '13900002326' },
      email: 'shen.zhiyao@example.com',
    },
    supporter: { referred: 'NO' },
    settle: {
      business: '光纤传感器研发与中试',
      registrationPlan: '获奖后三个月内在云汀注册',
      staff: 25,
      timeline: '2027 年第二季度',
      revenue: 1500,
      taxes: 90,
      needs: '300 平方米洁净厂房',
    },
    attachments: {
      plan: paper('attachments.plan'),
      licence: paper('attachments.licence'),
      officePhotos: photos,
      financialReports: paper('attachments.financialReports'),
      shareProof: paper('attachments.shareProof'),
      commitmentLetter: paper('attachments.commitmentLetter'),
    },
    commitment: {
      eligible: agreed,
      privacy: agreed,
      sensitive: agreed,
      signature: { name: '沈知遥', at: `${today}T02:30:00.000Z` },
    },
  };
  return files ? fillIn(entryForm(edition), given, today) : given;
}
