import { pathsOf } from '#features/casework/portal/application/programme.ts';
import type { PhoenixRecord } from './record-card.tsx';

/** Where one application is read whole. */
export function recordPath(id: string): string {
  return `/phoenixplan/apply/dtl/${id}`;
}

/** Where somebody does what an application waits for. */
export function actPath({
  id,
  state,
  actions,
  programme,
}: Pick<PhoenixRecord, 'id' | 'state' | 'actions' | 'programme'>): string {
  const isForm = state !== 'SUPPLEMENT' && actions.includes('edit');
  return isForm ? pathsOf(programme).edit(id) : recordPath(id);
}
