import { listOf } from './list.ts';

export const rentKind = listOf({
  WHOLE: ['整套租住', 'Whole apartment'],
  SHARED: ['合租', 'Shared apartment'],
});

export const roomType = listOf({
  ONE: ['一居室', 'One room'],
  TWO: ['两居室', 'Two rooms'],
  THREE: ['三居室', 'Three rooms'],
});

export const estate = listOf({
  WUTONG_LI: ['梧桐里人才公寓（东湖片区）', 'Wutongli Residence (East Lake)'],
  QINGHE: ['青禾人才社区（科创走廊）', 'Qinghe Community (Innovation Corridor)'],
  TINGLAN: ['听澜人才公寓（滨江片区）', 'Tinglan Residence (Riverside)'],
  YUNSHAN: ['云杉国际人才社区（临空片区）', 'Yunshan International Community (Airport District)'],
  BAIYU: ['白榆青年公寓（大学城片区）', 'Baiyu Youth Apartments (University Town)'],
});

export const localHome = listOf({
  NONE: ['本市无自有住房', 'No home of my own in this city'],
  FAR: ['本市有住房，但距工作单位 30 公里以上', 'A home in this city, but over 30 km from work'],
  YES: ['本市有住房', 'A home in this city'],
});
