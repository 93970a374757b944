import type { Text } from '#core/texts/text.ts';
import type { ApplicationRecord } from '#features/casework/server/applications/facts.ts';
import { definitionOf } from '#features/casework/server/applications/programmes.ts';
import { type FieldChange, logBusiness } from '#server/base/business-log/business-log.ts';
import type { ActorScope } from '#server/scope.ts';

/** A line about help with an application, under the account of whoever acts. */
export async function logHelp(
  scope: ActorScope,
  application: Pick<ApplicationRecord, 'id' | 'no' | 'programme'>,
  {
    action,
    text,
    changes,
  }: {
    action: 'help-grant' | 'help-redeem' | 'help-done' | 'help-end';
    text: Text;
    changes?: readonly FieldChange[];
  },
): Promise<void> {
  const { name, short } = definitionOf(application.programme);
  await logBusiness(scope, {
    module: 'APPLY',
    action,
    objectType: 'application',
    objectId: application.id,
    title: application.no ?? short.CN,
    text: { CN: `${text.CN}：${name.CN}`, EN: `${text.EN}: ${name.EN}` },
    ...(changes && { changes }),
  });
}
