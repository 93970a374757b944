import type { Department } from '../programme.ts';

const whose = ['person.name', 'person.identity'];
const company = ['unit.name', 'unit.code'];
const employer = ['employment.company', 'employment.companyCode'];

/** Departments that look up what they keep about the person and the company, each with what it needs for that. */
export const phoenixDepartments: readonly Department[] = [
  {
    key: 'tax',
    asks: {
      CN: '个人和单位有无欠税，申报的纳税额是否属实',
      EN: 'Whether taxes are owed, and whether the tax declared was paid',
    },
    sees: [...whose, ...employer, ...company, 'compete.years', 'materials.tax'],
  },
  {
    key: 'insurance',
    asks: {
      CN: '在本单位参保月数与填报是否一致、是否连续',
      EN: 'Whether the months insured with this employer are those entered, without a gap',
    },
    sees: [...whose, ...employer, 'employment.joinedOn', 'employment.socialMonths', 'materials.insurance'],
  },
  {
    key: 'police',
    asks: { CN: '身份信息是否属实，有无不良记录', EN: 'Whether the identity is true, and whether there is a record' },
    sees: [...whose, 'person.nationality', 'person.gender', 'person.birth', 'materials.identity'],
  },
  {
    key: 'education',
    asks: { CN: '学历学位是否属实', EN: 'Whether the degrees are true' },
    sees: [...whose, 'education.degrees', 'materials.degree'],
  },
  {
    key: 'market',
    asks: {
      CN: '单位登记信息是否一致，有无经营异常或严重失信',
      EN: 'Whether the registration agrees, and whether irregular operation or serious breach of trust is listed',
    },
    sees: [...employer, ...company, 'unit.foundedOn', 'unit.capital', 'unit.legalRep'],
  },
];
