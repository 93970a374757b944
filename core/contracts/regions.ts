import { Type } from 'typebox';
import { defineCall } from './contract.ts';
import { Nothing } from './shapes.ts';

export const replacedRegionsCall = defineCall({
  method: 'GET',
  path: '/web/region/replaced',
  class: 'R',
  access: 'signed-in',
  sides: ['portal', 'office'],
  rate: 'general',
  owner: 'none',
  summary: 'Regions: codes of the tenant that others have taken over from, which forms no longer offer',
  summaryCN: '已被替换、表单不再提供的区域',
  input: Nothing,
  output: Type.Object({ codes: Type.Array(Type.String()) }),
});
