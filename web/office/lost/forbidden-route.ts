export { ForbiddenPage as Component } from './lost-page.tsx';
