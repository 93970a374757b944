/** The app at /poultry is FlockScore, which is one room. */
export { loadFlock as loadPoultry } from './flock/poultry/start.ts';
