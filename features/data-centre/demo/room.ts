import { reportStore } from '#features/data-centre/server/report-store.ts';
import { runReport } from '#features/data-centre/server/run-report.ts';
import { reportForms } from '#features/data-centre/server/tables.ts';
import { eq } from '#server/database/sql.ts';
import { asOfficer } from '#server/demo/act.ts';
import type { DemoRoom, Happening, Stage } from '#server/demo/demo-room.ts';
import type { Values } from '#server/resources/store.ts';
import type { ActorScope } from '#server/scope.ts';

const tenant = 'yunting';

const usual: Values = {
  filters: [],
  weekday: '1',
  monthDay: '1',
  hour: '08:00',
  schedule: 'NONE',
  roles: [],
  mailTo: [],
};

/** Reports of the administrator: one sent monthly to several, one weekly, one still a draft. */
const reports: readonly { values: Values; mailTo: readonly string[]; ranBefore: readonly number[] }[] = [
  {
    values: {
      name: '各项目申报进度月报',
      dataset: 'applications',
      dimensions: ['programme', 'quarter'],
      measures: ['count'],
      period: 'LAST_12_MONTHS',
      chart: 'BAR',
      schedule: 'MONTHLY',
      hour: '08:00',
    },
    mailTo: ['admin', 'reviewer', 'editor'],
    ranBefore: [18, 2],
  },
  {
    values: {
      name: '投诉建议周报',
      dataset: 'complaints',
      dimensions: ['kind', 'state'],
      measures: ['count'],
      period: 'THIS_YEAR',
      chart: 'TABLE',
      schedule: 'WEEKLY',
      hour: '09:00',
    },
    mailTo: ['admin'],
    ranBefore: [6, 1],
  },
  {
    values: {
      name: '各商户权益核销',
      dataset: 'redemptions',
      dimensions: ['shop'],
      measures: ['count'],
      period: 'THIS_YEAR',
      chart: 'PIE',
      filters: [{ id: 'used', dimension: 'status', value: 'USED' }],
    },
    mailTo: [],
    ranBefore: [],
  },
];

/** Reports with a plan and runs of the past. */
export const dataCentreDemo: DemoRoom = {
  happenings: (stage) => reports.flatMap((report) => tell(stage, report)),

  // What fell due while the story was told has run in it.
  async afterwards(stage, at) {
    await asOfficer(stage, by(stage, at), async (scope) => {
      const planned = await scope.db.select().from(reportForms).where(eq(reportForms.status, 'ON'));
      for (const { id, updatedAt } of planned) {
        await reportStore.act(scope, { action: 'off', ids: [id], values: {} });
        await reportStore.act(scope, { action: 'on', ids: [id], values: {} });
        await scope.db.update(reportForms).set({ updatedAt }).where(eq(reportForms.id, id));
      }
    });
  },
};

const by = (stage: Stage, at: Date) => ({ player: stage.player('admin'), tenant, at });

function tell(stage: Stage, { values, mailTo, ranBefore }: (typeof reports)[number]): Happening[] {
  const made = stage.time.at(20, '09:40');
  let id = '';
  const make = () =>
    asOfficer(stage, by(stage, made), async (scope) => {
      const ids = mailTo.map((login) => stage.player(login).id);
      const saved = await reportStore.save(scope, { values: { ...usual, ...values, mailTo: ids } });
      if (ranBefore.length > 0) await reportStore.act(scope, { action: 'on', ids: [saved.id], values: {} });
      id = saved.id;
    });
  const runs = ranBefore.map((days) => {
    const at = stage.time.at(days, '08:00');
    const run = (scope: ActorScope) => runReport(scope, id, { isScheduled: true });
    return { at, act: async () => void (await asOfficer(stage, by(stage, at), run)) };
  });
  return [{ at: made, act: make }, ...runs];
}
