export { EN as vi } from './EN.ts';
