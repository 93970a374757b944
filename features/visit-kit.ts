/** The page at /office/visit/ is the kit of those who visit entries, which is one room's. */
export { startVisitKit } from './visits/office/kit/start.tsx';
