export { MissingPage as Component } from './lost-page.tsx';
