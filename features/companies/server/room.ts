import { company } from '#features/companies/resources/company.ts';
import type { ServerRoom } from '#server/features.ts';
import { regionUse } from '#server/resources/region-use.ts';
import { actingFor } from './acting-for.ts';
import { companyStore } from './company-store.ts';
import { employers } from './employers.ts';
import { companyFiles } from './file-policy.ts';
import { companyFinder } from './find-companies.ts';
import { companyAnswers } from './known-answers.ts';
import { companyLogWords } from './log-words.ts';
import { companyScene } from './members/code-scene.ts';
import { forgetInvitations } from './members/forget-invitations.ts';
import { selectedOtec } from './own.ts';
import { companyPart } from './own-data.ts';
import { companiesRoutes } from './routes.ts';
import { companies as companyTable } from './tables.ts';

/** Companies and who acts for them. */
export const companies: ServerRoom = {
  handlers: companiesRoutes,
  stores: { company: companyStore },
  ownParts: [companyPart],
  fileReaders: [companyFiles],
  selectedOtec,
  employers,
  answers: companyAnswers,
  finders: [companyFinder],
  regionUses: [
    regionUse(company, {
      table: companyTable,
      title: companyTable.name,
      address: companyTable.address,
      people: { path: '/personal/auth', of: actingFor },
    }),
  ],
  schedules: [{ name: 'forget-company-invitations', cron: '41 4 * * *', run: forgetInvitations }],
  codeScenes: [companyScene],
  logWords: companyLogWords,
};
