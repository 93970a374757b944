import type { OutputOf } from '#core/contracts/contract.ts';
import type { keptDraftCall } from '#core/contracts/kept-drafts.ts';
import type { KeptForm } from '#core/kept-drafts/kept-form.ts';
import { presentSections } from '#server/base/drafts/kept-sections.ts';
import type { ActorScope } from '#server/scope.ts';
import { formAt, type KeptTarget } from './may-keep.ts';
import { findRow, type KeptRow, writeRow } from './rows.ts';
import { emptied } from './spend-kept.ts';

type Kept = OutputOf<typeof keptDraftCall>;

/** What the caller typed about a target and has not used. */
export async function readKept(scope: ActorScope, target: KeptTarget): Promise<Kept> {
  const form = await formAt(scope, target);
  return present(form, await findRow(scope, target));
}

/** Gives up everything that the caller typed about a target; other devices find that it has gone on. */
export async function discardKept(scope: ActorScope, target: KeptTarget): Promise<Kept> {
  const form = await formAt(scope, target);
  const row = await findRow(scope, target, { forUpdate: true });
  if (!row) return present(form, undefined);
  const sections = Object.fromEntries(
    Object.entries(row.sections).map(([key, section]) => [key, emptied(scope, section, {})]),
  );
  await writeRow(scope, row.id, { ground: null, sections });
  return present(form, { ...row, ground: null, sections });
}

function present(form: KeptForm, row: KeptRow | undefined): Kept {
  const { ground = null, sections = {} } = row ?? {};
  return {
    ground: ground && { rev: ground.rev, values: { ...ground.values } },
    sections: presentSections(form, sections),
  };
}
