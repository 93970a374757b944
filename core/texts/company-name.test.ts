import { expect, test } from 'vitest';
import { companyName, companyNameIn } from './company-name.ts';

test.each([
  [{ name: '澄屿光电科技有限公司', nameEN: 'Chengyu Optoelectronics Co., Ltd.' }, 'Chengyu Optoelectronics Co., Ltd.'],
  [{ name: '澄屿光电科技有限公司', nameEN: '' }, '澄屿光电科技有限公司'],
  [{ name: '澄屿光电科技有限公司' }, '澄屿光电科技有限公司'],
])('单位在中文里用登记名称，在英文里有英文名称的用英文名称：%o', (company, english) => {
  expect(companyName(company)).toEqual({ CN: '澄屿光电科技有限公司', EN: english });
  expect([companyNameIn(company, 'CN'), companyNameIn(company, 'EN')]).toEqual(['澄屿光电科技有限公司', english]);
});
