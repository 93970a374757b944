import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { validateSection } from '#core/forms/section.ts';
import { getProgramme } from '#features/casework/programmes/registry.ts';
import { windowClosed } from '#features/casework/server/applications/create-draft.ts';
import { getOwn } from '#features/casework/server/applications/find-own.ts';
import { programmeOf } from '#features/casework/server/applications/programmes.ts';
import { saveSection } from '#features/casework/server/applications/sections/save-section.ts';
import { dataOf, readSections } from '#features/casework/server/applications/sections/sections.ts';
import { refuseExcluded } from '#features/casework/server/applications/status/once-a-person.ts';
import { currentWindow, windowOfType, windowOfYear } from '#features/casework/server/applications/windows.ts';
import { requireCompany } from '#features/companies/server/own.ts';
import type { phoenixCreateCall, phoenixSaveCalls } from '#features/phoenix-plan/calls.ts';
import {
  begunWith,
  needsCompany,
  phoenixCode,
  type SaveStep,
  savedSections,
} from '#features/phoenix-plan/shared/steps.ts';
import { invalid } from '#server/base/drafts/problems.ts';
import { formContextAt } from '#server/base/form-context.ts';
import type { ActorScope } from '#server/scope.ts';

type SaveCall = (typeof phoenixSaveCalls)[string];

/**
 * Begins an application with its type and item. Throws what `createDraft` throws, what `requireCompany` throws for a type in
 * which a company stands in the middle, and AWARD_IN_EFFECT while what was granted before lasts.
 */
export async function createPhoenix(
  scope: ActorScope,
  { type, item, exception, recommender, reqId }: InputOf<typeof phoenixCreateCall>,
): Promise<OutputOf<typeof phoenixCreateCall>> {
  const company = needsCompany(type) ? await requireCompany(scope, phoenixCode) : undefined;
  const programme = getProgramme(phoenixCode);
  const { year } = await currentWindow(scope, programme);
  const window = windowOfType(await windowOfYear(scope, programme, year), type, scope.now);
  if (window.state !== 'open') throw windowClosed(window);
  await refuseExcluded(scope, programme, { data: begunWith(type, company?.code) });
  const choice = { type, item, exception: exception ? 'YES' : 'NO', ...(exception && { recommender }) };
  const { id } = await saveSection(scope, phoenixCode, {
    section: 'choice',
    baseRev: 0,
    patch: choice,
    clientTx: reqId,
  });
  return { id };
}

/** Saves one step and says what it still lacks, in the caller's language. */
export async function saveStep(
  scope: ActorScope,
  step: SaveStep,
  input: InputOf<SaveCall>,
): Promise<OutputOf<SaveCall>> {
  const key = savedSections[step];
  const saved = await saveSection(scope, phoenixCode, { ...input, section: key });
  const programme = await programmeOf(scope, await getOwn(scope, { id: saved.id, programme: phoenixCode }));
  const data = dataOf(await readSections(scope, programme, saved.id));
  const section = programme.sections.find((each) => each.key === key)!;
  const context = { ...formContextAt(scope.now), data };
  const problems = validateSection(section, data[key] ?? {}, context).map((problem) => ({
    ...problem,
    path: `${key}.${problem.path}`,
  }));
  return { ...saved, complete: problems.length === 0, errors: [...invalid(programme, problems, scope.locale).fields] };
}
