import { type PermissionCode, permissionCodes } from './permissions.ts';
import type { Text } from './texts/text.ts';

/** What rows a role reaches, widest first; ALL exists in the platform's own tenant only. */
export const dataScopes = ['ALL', 'TENANT', 'REGION', 'ASSIGNED'] as const;

export type DataScope = (typeof dataScopes)[number];

/** Whether `one` reaches no further than `other`. */
export function isWithinScope(one: DataScope, other: DataScope): boolean {
  return dataScopes.indexOf(one) >= dataScopes.indexOf(other);
}

interface BuiltInRole {
  readonly code: string;
  readonly name: Text;
  readonly dataScope: DataScope;
  readonly codes: readonly PermissionCode[];
  /** Only the platform's own tenant has it. */
  readonly platformOnly?: boolean;
}

/** Permission names and switches hold for every tenant, so only the platform changes them. */
const tenantCodes = permissionCodes.filter(
  (code) =>
    !code.startsWith('Mgr.Tenant.') &&
    code !== 'Mgr.Tenant' &&
    !code.startsWith('Mgr.TenantPerm') &&
    code !== 'Mgr.Permission.edit' &&
    code !== 'Mgr.OrderPlatform',
);

/** Roles every tenant has from the start; they cannot be deleted. A tenant administrator holds the whole allowance. */
export const builtInRoles: readonly BuiltInRole[] = [
  {
    code: 'platform-admin',
    name: { CN: '平台管理员', EN: 'Platform administrator' },
    dataScope: 'ALL',
    codes: permissionCodes.filter((code) => code !== 'Mgr.OrderPlatform'),
    platformOnly: true,
  },
  {
    code: 'tenant-admin',
    name: { CN: '租户管理员', EN: 'Tenant administrator' },
    dataScope: 'TENANT',
    codes: tenantCodes,
  },
  {
    code: 'reviewer',
    name: { CN: '审核专员', EN: 'Reviewer' },
    dataScope: 'TENANT',
    codes: [
      ...(['Mgr.Dashboard', 'Mgr.Apply', 'Mgr.Apply.audit', 'Mgr.Apply.assign', 'Mgr.Apply.export'] as const),
      ...(['Mgr.Apartment', 'Mgr.Apartment.edit', 'Mgr.Apartment.round', 'Mgr.Apartment.export'] as const),
      ...(['Mgr.Company', 'Mgr.Company.audit', 'Mgr.Company.edit', 'Mgr.Company.export'] as const),
      ...(['Mgr.Complaint', 'Mgr.Complaint.handle', 'Mgr.Complaint.export'] as const),
      // Whoever keeps the shops draws statements up; somebody else checks them, and finance pays.
      ...(['Mgr.Shop', 'Mgr.Shop.settle', 'Mgr.Shop.export'] as const),
      ...(['Mgr.Itec', 'Mgr.Itec.audit', 'Mgr.Itec.judge', 'Mgr.Itec.export', 'Mgr.ItecVisit'] as const),
    ],
  },
  {
    code: 'editor',
    name: { CN: '内容编辑', EN: 'Content editor' },
    dataScope: 'TENANT',
    codes: [
      'Mgr.Dashboard',
      'Mgr.Content',
      'Mgr.Content.edit',
      'Mgr.Content.answer',
      'Mgr.Content.export',
      'Mgr.Activity',
      'Mgr.Activity.edit',
      'Mgr.Activity.audit',
      'Mgr.Activity.export',
      'Mgr.PI',
    ],
  },
  {
    code: 'learning-manager',
    name: { CN: '学习管理员', EN: 'Learning manager' },
    dataScope: 'TENANT',
    codes: ['Mgr.Dashboard', 'Mgr.Learn', 'Mgr.Learn.edit', 'Mgr.Learn.audit', 'Mgr.Learn.import', 'Mgr.Learn.export'],
  },
  {
    code: 'shop-operator',
    name: { CN: '商户专员', EN: 'Shop operator' },
    dataScope: 'TENANT',
    codes: [
      'Mgr.Dashboard',
      'Mgr.Prebook',
      'Mgr.Prebook.edit',
      'Mgr.Prebook.audit',
      'Mgr.Prebook.export',
      'Mgr.Shop',
      'Mgr.Shop.edit',
      'Mgr.Shop.settle',
      'Mgr.Shop.export',
      'Mgr.ShopMember',
      'Mgr.ShopMember.issue',
      'Mgr.ShopMember.edit',
      'Mgr.ShopMember.cancel',
      'Mgr.ShopMember.import',
      'Mgr.ShopMember.export',
    ],
  },
  {
    code: 'judge',
    name: { CN: '评审专家', EN: 'Judge' },
    dataScope: 'ASSIGNED',
    codes: ['Mgr.Apply', 'Mgr.Apply.judge', 'Mgr.ItecJudge'],
  },
  {
    code: 'department',
    name: { CN: '联审部门', EN: 'Department in joint review' },
    dataScope: 'ASSIGNED',
    codes: ['Mgr.ApplyJoint'],
  },
  {
    code: 'finance',
    name: { CN: '财务人员', EN: 'Finance' },
    dataScope: 'TENANT',
    codes: [
      'Mgr.Dashboard',
      'Mgr.Apply',
      'Mgr.ApplyPay',
      'Mgr.ApplyPay.issue',
      'Mgr.ApplyPay.approve',
      'Mgr.ApplyPay.edit',
      'Mgr.ApplyPay.export',
      'Mgr.Itec',
      'Mgr.Itec.pay',
      'Mgr.Shop',
      'Mgr.Shop.pay',
      'Mgr.Shop.export',
    ],
  },
  {
    code: 'auditor',
    name: { CN: '审计人员', EN: 'Auditor' },
    dataScope: 'TENANT',
    codes: [
      'Mgr.Dashboard',
      'Mgr.Apply',
      'Mgr.BusiLogPerm',
      'Mgr.ApiLogPerm',
      'Mgr.ApiLogMgrPerm',
      'Mgr.ApiLogWebPerm',
    ],
  },
];

/** A set of codes as what it has beyond a shipped set, and without what of it. */
export interface CodeDifference {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** What tells a set of codes from the shipped one: kept, so that codes that are shipped later join it. */
export function differenceFrom(shipped: readonly string[], codes: readonly string[]) {
  return {
    added: codes.filter((code) => !shipped.includes(code)),
    removed: shipped.filter((code) => !codes.includes(code)),
  };
}

/** The set of codes that a difference makes of the shipped ones; codes that there are no more are left out. */
export function withDifference(shipped: readonly string[], { added, removed }: CodeDifference): string[] {
  return permissionCodes.filter((code) => added.includes(code) || (shipped.includes(code) && !removed.includes(code)));
}

/** The shipped codes of a built-in role; undefined for a role of the tenant's own. */
export function shippedCodes({ code, builtIn }: { readonly code: string; readonly builtIn: boolean }) {
  return builtIn ? builtInRoles.find((role) => role.code === code)?.codes : undefined;
}

/** The built-in roles of a tenant of a kind. */
export function rolesOf(kind: string): readonly BuiltInRole[] {
  return builtInRoles.filter(({ platformOnly }) => !platformOnly || kind === 'PLATFORM');
}

/** Codes shipped for tenants of a kind to hand out. */
export function startingCodes(kind: string): PermissionCode[] {
  if (kind === 'PLATFORM') return permissionCodes.filter((code) => code !== 'Mgr.OrderPlatform');
  if (kind === 'ORDER_PLATFORM') return [...tenantCodes, 'Mgr.OrderPlatform'];
  return tenantCodes;
}
