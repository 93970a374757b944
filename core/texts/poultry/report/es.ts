export { EN as es } from './EN.ts';
