import type { PermissionCode } from '#core/permissions.ts';
import type { Text } from '#core/texts/text.ts';
import { flockMenus } from './flock/menus.ts';

export interface Menu {
  /** Route name, unique; the dashboard's is `Dashboard`. */
  readonly name: string;
  readonly title: Text;
  /** Path below /office; groups have none. */
  readonly path?: string;
  readonly icon?: string;
  /** Shown when any of these is held; without codes it always shows. */
  readonly codes?: readonly PermissionCode[];
  /** Path of a page beside it, for who may enter the menu above and not this page. */
  readonly elsewhere?: string;
  /** Shown unless this code is held. */
  readonly hiddenBy?: PermissionCode;
  readonly children?: readonly Menu[];
}

export interface MenuGroup {
  readonly title: Text | null;
  readonly menus: readonly Menu[];
}

/** The back office's menus in the order they are shown, with the rules of the specification's section 6. */
export const menuGroups: readonly MenuGroup[] = [
  {
    title: null,
    menus: [
      {
        name: 'Dashboard',
        title: { CN: '工作台', EN: 'Dashboard' },
        path: '/dashboard',
        icon: 'home',
        codes: ['Mgr.Dashboard'],
      },
    ],
  },
  {
    title: { CN: '业务办理', EN: 'Casework' },
    menus: [
      {
        name: 'Apply',
        title: { CN: '申报审核', EN: 'Review' },
        icon: 'audit',
        codes: ['Mgr.Apply', 'Mgr.ApplyPay'],
        children: [
          {
            name: 'ApplyTask',
            title: { CN: '审核任务', EN: 'Review tasks' },
            path: '/apply/task',
            codes: ['Mgr.Apply'],
          },
        ],
      },
      {
        name: 'Companys',
        title: { CN: '企业管理', EN: 'Companies' },
        path: '/companys',
        icon: 'bank',
        codes: ['Mgr.Company'],
      },
      {
        name: 'Supporters',
        title: { CN: '创新赋能者', EN: 'Supporters' },
        path: '/supporters',
        icon: 'team',
        codes: ['Mgr.Company'],
      },
      {
        name: 'Complaint',
        title: { CN: '投诉建议', EN: 'Complaints' },
        path: '/complaint',
        icon: 'message',
        codes: ['Mgr.Complaint'],
      },
    ],
  },
  {
    title: { CN: '内容与服务', EN: 'Content and services' },
    menus: [
      {
        name: 'Content',
        title: { CN: '内容发布', EN: 'Content' },
        icon: 'file',
        codes: ['Mgr.Content'],
        children: [
          {
            name: 'ContentHighlight',
            title: { CN: '新闻资讯', EN: 'News' },
            path: '/content/highlight',
            codes: ['Mgr.Content'],
          },
          {
            name: 'ContentNotify',
            title: { CN: '通知公告', EN: 'Notices' },
            path: '/content/notify',
            codes: ['Mgr.Content'],
          },
          {
            name: 'ContentPolity',
            title: { CN: '政策', EN: 'Policies' },
            path: '/content/polity',
            codes: ['Mgr.Content'],
          },
          {
            name: 'ContentPost',
            title: { CN: '紧缺岗位', EN: 'Scarce posts' },
            path: '/content/post',
            codes: ['Mgr.Content'],
          },
          {
            name: 'ContentServe',
            title: { CN: '人才服务', EN: 'Services' },
            path: '/content/serve',
            codes: ['Mgr.Content'],
          },
          {
            name: 'ContentHomepage',
            title: { CN: '专题页面', EN: 'Site pages' },
            path: '/content/homepage',
            codes: ['Mgr.Content'],
          },
          {
            name: 'ContentRequest',
            title: { CN: '一对一服务', EN: 'One-to-one requests' },
            path: '/content/request',
            codes: ['Mgr.Content'],
          },
          {
            name: 'ContentLink',
            title: { CN: '失效链接', EN: 'Broken links' },
            path: '/content/link',
            codes: ['Mgr.Content'],
          },
        ],
      },
      {
        name: 'Activity',
        title: { CN: '人才活动', EN: 'Activities' },
        icon: 'calendar',
        codes: ['Mgr.Activity', 'Mgr.Prebook'],
        children: [
          {
            name: 'ActivityList',
            title: { CN: '活动管理', EN: 'Activities' },
            path: '/activity',
            codes: ['Mgr.Activity'],
            elsewhere: '/activity/signup',
          },
          {
            name: 'ActivitySignup',
            title: { CN: '活动报名', EN: 'Sign-ups' },
            path: '/activity/signup',
            codes: ['Mgr.Activity', 'Mgr.Prebook'],
          },
          {
            name: 'ActivityPrebook',
            title: { CN: '预约', EN: 'Bookings' },
            path: '/activity/prebook',
            codes: ['Mgr.Prebook'],
          },
          {
            name: 'ActivityCheckIn',
            title: { CN: '现场签到', EN: 'Check-in' },
            path: '/activity/check-in',
            codes: ['Mgr.Activity.audit'],
          },
        ],
      },
      { name: 'Shop', title: { CN: '商户', EN: 'Shops' }, path: '/shop', icon: 'shop', codes: ['Mgr.Shop'] },
      {
        name: 'Customer',
        title: { CN: '会员', EN: 'Customers' },
        path: '/customer',
        icon: 'idcard',
        codes: ['Mgr.ShopMember'],
      },
      {
        name: 'Question',
        title: { CN: '题库', EN: 'Question bank' },
        icon: 'question',
        children: [
          { name: 'QuestionList', title: { CN: '题目', EN: 'Questions' }, path: '/question' },
          { name: 'QuestionAdd', title: { CN: '新增题目', EN: 'Add question' }, path: '/question/add' },
        ],
      },
      {
        name: 'Course',
        title: { CN: '课程', EN: 'Courses' },
        icon: 'read',
        children: [
          { name: 'CourseList', title: { CN: '课程列表', EN: 'Courses' }, path: '/course/list' },
          { name: 'CourseTeacher', title: { CN: '教师', EN: 'Teachers' }, path: '/course/teacher' },
        ],
      },
      {
        name: 'Learner',
        title: { CN: '学员', EN: 'Learners' },
        icon: 'team',
        children: [
          {
            name: 'QuestionQuiz',
            title: { CN: '题目提问', EN: 'Questions on exercises' },
            path: '/user/question-quiz',
          },
          { name: 'CourseQuiz', title: { CN: '课程提问', EN: 'Questions on courses' }, path: '/user/course-quiz' },
        ],
      },
      {
        name: 'Textbook',
        title: { CN: '教材', EN: 'Textbooks' },
        icon: 'book',
        children: [
          { name: 'TextbookList', title: { CN: '教材列表', EN: 'Textbooks' }, path: '/textbook/list' },
          { name: 'TextbookQuest', title: { CN: '问卷与练习', EN: 'Questionnaires' }, path: '/textbook/quest' },
          { name: 'TextbookQuant', title: { CN: '评分量表', EN: 'Scoring scales' }, path: '/textbook/quant' },
        ],
      },
      {
        name: 'Setting',
        title: { CN: '设置', EN: 'Settings' },
        icon: 'setting',
        children: [
          { name: 'SettingOrigin', title: { CN: '来源渠道', EN: 'Sources' }, path: '/setting/origin' },
          { name: 'SettingPaperrecord', title: { CN: '考试记录', EN: 'Exam records' }, path: '/setting/paperrecord' },
          { name: 'SettingPlace', title: { CN: '场地', EN: 'Places' }, path: '/setting/place' },
          { name: 'SettingPromote', title: { CN: '推广位', EN: 'Promotions' }, path: '/setting/promote' },
        ],
      },
      {
        name: 'Platform',
        title: { CN: '平台信息', EN: 'Platform information' },
        path: '/platform',
        icon: 'global',
        codes: ['Mgr.PI'],
        hiddenBy: 'Mgr.OrderPlatform',
      },
    ],
  },
  flockMenus,
  {
    title: { CN: '数据', EN: 'Data' },
    menus: [
      {
        name: 'DataCenter',
        title: { CN: '数据中心', EN: 'Data centre' },
        icon: 'chart',
        codes: ['Mgr.DataCenter'],
        children: [
          {
            name: 'DecisionCenter',
            title: { CN: '决策中心', EN: 'Decision centre' },
            path: '/data/decisioncenter',
            codes: ['Mgr.DataCenter'],
          },
          {
            name: 'ReportForm',
            title: { CN: '统计报表', EN: 'Reports' },
            path: '/data/reportform',
            codes: ['Mgr.DataCenter'],
          },
        ],
      },
      {
        name: 'Regions',
        title: { CN: '区域', EN: 'Regions' },
        path: '/regions',
        icon: 'environment',
        codes: ['Mgr.Region'],
      },
      {
        name: 'CommonAuthcode',
        title: { CN: '公共代码', EN: 'Common codes' },
        path: '/common/authcode',
        icon: 'number',
        codes: ['Mgr.Common'],
      },
      { name: 'Dict', title: { CN: '字典', EN: 'Dictionary' }, path: '/dict', icon: 'bars', codes: ['Mgr.Dict'] },
    ],
  },
  {
    title: { CN: '系统', EN: 'System' },
    menus: [
      { name: 'Version', title: { CN: '版本', EN: 'Versions' }, path: '/version', icon: 'tag', codes: ['Mgr.Version'] },
      {
        name: 'Tenant',
        title: { CN: '租户', EN: 'Tenants' },
        path: '/tenant',
        icon: 'apartment',
        codes: ['Mgr.Tenant'],
      },
      {
        name: 'TenantPerm',
        title: { CN: '租户权限', EN: 'Tenant permissions' },
        path: '/tenantperm',
        icon: 'safety',
        codes: ['Mgr.TenantPerm'],
      },
      {
        name: 'System',
        title: { CN: '用户与权限', EN: 'Users and rights' },
        icon: 'key',
        codes: ['Mgr.TenantUser', 'Mgr.Role', 'Mgr.Permission'],
        children: [
          {
            name: 'TenantUser',
            title: { CN: '系统用户', EN: 'System users' },
            path: '/system/tenantuser',
            codes: ['Mgr.TenantUser'],
          },
          { name: 'Role', title: { CN: '角色', EN: 'Roles' }, path: '/system/role', codes: ['Mgr.Role'] },
          {
            name: 'Permission',
            title: { CN: '权限', EN: 'Permissions' },
            path: '/system/permission',
            codes: ['Mgr.Permission'],
          },
        ],
      },
      {
        name: 'Retention',
        title: { CN: '数据保存期限', EN: 'Retention' },
        path: '/system/retention',
        icon: 'clock',
        codes: ['Mgr.PI'],
      },
      {
        name: 'Logs',
        title: { CN: '日志', EN: 'Logs' },
        icon: 'log',
        codes: ['Mgr.ApiLogPerm', 'Mgr.BusiLogPerm', 'Mgr.ApiLogMgrPerm', 'Mgr.ApiLogWebPerm'],
        children: [
          { name: 'ApiLog', title: { CN: '接口日志', EN: 'Call log' }, path: '/apilog', codes: ['Mgr.ApiLogPerm'] },
          {
            name: 'ApiLogMgr',
            title: { CN: '后台接口日志', EN: 'Office calls' },
            path: '/apilog/mgr',
            codes: ['Mgr.ApiLogMgrPerm'],
          },
          {
            name: 'ApiLogWeb',
            title: { CN: '门户接口日志', EN: 'Portal calls' },
            path: '/apilog/web',
            codes: ['Mgr.ApiLogWebPerm'],
          },
          {
            name: 'BusiLog',
            title: { CN: '业务日志', EN: 'Business log' },
            path: '/busilog',
            codes: ['Mgr.BusiLogPerm'],
          },
        ],
      },
      {
        name: 'Msg',
        title: { CN: '消息', EN: 'Messages' },
        icon: 'mail',
        codes: ['Mgr.Msg'],
        children: [
          { name: 'MsgTemplate', title: { CN: '消息模板', EN: 'Templates' }, path: '/msg', codes: ['Mgr.Msg'] },
          { name: 'MsgOutbox', title: { CN: '发件箱', EN: 'Outbox' }, path: '/msg/outbox', codes: ['Mgr.Msg'] },
        ],
      },
    ],
  },
];

/** Whether a menu shows for somebody who holds these codes. */
export function isMenuVisible(menu: Menu, permCodes: readonly string[]): boolean {
  if (menu.hiddenBy && permCodes.includes(menu.hiddenBy)) return false;
  if (!menu.codes) return true;
  return menu.codes.some((code) => permCodes.includes(code));
}

/** The menus somebody sees, groups and children without a visible entry left out. */
export function visibleMenus(permCodes: readonly string[], hasRoute: (path: string) => boolean): MenuGroup[] {
  const keep = (menu: Menu): Menu[] => {
    if (!isMenuVisible(menu, permCodes)) return [];
    if (!menu.children) return menu.path && hasRoute(menu.path) ? [menu] : [];
    const children = menu.children.flatMap(keep);
    return children.length > 0 ? [{ ...menu, children }] : [];
  };
  return menuGroups
    .map((group) => ({ ...group, menus: group.menus.flatMap(keep) }))
    .filter((group) => group.menus.length > 0);
}
