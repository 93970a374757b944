import type { PermissionCode } from '#core/permissions.ts';
import type { Resource } from '#core/resources/resource.ts';
import type { Text } from '#core/texts/text.ts';
import type { ContentType } from './contents/shared/content.ts';

/** What the back office knows of a resource before its page is opened: the definition is loaded with the page. */
export interface ResourceHead {
  /** Noun in the call paths. */
  readonly code: string;
  /** Below /office; with `/edit` behind it for those whose form is a page of its own. */
  readonly path: string;
  readonly name: Text;
  /** What one record is called, where its form is a page. */
  readonly item?: Text;
  readonly permission: PermissionCode | 'operator';
  load(): Promise<Resource>;
}

/** Every resource of the back office. Nothing more of the definitions belongs here: menus are part of the first load. */
export const resourceHeads: readonly ResourceHead[] = [
  {
    code: 'applyprogram',
    path: '/apply/program',
    name: { CN: '申报年度', EN: 'Programme years' },
    permission: 'Mgr.ApplyProgram',
    load: async () => (await import('./casework/resources/programme-year.ts')).programmeYear,
  },
  {
    code: 'company',
    path: '/companys',
    name: { CN: '企业管理', EN: 'Companies' },
    permission: 'Mgr.Company',
    load: async () => (await import('./companies/resources/company.ts')).company,
  },
  {
    code: 'supporter',
    path: '/supporters',
    name: { CN: '创新赋能者', EN: 'Supporters' },
    permission: 'Mgr.Company',
    load: async () => (await import('./supporters/resources/supporter.ts')).supporter,
  },
  {
    code: 'origin',
    path: '/setting/origin',
    name: { CN: '来源渠道', EN: 'Sources' },
    permission: 'operator',
    load: async () => (await import('./supporters/resources/origin.ts')).origin,
  },
  {
    code: 'highlight',
    path: '/content/highlight',
    name: { CN: '新闻资讯', EN: 'News' },
    item: { CN: '新闻', EN: 'story' },
    permission: 'Mgr.Content',
    load: contents(async () => (await import('./contents/shared/highlight.ts')).highlight),
  },
  {
    code: 'notify',
    path: '/content/notify',
    name: { CN: '通知公告', EN: 'Notices' },
    item: { CN: '通知', EN: 'notice' },
    permission: 'Mgr.Content',
    load: contents(async () => (await import('./contents/shared/notify.ts')).notify),
  },
  {
    code: 'polity',
    path: '/content/polity',
    name: { CN: '政策', EN: 'Policies' },
    item: { CN: '政策', EN: 'policy' },
    permission: 'Mgr.Content',
    load: contents(async () => (await import('./contents/shared/polity.ts')).polity),
  },
  {
    code: 'post',
    path: '/content/post',
    name: { CN: '紧缺岗位', EN: 'Scarce posts' },
    item: { CN: '岗位', EN: 'post' },
    permission: 'Mgr.Content',
    load: contents(async () => (await import('./contents/shared/post.ts')).post),
  },
  {
    code: 'serve',
    path: '/content/serve',
    name: { CN: '人才服务', EN: 'Services' },
    item: { CN: '服务', EN: 'service' },
    permission: 'Mgr.Content',
    load: contents(async () => (await import('./contents/shared/serve.ts')).serve),
  },
  {
    code: 'homepage',
    path: '/content/homepage',
    name: { CN: '专题页面', EN: 'Site pages' },
    item: { CN: '页面', EN: 'page' },
    permission: 'Mgr.Content',
    load: contents(async () => (await import('./contents/shared/page.ts')).page),
  },
  {
    code: 'activity',
    path: '/activity',
    name: { CN: '人才活动', EN: 'Activities' },
    item: { CN: '活动', EN: 'activity' },
    permission: 'Mgr.Activity',
    load: contents(async () => (await import('./activities/shared/activity.ts')).activity),
  },
  {
    code: 'servicerequest',
    path: '/content/request',
    name: { CN: '一对一服务', EN: 'One-to-one requests' },
    permission: 'Mgr.Content',
    load: async () => (await import('./site/resources/request.ts')).serviceRequest,
  },
  {
    code: 'brokenlink',
    path: '/content/link',
    name: { CN: '失效链接', EN: 'Broken links' },
    permission: 'Mgr.Content',
    load: async () => (await import('./contents/resources/broken-link.ts')).brokenLink,
  },
  {
    code: 'place',
    path: '/setting/place',
    name: { CN: '场地', EN: 'Places' },
    permission: 'operator',
    load: async () => (await import('./places/resources/place.ts')).place,
  },
  {
    code: 'promote',
    path: '/setting/promote',
    name: { CN: '推广位', EN: 'Promotions' },
    permission: 'operator',
    load: async () => (await import('./site/resources/banner.ts')).banner,
  },
  {
    code: 'mailtemplate',
    path: '/msg',
    name: { CN: '消息模板', EN: 'Message templates' },
    permission: 'Mgr.Msg',
    load: async () => (await import('./platform/resources/mail-template.ts')).mailTemplate,
  },
  {
    code: 'signup',
    path: '/activity/signup',
    name: { CN: '活动报名', EN: 'Sign-ups' },
    permission: 'Mgr.Activity',
    load: async () => (await import('./activities/resources/signup.ts')).signup,
  },
  {
    code: 'prebook',
    path: '/activity/prebook',
    name: { CN: '预约', EN: 'Bookings' },
    permission: 'Mgr.Prebook',
    load: async () => (await import('./places/resources/prebook.ts')).prebook,
  },
  {
    code: 'flockfarm',
    path: '/flock/farm',
    name: { CN: '农场', EN: 'Farms' },
    permission: 'Mgr.Flock',
    load: async () => (await import('./flock/resources/farm.ts')).flockFarm,
  },
  {
    code: 'flockreport',
    path: '/flock/report',
    name: { CN: '分析报告', EN: 'Analysis reports' },
    permission: 'Mgr.Flock',
    load: async () => (await import('./flock/resources/report.ts')).flockReport,
  },
  {
    code: 'flockquestion',
    path: '/flock/question',
    name: { CN: '提问', EN: 'Questions' },
    permission: 'Mgr.Flock',
    load: async () => (await import('./flock/resources/question.ts')).flockQuestion,
  },
  {
    code: 'flocklimit',
    path: '/flock/limit',
    name: { CN: '判定界限', EN: 'Limits' },
    permission: 'Mgr.Flock',
    load: async () => (await import('./flock/resources/limit.ts')).flockLimit,
  },
  {
    code: 'flockscales',
    path: '/flock/scales',
    name: { CN: '评分标准', EN: 'Scales' },
    permission: 'Mgr.Flock',
    load: async () => (await import('./flock/resources/scales.ts')).flockScales,
  },
  {
    code: 'flockarticle',
    path: '/flock/article',
    name: { CN: '资料库文章', EN: 'Library articles' },
    permission: 'Mgr.Flock',
    load: async () => (await import('./flock/resources/article.ts')).flockArticle,
  },
  {
    code: 'appversion',
    path: '/version',
    name: { CN: '版本', EN: 'Versions' },
    permission: 'Mgr.Version',
    load: async () => (await import('./flock/resources/app-version.ts')).appVersion,
  },
  {
    code: 'region',
    path: '/regions',
    name: { CN: '区域', EN: 'Regions' },
    permission: 'Mgr.Region',
    load: async () => (await import('./platform/resources/region.ts')).region,
  },
  {
    code: 'sentcode',
    path: '/common/authcode',
    name: { CN: '公共代码', EN: 'Common codes' },
    permission: 'Mgr.Common',
    load: async () => (await import('./accounts/resources/sent-code.ts')).sentCode,
  },
  {
    code: 'dict',
    path: '/dict',
    name: { CN: '字典', EN: 'Dictionary' },
    permission: 'Mgr.Dict',
    load: async () => (await import('./platform/resources/dictionary-entry.ts')).dictionaryEntry,
  },
  {
    code: 'tenantuser',
    path: '/system/tenantuser',
    name: { CN: '系统用户', EN: 'System users' },
    permission: 'Mgr.TenantUser',
    load: async () => (await import('./tenants/resources/tenant-user.ts')).tenantUser,
  },
  {
    code: 'role',
    path: '/system/role',
    name: { CN: '角色', EN: 'Roles' },
    permission: 'Mgr.Role',
    load: async () => (await import('./tenants/resources/role.ts')).role,
  },
  {
    code: 'permission',
    path: '/system/permission',
    name: { CN: '权限', EN: 'Permissions' },
    permission: 'Mgr.Permission',
    load: async () => (await import('./tenants/resources/permission.ts')).permission,
  },
  {
    code: 'tenantperm',
    path: '/tenantperm',
    name: { CN: '租户权限', EN: 'Tenant permissions' },
    permission: 'Mgr.TenantPerm',
    load: async () => (await import('./tenants/resources/tenant-permission.ts')).tenantPermission,
  },
  {
    code: 'tenant',
    path: '/tenant',
    name: { CN: '租户', EN: 'Tenants' },
    permission: 'Mgr.Tenant',
    load: async () => (await import('./tenants/resources/tenant.ts')).tenant,
  },
  {
    code: 'retention',
    path: '/system/retention',
    name: { CN: '数据保存期限', EN: 'Retention' },
    permission: 'Mgr.PI',
    load: async () => (await import('./platform/resources/retention.ts')).retentionRule,
  },
];

/** The head of a noun; throws when there is none. */
export function headOf(code: string): ResourceHead {
  const found = resourceHeads.find((each) => each.code === code);
  if (!found) throw new Error(`no resource ${code}`);
  return found;
}

/** The resource of a type of content: one definition, whoever asks for it. */
function contents(type: () => Promise<ContentType>): () => Promise<Resource> {
  let found: Promise<Resource> | undefined;
  const load = async () => {
    const [{ resourceOf }, loaded] = await Promise.all([import('./contents/shared/resource-of.ts'), type()]);
    return resourceOf(loaded);
  };
  return () => {
    found ??= load();
    return found;
  };
}
