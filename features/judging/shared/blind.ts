/** What a judge reads of an entry while names are hidden: nothing by which its people or company can be told. */
export const blindFields: Readonly<Record<string, readonly string[]>> = {
  project: ['projectName', 'track', 'trackItem', 'ownField', 'category', 'group', 'qualifications', 'summary'],
  company: [
    'registered',
    'registeredOn',
    'funding',
    'nextFinancing',
    'registeredCapital',
    'financing',
    'valuation',
    'employees',
    'patents',
    'tax',
    'income',
    'profit',
    'taxForecast',
    'incomeForecast',
    'profitForecast',
  ],
  applicant: ['education', 'degree', 'fieldOfStudy', 'returnee', 'patents', 'honours', 'workAbroad', 'introduction'],
  settle: ['business', 'registrationPlan', 'staff', 'timeline', 'revenue', 'taxes', 'needs'],
};

/** Stands for a name, as long whatever the name is: its length tells nothing. */
export const nameMask = '▇▇▇▇';

/** A text with every name in it masked; names shorter than two characters are left, as they would hide ordinary words. */
export function withoutNames(text: string, names: readonly string[]): string {
  return [...new Set(names.map((name) => name.trim()))]
    .filter((name) => [...name].length >= 2)
    .sort((a, b) => b.length - a.length)
    .reduce((kept, name) => kept.replaceAll(new RegExp(escaped(name), 'giu'), nameMask), text);
}

/** How a company is called beside its full name: without its legal form, and without the place before it. */
export function companyNames(name: string): string[] {
  const bare = name
    .replace(/(有限责任公司|股份有限公司|有限公司|集团|公司)$/u, '')
    .replace(/[,，]?\s*(co\.?|company|limited|ltd\.?|inc\.?|llc|gmbh|corp\.?)+\s*$/iu, '')
    .trim();
  const core = bare.replace(
    /(科技|技术|生物|医疗器械|医疗|智能装备|新材料|新能源|传感|微电子|数据|检测|种业|冷链)+$/u,
    '',
  );
  return [name, bare, ...(([...core].length >= 2 && [core]) || [])];
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
