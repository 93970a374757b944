import type { Text } from './texts/text.ts';

interface PermissionEntry {
  readonly name: Text;
  /** The menu code an action belongs to; menu codes have none. Holding the menu code alone means reading. */
  readonly parent?: string;
}

/** Every permission code of the back office: menu codes from the specification, actions below them. */
export const permissions = {
  'Mgr.Dashboard': { name: { CN: '工作台', EN: 'Dashboard' } },
  'Mgr.Apply': { name: { CN: '申报审核', EN: 'Review' } },
  'Mgr.Apply.audit': { parent: 'Mgr.Apply', name: { CN: '受理与审核', EN: 'Accept and review' } },
  'Mgr.Apply.assign': { parent: 'Mgr.Apply', name: { CN: '分派与接管', EN: 'Assign and take over' } },
  'Mgr.Apply.judge': { parent: 'Mgr.Apply', name: { CN: '专家意见', EN: 'Expert opinions' } },
  'Mgr.Apply.publish': { parent: 'Mgr.Apply', name: { CN: '公示与批准', EN: 'Public notice and approval' } },
  'Mgr.Apply.revoke': { parent: 'Mgr.Apply', name: { CN: '撤销', EN: 'Revoke' } },
  'Mgr.Apply.export': { parent: 'Mgr.Apply', name: { CN: '导出', EN: 'Export' } },
  'Mgr.ApplyJoint': { name: { CN: '部门核查', EN: 'Check for a department' } },
  'Mgr.ApplyProgram': { name: { CN: '申报年度', EN: 'Programme years' } },
  'Mgr.ApplyProgram.edit': { parent: 'Mgr.ApplyProgram', name: { CN: '开设与设置', EN: 'Open and set' } },
  'Mgr.ApplyProgram.publish': { parent: 'Mgr.ApplyProgram', name: { CN: '复核与发布', EN: 'Review and publish' } },
  'Mgr.ApplyProgram.export': { parent: 'Mgr.ApplyProgram', name: { CN: '导出', EN: 'Export' } },
  'Mgr.ApplyPay': { name: { CN: '资金拨付', EN: 'Payments' } },
  'Mgr.ApplyPay.issue': { parent: 'Mgr.ApplyPay', name: { CN: '发证与拨付', EN: 'Issue and pay' } },
  'Mgr.ApplyPay.approve': { parent: 'Mgr.ApplyPay', name: { CN: '批准拨付', EN: 'Approve payments' } },
  'Mgr.ApplyPay.edit': {
    parent: 'Mgr.ApplyPay',
    name: { CN: '预算、银行文件与结果', EN: 'Budgets, bank files, results' },
  },
  'Mgr.ApplyPay.export': { parent: 'Mgr.ApplyPay', name: { CN: '导出', EN: 'Export' } },
  'Mgr.Apartment': { name: { CN: '人才公寓', EN: 'Talent apartments' } },
  'Mgr.Apartment.edit': { parent: 'Mgr.Apartment', name: { CN: '房源与租约', EN: 'Apartments and leases' } },
  'Mgr.Apartment.round': { parent: 'Mgr.Apartment', name: { CN: '排序与选房', EN: 'Rank and open rounds' } },
  'Mgr.Apartment.import': { parent: 'Mgr.Apartment', name: { CN: '导入', EN: 'Import' } },
  'Mgr.Apartment.export': { parent: 'Mgr.Apartment', name: { CN: '导出', EN: 'Export' } },
  'Mgr.Itec': { name: { CN: '创新大赛', EN: 'Competition' } },
  'Mgr.Itec.audit': { parent: 'Mgr.Itec', name: { CN: '资格审查与材料审核', EN: 'Check entries and material' } },
  'Mgr.Itec.judge': { parent: 'Mgr.Itec', name: { CN: '晋级与评奖', EN: 'Take further and award' } },
  'Mgr.Itec.pay': { parent: 'Mgr.Itec', name: { CN: '奖励兑现审批', EN: 'Approve cash-out' } },
  'Mgr.Itec.edit': { parent: 'Mgr.Itec', name: { CN: '届次与赛程', EN: 'Editions and rounds' } },
  'Mgr.Itec.export': { parent: 'Mgr.Itec', name: { CN: '导出', EN: 'Export' } },
  'Mgr.ItecVisit': { name: { CN: '大赛实地考察', EN: 'Visit entries of the competition' } },
  'Mgr.ItecJudge': { name: { CN: '大赛评委', EN: 'Judge in the competition' } },
  'Mgr.Pii.view': { name: { CN: '查看完整个人信息', EN: 'See full personal data' } },
  'Mgr.View.share': { name: { CN: '共享列表视图', EN: 'Share views of lists' } },
  'Mgr.Tenant': { name: { CN: '租户', EN: 'Tenants' } },
  'Mgr.Tenant.add': { parent: 'Mgr.Tenant', name: { CN: '新增', EN: 'Add' } },
  'Mgr.Tenant.edit': { parent: 'Mgr.Tenant', name: { CN: '编辑', EN: 'Edit' } },
  'Mgr.Tenant.export': { parent: 'Mgr.Tenant', name: { CN: '导出', EN: 'Export' } },
  'Mgr.TenantPerm': { name: { CN: '租户权限', EN: 'Tenant permissions' } },
  'Mgr.TenantPerm.edit': { parent: 'Mgr.TenantPerm', name: { CN: '编辑', EN: 'Edit' } },
  'Mgr.TenantPerm.export': { parent: 'Mgr.TenantPerm', name: { CN: '导出', EN: 'Export' } },
  'Mgr.TenantUser': { name: { CN: '系统用户', EN: 'System users' } },
  'Mgr.TenantUser.add': { parent: 'Mgr.TenantUser', name: { CN: '新增', EN: 'Add' } },
  'Mgr.TenantUser.edit': { parent: 'Mgr.TenantUser', name: { CN: '编辑', EN: 'Edit' } },
  'Mgr.TenantUser.reset': { parent: 'Mgr.TenantUser', name: { CN: '重置密码', EN: 'Reset password' } },
  'Mgr.TenantUser.import': { parent: 'Mgr.TenantUser', name: { CN: '导入', EN: 'Import' } },
  'Mgr.TenantUser.export': { parent: 'Mgr.TenantUser', name: { CN: '导出', EN: 'Export' } },
  'Mgr.Role': { name: { CN: '角色', EN: 'Roles' } },
  'Mgr.Role.add': { parent: 'Mgr.Role', name: { CN: '新增', EN: 'Add' } },
  'Mgr.Role.edit': { parent: 'Mgr.Role', name: { CN: '编辑', EN: 'Edit' } },
  'Mgr.Role.del': { parent: 'Mgr.Role', name: { CN: '删除', EN: 'Delete' } },
  'Mgr.Role.export': { parent: 'Mgr.Role', name: { CN: '导出', EN: 'Export' } },
  'Mgr.Permission': { name: { CN: '权限', EN: 'Permissions' } },
  'Mgr.Permission.edit': { parent: 'Mgr.Permission', name: { CN: '编辑', EN: 'Edit' } },
  'Mgr.Permission.export': { parent: 'Mgr.Permission', name: { CN: '导出', EN: 'Export' } },
  'Mgr.Dict': { name: { CN: '字典', EN: 'Dictionary' } },
  'Mgr.ApiLogPerm': { name: { CN: '接口日志', EN: 'Call log' } },
  'Mgr.ApiLogPerm.export': { parent: 'Mgr.ApiLogPerm', name: { CN: '导出', EN: 'Export' } },
  'Mgr.BusiLogPerm': { name: { CN: '业务日志', EN: 'Business log' } },
  'Mgr.BusiLogPerm.export': { parent: 'Mgr.BusiLogPerm', name: { CN: '导出', EN: 'Export' } },
  'Mgr.ApiLogMgrPerm': { name: { CN: '后台接口日志', EN: 'Office call log' } },
  'Mgr.ApiLogWebPerm': { name: { CN: '门户接口日志', EN: 'Portal call log' } },
  'Mgr.Msg': { name: { CN: '消息', EN: 'Messages' } },
  'Mgr.Msg.edit': { parent: 'Mgr.Msg', name: { CN: '重发', EN: 'Send again' } },
  'Mgr.Activity': { name: { CN: '人才活动', EN: 'Activities' } },
  'Mgr.Activity.edit': { parent: 'Mgr.Activity', name: { CN: '编辑与送审', EN: 'Edit and submit' } },
  'Mgr.Activity.publish': { parent: 'Mgr.Activity', name: { CN: '发布与取消', EN: 'Publish and cancel' } },
  'Mgr.Activity.del': { parent: 'Mgr.Activity', name: { CN: '删除', EN: 'Delete' } },
  'Mgr.Activity.audit': {
    parent: 'Mgr.Activity',
    name: { CN: '审核报名与签到', EN: 'Decide on sign-ups and check in' },
  },
  'Mgr.Activity.export': { parent: 'Mgr.Activity', name: { CN: '导出', EN: 'Export' } },
  'Mgr.Prebook': { name: { CN: '预约', EN: 'Pre-booking' } },
  'Mgr.Prebook.edit': { parent: 'Mgr.Prebook', name: { CN: '登记与修改', EN: 'Note and change' } },
  'Mgr.Prebook.audit': { parent: 'Mgr.Prebook', name: { CN: '确认与核销', EN: 'Decide and verify' } },
  'Mgr.Prebook.export': { parent: 'Mgr.Prebook', name: { CN: '导出', EN: 'Export' } },
  'Mgr.Shop': { name: { CN: '商户', EN: 'Shops' } },
  'Mgr.Shop.edit': { parent: 'Mgr.Shop', name: { CN: '编辑、开放与撤销核销', EN: 'Edit, open and make void' } },
  'Mgr.Shop.settle': { parent: 'Mgr.Shop', name: { CN: '出账与核对月结单', EN: 'Draw up and check statements' } },
  'Mgr.Shop.pay': { parent: 'Mgr.Shop', name: { CN: '拨付月结单', EN: 'Pay statements' } },
  'Mgr.Shop.export': { parent: 'Mgr.Shop', name: { CN: '导出', EN: 'Export' } },
  'Mgr.ShopMember': { name: { CN: '人才卡会员', EN: 'Card holders' } },
  'Mgr.ShopMember.issue': { parent: 'Mgr.ShopMember', name: { CN: '发卡与续期', EN: 'Issue and renew' } },
  'Mgr.ShopMember.edit': { parent: 'Mgr.ShopMember', name: { CN: '冻结与调整', EN: 'Freeze and change' } },
  'Mgr.ShopMember.cancel': { parent: 'Mgr.ShopMember', name: { CN: '注销', EN: 'Cancel cards' } },
  'Mgr.ShopMember.import': { parent: 'Mgr.ShopMember', name: { CN: '导入', EN: 'Import' } },
  'Mgr.ShopMember.export': { parent: 'Mgr.ShopMember', name: { CN: '导出', EN: 'Export' } },
  'Mgr.Complaint': { name: { CN: '投诉建议', EN: 'Complaints' } },
  'Mgr.Complaint.handle': { parent: 'Mgr.Complaint', name: { CN: '受理与答复', EN: 'Take up and answer' } },
  'Mgr.Complaint.assign': { parent: 'Mgr.Complaint', name: { CN: '分派与延期', EN: 'Assign and give more time' } },
  'Mgr.Complaint.export': { parent: 'Mgr.Complaint', name: { CN: '导出', EN: 'Export' } },
  'Mgr.Company': { name: { CN: '企业管理', EN: 'Companies' } },
  'Mgr.Company.audit': { parent: 'Mgr.Company', name: { CN: '认证审核', EN: 'Authenticate' } },
  'Mgr.Company.edit': { parent: 'Mgr.Company', name: { CN: '编辑与停用', EN: 'Edit and block' } },
  'Mgr.Company.export': { parent: 'Mgr.Company', name: { CN: '导出', EN: 'Export' } },
  'Mgr.Region': { name: { CN: '区域', EN: 'Regions' } },
  'Mgr.Region.edit': { parent: 'Mgr.Region', name: { CN: '编辑', EN: 'Edit' } },
  'Mgr.DataCenter': { name: { CN: '数据中心', EN: 'Data centre' } },
  'Mgr.DataCenter.edit': { parent: 'Mgr.DataCenter', name: { CN: '制作报表', EN: 'Make reports' } },
  'Mgr.DataCenter.export': { parent: 'Mgr.DataCenter', name: { CN: '导出', EN: 'Export' } },
  'Mgr.Content': { name: { CN: '内容发布', EN: 'Content' } },
  'Mgr.Content.edit': { parent: 'Mgr.Content', name: { CN: '编辑与送审', EN: 'Edit and submit' } },
  'Mgr.Content.publish': { parent: 'Mgr.Content', name: { CN: '审核与发布', EN: 'Approve and publish' } },
  'Mgr.Content.answer': { parent: 'Mgr.Content', name: { CN: '办理服务申请', EN: 'Handle service requests' } },
  'Mgr.Content.del': { parent: 'Mgr.Content', name: { CN: '删除', EN: 'Delete' } },
  'Mgr.Content.export': { parent: 'Mgr.Content', name: { CN: '导出', EN: 'Export' } },
  'Mgr.Learn': { name: { CN: '学习中心', EN: 'Learning centre' } },
  'Mgr.Learn.edit': { parent: 'Mgr.Learn', name: { CN: '编辑与发布', EN: 'Edit and publish' } },
  'Mgr.Learn.audit': { parent: 'Mgr.Learn', name: { CN: '评分与作废', EN: 'Mark and declare void' } },
  'Mgr.Learn.import': { parent: 'Mgr.Learn', name: { CN: '导入题目', EN: 'Import questions' } },
  'Mgr.Learn.export': { parent: 'Mgr.Learn', name: { CN: '导出', EN: 'Export' } },
  'Mgr.Setting': { name: { CN: '设置', EN: 'Settings' } },
  'Mgr.Setting.edit': { parent: 'Mgr.Setting', name: { CN: '编辑', EN: 'Edit' } },
  'Mgr.Common': { name: { CN: '公共代码', EN: 'Common codes' } },
  'Mgr.Common.edit': { parent: 'Mgr.Common', name: { CN: '生成与停用凭码', EN: 'Issue and stop access codes' } },
  'Mgr.Version': { name: { CN: '版本', EN: 'Versions' } },
  'Mgr.Version.edit': { parent: 'Mgr.Version', name: { CN: '编辑与发布', EN: 'Edit and release' } },
  'Mgr.Flock': { name: { CN: '禽评', EN: 'FlockScore' } },
  'Mgr.Flock.answer': { parent: 'Mgr.Flock', name: { CN: '答复提问', EN: 'Answer questions' } },
  'Mgr.Flock.edit': {
    parent: 'Mgr.Flock',
    name: { CN: '停用农场、修改标准与文章', EN: 'Block farms, change scales and articles' },
  },
  'Mgr.Flock.export': { parent: 'Mgr.Flock', name: { CN: '导出', EN: 'Export' } },
  'Mgr.PI': { name: { CN: '平台信息', EN: 'Platform information' } },
  'Mgr.PI.edit': { parent: 'Mgr.PI', name: { CN: '编辑', EN: 'Edit' } },
  'Mgr.OrderPlatform': { name: { CN: '仅预约平台', EN: 'Booking platform only' } },
} as const satisfies Record<string, PermissionEntry>;

export type PermissionCode = keyof typeof permissions;

export const permissionCodes = Object.keys(permissions) as PermissionCode[];

/** The menu code a code hangs under, or the code itself when it is a menu code. */
export function menuCodeOf(code: PermissionCode): PermissionCode {
  const entry: PermissionEntry = permissions[code];
  return (entry.parent ?? code) as PermissionCode;
}

/** Ticking an action ticks its menu: the smallest complete set that holds the given codes. */
export function withMenuCodes(codes: readonly PermissionCode[]): PermissionCode[] {
  return permissionCodes.filter((code) => codes.includes(code) || codes.some((held) => menuCodeOf(held) === code));
}

export function isPermissionCode(code: string): code is PermissionCode {
  return Object.hasOwn(permissions, code);
}
