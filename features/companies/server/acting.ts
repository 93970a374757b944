import { companyNameIn } from '#core/texts/company-name.ts';
import type { ActorScope } from '#server/scope.ts';
import { nameOf, ownerOf } from './members/members.ts';
import { findLapsed, selectedMembership } from './own.ts';
import { standingOf } from './standing.ts';

/** The company the caller acts for, or did, and what is missing before they act for it in a programme. */
export interface Acting {
  readonly name: string;
  /** AUTHENTICATION of the company, the PROGRAMME, or TIME, since their authorisation has expired; null where nothing is. */
  readonly lacks: 'AUTHENTICATION' | 'PROGRAMME' | 'TIME' | null;
  /** Who can authorise them; null for a company without an owner, and for whom its members are none of their business. */
  readonly owner: string | null;
}

/** How the caller stands to a company in a programme, as `requireCompany` asks it; null for somebody without one. */
export async function readActing(scope: ActorScope, programme: string): Promise<Acting | null> {
  const found = await selectedMembership(scope);
  if (!found) {
    const lapsed = await findLapsed(scope);
    return lapsed ? { name: companyNameIn(lapsed, scope.locale), lacks: 'TIME', owner: null } : null;
  }
  const { company, role, programmes } = found;
  const isIts = role === 'OWNER' || programmes === null || programmes.includes(programme);
  const isAuthenticated = standingOf(company, scope.now) === 'PASSED';
  const lacks = !isAuthenticated ? 'AUTHENTICATION' : isIts ? null : 'PROGRAMME';
  const owner = lacks === 'PROGRAMME' ? await ownerOf(scope, company.id) : undefined;
  return { name: companyNameIn(company, scope.locale), lacks, owner: owner ? await nameOf(scope, owner) : null };
}
