import { dayInShanghai } from '#core/calendar/dates.ts';
import type { OutputOf } from '#core/contracts/contract.ts';
import type { KnownAnswers } from '#core/forms/known-answers.ts';
import type { Form } from '#core/forms/section.ts';
import type { Data } from '#core/forms/values.ts';
import { overlap, withReadyFiles } from '#features/casework/server/applications/known-answers.ts';
import { definitionOf } from '#features/casework/server/applications/programmes.ts';
import type { dataRecordAuthCall } from '#features/data-file/calls.ts';
import type { ActorScope } from '#server/scope.ts';
import { findConsent } from './consents.ts';
import { type DataRecord, filesWithin, recordsOf } from './records.ts';

/** What the caller's data file offers to a form, files linked; nothing without consent for its programme. */
export async function fileAnswers(scope: ActorScope, form: Form): Promise<KnownAnswers[]> {
  const code = 'code' in form && typeof form.code === 'string' ? form.code : '';
  if (!(await findConsent(scope, scope.actor.id, code))) return [];
  return await offered(scope, form);
}

/** Whether the file may be used in a programme, and how much of it its form asks for. NOT_FOUND for an unknown code. */
export async function readAuth(
  scope: ActorScope,
  { programme: code }: { programme: string },
): Promise<OutputOf<typeof dataRecordAuthCall>> {
  const consent = await findConsent(scope, scope.actor.id, definitionOf(code).code);
  const known = await offered(scope, definitionOf(code));
  const fields = new Map(
    known.flatMap(({ data }) =>
      Object.entries(data).flatMap(([section, values]) =>
        Object.entries(values).map(([field, value]): [string, unknown] => [`${section}.${field}`, value]),
      ),
    ),
  );
  return {
    programme: code,
    isAllowed: consent !== undefined,
    from: consent?.givenAt.toISOString() ?? null,
    until: consent?.until.toISOString() ?? null,
    items: fields.size,
    files: new Set([...fields.values()].flatMap((value) => filesWithin(value).map(({ id }) => id))).size,
  };
}

/** By application, what a form asks alike and what holds today. */
async function offered(scope: ActorScope, form: Form): Promise<KnownAnswers[]> {
  const records = await recordsOf(scope, scope.actor.id);
  const known: KnownAnswers[] = [];
  for (const parts of Map.groupBy(records, ({ applicationId }) => applicationId).values()) {
    const { programme, year } = parts[0]!;
    const valid: Data = Object.fromEntries(parts.map((part) => [part.section.key, validOf(scope, part)]));
    const data = await withReadyFiles(scope, form, overlap(programme, form, valid));
    const at = new Date(Math.max(...parts.flatMap(({ items }) => items.map(({ verifiedOn }) => verifiedOn.getTime()))));
    const name = { CN: `我的档案 · ${programme.short.CN} ${year}`, EN: `My data file · ${programme.short.EN} ${year}` };
    known.push({ source: 'file', name, at, data });
  }
  return known;
}

function validOf(scope: ActorScope, { values, items }: DataRecord) {
  const today = dayInShanghai(scope.now.getTime());
  const isValid = (key: string) =>
    items.some(({ field, expiresOn }) => field === key && (expiresOn === null || expiresOn >= today));
  return Object.fromEntries(Object.entries(values).filter(([key]) => isValid(key)));
}
