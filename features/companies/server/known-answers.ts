import type { KnownAnswers } from '#core/forms/known-answers.ts';
import type { Form, Section } from '#core/forms/section.ts';
import type { Values } from '#core/forms/values.ts';
import { companyName } from '#core/texts/company-name.ts';
import { unitSection } from '#features/casework/programmes/blocks/unit.ts';
import type { ActorScope } from '#server/scope.ts';
import { selectedCompany } from './own.ts';
import { type CompanyRow, standingOf } from './standing.ts';

/** The authenticated company the caller acts for: as employer, and as the unit that applies. */
export async function companyAnswers(scope: ActorScope, form: Form): Promise<KnownAnswers[]> {
  const company = await selectedCompany(scope);
  if (!company || standingOf(company, scope.now) !== 'PASSED') return [];
  const data = Object.fromEntries(
    form.sections.flatMap((section) => {
      const values = section.key === unitSection.key ? asUnit(section, company) : asEmployer(section, company);
      return Object.keys(values).length > 0 ? [[section.key, values]] : [];
    }),
  );
  const name = companyName(company);
  return [{ source: 'company', name, at: company.decidedAt, data }];
}

function asUnit({ fields }: Section, company: CompanyRow): Values {
  const { name, code, kind, industry, legalRep, region, address } = company;
  const known: Values = { name, code, kind, industry, legalRep, region, address };
  return Object.fromEntries(
    fields.flatMap(({ key }) =>
      unitSection.fields.some((each) => each.key === key) && known[key] ? [[key, known[key]]] : [],
    ),
  );
}

/** A section that asks for the employer asks for its code beside. */
function asEmployer({ fields }: Section, { name, code }: CompanyRow): Values {
  const employer = fields.find(({ own }) => own === 'organization');
  if (!employer) return {};
  const number = fields.find(({ kind }) => kind === 'credit-code');
  return { [employer.key]: name, ...(number && { [number.key]: code }) };
}
