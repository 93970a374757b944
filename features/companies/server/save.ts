import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { errorText, Refusal } from '#core/errors.ts';
import type { authimgCall, authSaveCall } from '#features/companies/calls.ts';
import { companyAuthForm } from '#features/companies/shared/company-auth.ts';
import { findReadyFiles } from '#server/base/files/attach.ts';
import { saveDraft } from '#server/base/own-forms/drafts.ts';
import type { ActorScope } from '#server/scope.ts';
import { authForms, hasWaiting } from './read.ts';

type Saved = OutputOf<typeof authSaveCall>;

/** Saves fields of an own form; that of a company that waits cannot be changed (NOT_ALLOWED). */
export async function saveForm(scope: ActorScope, { type, ...input }: InputOf<typeof authSaveCall>): Promise<Saved> {
  if (type === 'COMPANY' && (await hasWaiting(scope))) throw new Refusal('NOT_ALLOWED', { cause: 'it waits' });
  return saveDraft(scope, authForms[type], input);
}

/** Takes an uploaded picture as the licence, in place of the one before. Throws FILE_REFUSED, NOT_ALLOWED, CONFLICT. */
export async function takeLicence(
  scope: ActorScope,
  { file: id, ...rest }: InputOf<typeof authimgCall>,
): Promise<Saved> {
  const [file] = await findReadyFiles(scope, [id]);
  if (!file?.type.startsWith('image/')) {
    const path = 'company.licence';
    throw new Refusal('FILE_REFUSED', {
      reason: file ? 'type' : 'owner',
      fields: [{ path, key: 'FILE_REFUSED', msg: errorText('FILE_REFUSED', scope.locale) }],
    });
  }
  const { name, size, type } = file;
  const patch = { licence: [{ id, name, size, type }] };
  return saveForm(scope, { type: 'COMPANY', section: companyAuthForm.sections[0]!.key, patch, ...rest });
}
