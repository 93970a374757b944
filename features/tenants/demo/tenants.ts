/** The three bodies of the demo story. Contact facts are invented. */
export const demoTenants = [
  {
    code: 'yunting',
    nameCN: '云汀新区人才工作局',
    nameEN: 'Yunting New Area Talent Bureau',
    kind: 'DISTRICT',
    isDefault: true,
    domains: [],
    platform: {
      host: { CN: '云汀新区人才工作局', EN: 'Yunting New Area Talent Bureau' },
      slogan: { CN: '栽好梧桐树，静待凤凰来', EN: 'Plant the wutong, and the phoenix will come' },
      subline: {
        CN: '找得到政策，材料只交一次，进度随时看得见。',
        EN: 'Find the policy, hand in papers once, see progress at any time.',
      },
      phone: '400-000-2026',
      hours: {
        CN: '工作日 9:00–17:30，节假日留言次日回复',
        EN: 'Working days 9:00–17:30; messages on holidays are answered the next day',
      },
      address: {
        CN: '云汀新区梧桐大道 66 号 人才服务一站通大厅',
        EN: 'Talent Service Hall, 66 Wutong Avenue, Yunting New Area',
      },
      email: 'service@wutong.example',
      filings: [
        { CN: '云ICP备20260101号-1', EN: 'ICP no. 20260101-1' },
        { CN: '云公网安备 35990202000101号', EN: 'Public security filing 35990202000101' },
        { CN: '网站标识码 3599020101', EN: 'Site code 3599020101' },
      ],
      links: [
        {
          name: { CN: '云汀科技创新局', EN: 'Yunting Science and Innovation Bureau' },
          href: '/polity?department=SCIENCE',
        },
        { name: { CN: '云汀教育局', EN: 'Yunting Education Bureau' }, href: '/polity?department=EDUCATION' },
        { name: { CN: '出入境服务站', EN: 'Entry and Exit Service' }, href: '/serve/prapply' },
        { name: { CN: '凤凰学院', EN: 'Phoenix College' }, href: '/phenixcoll' },
      ],
      hotWords: [
        { CN: '人才公寓', EN: 'Apartment' },
        { CN: '人才认定', EN: 'Talent recognition' },
        { CN: '租房补贴', EN: 'Rent support' },
        { CN: '子女入学', EN: 'School' },
      ],
      oneStop: {
        CN: '认定、安居、入学、落户、创业，一个平台看条件、一次交材料、一处查进度；拿不准的，专员陪您办。',
        EN: 'Recognition, housing, schools, residence and business in one place: see the conditions, hand in papers once, follow the progress. An officer helps whenever you are not sure.',
      },
      grey: false,
    },
  },
  {
    code: 'fengqi',
    nameCN: '凤栖科技园管理中心',
    nameEN: 'Fengqi Science Park Administration',
    kind: 'PARK',
    isDefault: false,
    domains: ['fengqi.localhost'],
    platform: {
      host: { CN: '凤栖科技园管理中心', EN: 'Fengqi Science Park Administration' },
      slogan: { CN: '凤栖于此，才聚一园', EN: 'Where the phoenix settles, talent gathers' },
      subline: { CN: '园区企业与人才的一站式服务。', EN: 'One place for companies and talent of the park.' },
      phone: '400-000-2027',
      hours: { CN: '工作日 9:00–17:30', EN: 'Working days 9:00–17:30' },
      address: { CN: '凤栖科技园 1 号楼一层', EN: 'Ground floor, Building 1, Fengqi Science Park' },
      email: 'service@fengqi.example',
      filings: [{ CN: '云ICP备20260101号-2', EN: 'ICP no. 20260101-2' }],
      links: [],
      hotWords: [{ CN: '人才公寓', EN: 'Apartment' }],
      grey: false,
    },
  },
  {
    code: 'platform',
    nameCN: '梧桐平台运营中心',
    nameEN: 'Wutong Platform Operations',
    kind: 'PLATFORM',
    isDefault: false,
    domains: [],
    platform: {},
  },
] as const;
