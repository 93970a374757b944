import type { Static } from 'typebox';
import type { SessionAnswer } from '#core/contracts/session.ts';

type Answer = Static<typeof SessionAnswer>;

/** The signed-in user as shown: permission codes are for menus only, an e-mail address or number as login name is masked. */
export type SessionUser = Pick<
  Answer,
  'userId' | 'loginName' | 'nickname' | 'tenantId' | 'tenantName' | 'tenants' | 'permCodes' | 'avatar' | 'tags'
> &
  // Not there for whoever signed in before it was told.
  Partial<Pick<Answer, 'mustEnrol'>>;

/** What a sign-in answers; token and secret never come here. */
export type SignedIn = SessionUser & Partial<Pick<Answer, 'locale' | 'otec' | 'isTag'>>;
