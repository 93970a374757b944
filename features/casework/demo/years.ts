import type { Values } from '#core/forms/values.ts';
import type { windows, yearDrafts } from '#features/casework/server/year-tables.ts';
import { formOfWindow, momentsOfDraft } from '#features/casework/server/years/year-form.ts';
import { asNextYear } from '#features/casework/shared/next-year.ts';
import type { Allotment, ItemQuota } from '#features/casework/shared/year-items.ts';
import { newId } from '#server/base/ids.ts';

type Window = typeof windows.$inferSelect;

const line = (item: string, quota: number | null, most: number | null): ItemQuota => ({ id: item, item, quota, most });

/** What the Phoenix Plan of the demo year grants: by item how many, and units of 10,000 yuan for each at most. */
export const phoenixAllotment: Allotment = {
  quotaAt: 'APPROVED',
  budget: 14_000,
  quotas: [
    line('FULL_TIME', 32, 120),
    line('SHORT_TERM', 20, 45),
    line('YOUTH', 20, 60),
    line('RETURNEE', 30, 30),
    line('ENTREPRENEUR', 8, 300),
    line('TEAM', 3, 500),
    line('INTRODUCTION', 30, 10),
    line('STATION', 12, 50),
    line('START_UP', 10, 100),
  ],
};

interface Editing {
  readonly by: string;
  readonly second: string;
  readonly now: Date;
}

/** Next years that are being prepared: one with a second person, one that they returned. */
export function yearDraftsAfter(
  published: readonly Window[],
  { by, second, now }: Editing,
): (typeof yearDrafts.$inferInsert)[] {
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  const draft = (
    programme: string,
    change: (values: Values) => Values,
    stands: Partial<typeof yearDrafts.$inferInsert>,
  ) => {
    const window = published.filter((each) => each.programme === programme).at(-1)!;
    const values = change(asNextYear(formOfWindow(window)));
    return {
      id: newId(),
      tenantId: window.tenantId,
      programme,
      year: window.year + 1,
      values,
      ...momentsOfDraft(values),
      changedBy: [by],
      sentBy: by,
      createdAt: ago(50),
      ...stands,
    };
  };
  return [
    draft('ppapply', widened, { state: 'REVIEW', sentAt: ago(3), updatedAt: ago(3), rev: 4 }),
    draft('housingSupportApply', hastened, {
      state: 'RETURNED',
      returnedBy: second,
      reason: '英文名称没有填，公示不能少于 5 个工作日。',
      sentAt: ago(26),
      updatedAt: ago(22),
      rev: 3,
    }),
  ];
}

/** More places for the young, a larger budget, and experts who have less time. */
function widened(values: Values): Values {
  const quotas = (values.quotas as readonly ItemQuota[]).map((row) =>
    row.item === 'YOUTH' ? { ...row, quota: 30 } : row.item === 'STATION' ? { ...row, quota: 16 } : row,
  );
  return {
    ...values,
    quotas,
    budget: 15_000,
    stepDays: [{ id: 'JOINT', state: 'JOINT', days: 12 }],
    noteCN: '明年起青年凤凰人才名额增加到 30 个，请提前准备代表性成果证明。',
    noteEN: 'From next year on there are 30 places for young talent. Prepare the proof of your results in good time.',
  };
}

/** A notice that is shorter than the measures allow, and a title that stands in Chinese alone. */
function hastened(values: Values): Values {
  return {
    ...values,
    titleCN: `${values.titleCN}（新办法）`,
    titleEN: '',
    stepDays: [{ id: 'PUBLICITY', state: 'PUBLICITY', days: 3 }],
  };
}
