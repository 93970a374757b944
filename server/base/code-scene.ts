import type { PermissionCode } from '#core/permissions.ts';
import type { Option } from '#core/resources/resource.ts';
import type { Text } from '#core/texts/text.ts';
import type { ActorScope } from '#server/scope.ts';

/** How a code came to be. */
interface Issue {
  /** Account of whoever made the batch. */
  readonly issuedBy: string;
}

/** Something of a room that an access code opens to whoever types it. */
export interface CodeScene {
  /** Upper case, unique. */
  readonly code: string;
  /** Three letters that its codes begin with. */
  readonly prefix: string;
  readonly name: Text;
  /** What its holder is told once in: a sentence. */
  readonly welcome: Text;
  /** What issuing its codes needs beside the right to issue any: nobody gives by a code what they cannot give by hand. */
  readonly permission: PermissionCode;
  /** What a code can refer to today. */
  options(scope: ActorScope): Promise<readonly Option[]>;
  /**
   * Lets the caller in, in the transaction that counts the use; a refusal takes the use back. Throws ACCESS_CODE_NEEDLESS
   * for somebody who is in already, ACCESS_CODE_GONE for what is over. Answers where in the portal it is; null for the
   * back office.
   */
  open(scope: ActorScope, refId: string, by: Issue): Promise<{ readonly path: string | null }>;
}
