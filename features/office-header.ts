/** What rooms draw in the office's header; it comes with the header, not with the sign-in page. */
export { MessageBell } from './accounts/office/header/message-bell.tsx';
export { TenantSelect, useTenantSwitch } from './accounts/office/header/tenant-select.tsx';
export { UserMenu } from './accounts/office/header/user-menu.tsx';
