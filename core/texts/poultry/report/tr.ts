export { EN as tr } from './EN.ts';
