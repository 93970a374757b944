import type { CompaniesOfficeTexts } from './CN.ts';

export const EN: CompaniesOfficeTexts = {
  company: {
    papers: 'Papers',
    codeRight: 'The check digit of the credit code is right',
    codeWrong: 'The check digit of the credit code is wrong',
    regionRight: 'Register and address are in the same province',
    regionWrong: 'The register in the credit code and the address are in different provinces; please check',
    duplicates: '{count} more records with this name or code',
    noDuplicates: 'No other record with this name or code',
    before: 'before: {value}',
    members: 'Agents',
    OWNER: 'Owner',
    AGENT: 'Agent',
    SUCCESSOR: 'Agent, asked to become the owner',
    ASKED: 'asks to join',
    DECLINED: 'declined',
    ACTIVE: 'in office',
  },
};
