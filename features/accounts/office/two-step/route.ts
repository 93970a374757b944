export { EnrolPage as Component } from './enrol-page.tsx';
