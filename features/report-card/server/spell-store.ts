import { findState } from '#core/workflow/states.ts';
import { findHead } from '#features/casework/programmes/heads.ts';
import { isCase } from '#features/casework/server/review/case-policy.ts';
import { spell as resource } from '#features/report-card/resources/spell.ts';
import { sql } from '#server/database/sql.ts';
import { readings } from '#server/resources/readings.ts';
import type { Row, Store } from '#server/resources/store.ts';
import type { ActorScope } from '#server/scope.ts';
import { spellsOf } from './spells.ts';

/** The stays that the figures of the report card count, of cases within the reader's reach. */
export const spellStore: Store = readings({
  resource,
  select: selectOf,
  keyword: ['no'],
  present: (row: Row): Row => ({
    ...row,
    programmeName: findHead(String(row.programme))?.short ?? row.programme,
    step: findState(String(row.state))?.name ?? row.state,
  }),
});

function selectOf(scope: ActorScope) {
  return sql`
    select s.id, 0 as rev, applications.no, applications.programme, applications.year, s.state, s.days,
           s.entered as "enteredAt", s.left_at as "leftAt"
      from (${spellsOf(scope.tenantId)}) s join applications on applications.id = s.application_id
     where ${isCase(scope)}`;
}
