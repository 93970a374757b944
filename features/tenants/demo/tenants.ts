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
      filings: ['云ICP备00000000号-1', '云公网安备 00000000000000号', '网站标识码 0000000000'],
      links: [
        {
          name: { CN: '云汀科技创新局', EN: 'Yunting Science and Innovation Bureau' },
          href: 'https://sti.wutong.example/',
        },
        { name: { CN: '云汀教育局', EN: 'Yunting Education Bureau' }, href: 'https://edu.wutong.example/' },
        { name: { CN: '出入境服务站', EN: 'Entry and Exit Service' }, href: 'https://visa.wutong.example/' },
        { name: { CN: '凤凰学院', EN: 'Phoenix College' }, href: 'https://college.wutong.example/' },
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
      contest: {
        year: 2027,
        from: '2026-11-02',
        to: '2027-01-15',
        stages: [
          { title: { CN: '报名', EN: 'Registration' }, from: '2026-11-02', to: '2027-01-15' },
          { title: { CN: '资格审查', EN: 'Eligibility check' }, from: '2027-01-18', to: '2027-01-29' },
          { title: { CN: '初赛', EN: 'First round' }, from: '2027-03-01', to: '2027-03-19' },
          { title: { CN: '复赛', EN: 'Semi-final' }, from: '2027-05-10', to: '2027-05-21' },
          { title: { CN: '总决赛', EN: 'Final' }, from: '2027-09-16', to: '2027-09-17' },
          { title: { CN: '考察与签约', EN: 'Visits and contracts' }, from: '2027-10-11', to: '2027-12-17' },
        ],
      },
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
      filings: ['云ICP备00000000号-2'],
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

/** Windows by programme: opening and closing, both in Asia/Shanghai, closing exclusive. */
export const demoWindows = [
  {
    programme: 'talentapply',
    titleCN: '2025 年人才认定',
    titleEN: 'Talent recognition 2025',
    opensOn: '2025-01-06',
    closesOn: '2026-01-01',
  },
  {
    programme: 'talentapply',
    titleCN: '2026 年人才认定',
    titleEN: 'Talent recognition 2026',
    opensOn: '2026-01-05',
    closesOn: '2027-01-01',
  },
  {
    programme: 'apartapply',
    titleCN: '人才公寓第四批配租',
    titleEN: 'Talent apartments, fourth allotment',
    opensOn: '2026-10-15',
    closesOn: '2026-12-06',
  },
] as const;
