import type { OutputOf } from '#core/contracts/contract.ts';
import type { Data } from '#core/forms/values.ts';
import type { entryCheckCall } from '#features/competition/organiser-calls.ts';
import { certificatesOf } from '#features/competition/server/award-certificates.ts';
import { readCommitments } from '#features/competition/server/commitments.ts';
import { bookingOf, presentBooking, venueOf } from '#features/competition/server/counter/bookings.ts';
import { printCode } from '#features/competition/server/counter/print-sheet.ts';
import { getEdition } from '#features/competition/server/editions.ts';
import { type EntryRow, getEntry, lastSnapshots } from '#features/competition/server/entry-record.ts';
import { entryForms } from '#features/competition/server/forms.ts';
import { readChanges, readClaims, readTimeline } from '#features/competition/server/read.ts';
import type { Counter } from '#features/competition/shared/counter.ts';
import { entryForm } from '#features/competition/shared/form/entry-form.ts';
import { type EntryStep, entryMachine } from '#features/competition/shared/machine.ts';
import { paperPhaseOf } from '#features/competition/shared/papers.ts';
import { factsIn, filesOf } from '#server/base/own-forms/papers.ts';
import type { ActorScope } from '#server/scope.ts';

/** What an organiser reads of an entry: names, numbers and addresses stay masked as in lists. */
export async function checkEntry(scope: ActorScope, { id }: { id: string }): Promise<OutputOf<typeof entryCheckCall>> {
  const entry = await getEntry(scope, id);
  const edition = await getEdition(scope, entry.editionId);
  const snapshots = await lastSnapshots(scope, id);
  const forms = entryForms.flatMap((plain) => {
    const found = snapshots.find(({ form }) => form === plain.code);
    if (!found) return [];
    const form = plain === entryForms[0] ? entryForm(edition) : plain;
    const data = found.data as Data;
    const facts = factsIn(form, data)
      .map(({ key, label, value }) => ({ key, label, value }))
      .filter(({ value }) => value.CN !== '');
    return [{ form: form.code, name: form.name, at: found.at.toISOString(), facts, files: filesOf(form, data) }];
  });
  const timeline = await readTimeline(scope, id);
  return {
    certificates: certificatesOf(entry),
    forms,
    timeline: timeline.map(({ step, side, reason, at }) => ({
      step: entryMachine.steps[step as EntryStep]?.name ?? { CN: step, EN: step },
      side,
      reason,
      at,
    })),
    counter: await readBooked(scope, entry, edition.counter),
    claims: await readClaims(scope, entry, edition),
    commitments: await readCommitments(scope, id),
    changes: await readChanges(scope, id),
  };
}

async function readBooked(scope: ActorScope, entry: EntryRow, counter: Counter | null) {
  const phase = paperPhaseOf(entry.state);
  if (phase !== 'printing' && phase !== 'delivered') return null;
  const booking = await bookingOf(scope, entry.id);
  return {
    venue: venueOf(counter),
    code: await printCode(scope, entry),
    booking: booking ? presentBooking(booking, scope.now) : null,
  };
}
