/** Signing in without leaving the page, which any page of the portal may ask for. */
export { SignInDialog } from './accounts/portal/sign-in/sign-in-dialog.tsx';
