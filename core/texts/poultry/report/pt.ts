export { EN as pt } from './EN.ts';
