import {
  authAuthoriseCall,
  authCheckCall,
  authChooseCall,
  authFormCall,
  authInvitationCall,
  authInviteCall,
  authimgCall,
  authJoinCall,
  authListCall,
  authMemberCall,
  authMembersCall,
  authOneCall,
  authSaveCall,
  authSearchCall,
  authSubmitCall,
  authWithdrawCall,
  companyCheckCall,
  companySearchCall,
} from '#features/companies/calls.ts';
import { type Handler, handle } from '#server/handle.ts';
import { checkCompany } from './check.ts';
import { changeInvitation } from './members/answer-invitation.ts';
import { authorise } from './members/authorise.ts';
import { inviteMember } from './members/invite.ts';
import { askToJoin, changeMember } from './members/members.ts';
import { checkCode, chooseCompany, listCompanies, readAuth, readForm, readSelected, searchCompanies } from './read.ts';
import { saveForm, takeLicence } from './save.ts';
import { submitCompany, withdrawCompany } from './submit.ts';

/** Company authentication, who acts for a company, and one's own talent certificates. */
export const companiesRoutes: readonly Handler[] = [
  handle(authOneCall, readAuth),
  handle(authListCall, listCompanies),
  handle(authMembersCall, readSelected),
  handle(authFormCall, readForm),
  handle(authSaveCall, saveForm),
  handle(authimgCall, takeLicence),
  handle(authSubmitCall, submitCompany),
  handle(authWithdrawCall, async (scope, input) => {
    await withdrawCompany(scope, input);
    return {};
  }),
  handle(authCheckCall, checkCode),
  handle(authJoinCall, askToJoin),
  handle(authMemberCall, async (scope, input) => {
    await changeMember(scope, input);
    return {};
  }),
  handle(authAuthoriseCall, async (scope, input) => {
    await authorise(scope, input);
    return {};
  }),
  handle(authInviteCall, inviteMember),
  handle(authInvitationCall, async (scope, input) => {
    await changeInvitation(scope, input);
    return {};
  }),
  handle(authChooseCall, chooseCompany),
  handle(authSearchCall, searchCompanies),
  handle(companySearchCall, searchCompanies),
  handle(companyCheckCall, checkCompany),
];
