import { dictionaries } from '#core/dictionaries/registry.ts';
import { regionOfCreditCode } from '#core/forms/identifiers/credit-code.ts';
import { displayField } from '#core/forms/kinds.ts';
import { fieldAt, getPath } from '#core/forms/paths.ts';
import type { Data } from '#core/forms/values.ts';
import type { Text } from '#core/texts/text.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { onceOf } from '#features/casework/server/applications/family/once-per.ts';
import { certificateOf, personKey } from '#server/base/sensitive/person-key.ts';
import type { Scope } from '#server/scope.ts';

/** What lists and searches show of an application, as columns: it follows from the sections. */
export function headlineOf(scope: Scope, programme: Programme, data: Data) {
  const subject = subjectOf(programme, data);
  return {
    applicant: applicantOf(programme, data),
    subjectCN: subject.CN,
    subjectEN: subject.EN,
    region: regionOf(programme, data),
    personKey: personKey(scope, programme.sections, data),
    ...onceOf(scope, programme, data),
  };
}

/** The applicant's name: the first name field beside the certificate, or the company where nobody applies in person. */
export function applicantOf(programme: Programme, data: Data): string {
  const found = certificateOf(programme.sections);
  const section = programme.sections.find((each) => each.key === found?.section);
  const field = section?.fields.find((each) => each.kind === 'text' && each.pattern === 'person-name');
  const value = section && field ? data[section.key]?.[field.key] : undefined;
  const name = value || getPath(data, 'unit.name');
  return typeof name === 'string' ? name.slice(0, 100) : '';
}

/** What a certificate says of the applicant beside the name: how it is written in Latin script, and the employer. */
export function certifiedOf(programme: Programme, data: Data): Readonly<Record<string, string>> {
  const found = certificateOf(programme.sections);
  const section = programme.sections.find((each) => each.key === found?.section);
  const field = section?.fields.find((each) => each.kind === 'text' && each.pattern === 'latin-name');
  const latinName = section && field ? data[section.key]?.[field.key] : undefined;
  const employer = getPath(data, 'employment.company');
  return {
    ...(typeof latinName === 'string' && latinName && { latinName }),
    ...(typeof employer === 'string' && employer && { employer }),
  };
}

/** Programme and subject as one title, e.g. 人才认定 · D 类. */
export function titleOf(programme: Programme, subject: Text): Text {
  return {
    CN: subject.CN ? `${programme.name.CN} · ${subject.CN}` : programme.name.CN,
    EN: subject.EN ? `${programme.name.EN} · ${subject.EN}` : programme.name.EN,
  };
}

/** The region a case belongs to, by the first field that says so; null when all are empty or out of use. */
function regionOf({ region, sections }: Programme, data: Data): string | null {
  const path = [region ?? []].flat().find((each) => getPath(data, each));
  const value = path && getPath(data, path);
  if (!path || typeof value !== 'string') return null;
  const code = fieldAt({ sections }, path)?.kind === 'credit-code' ? regionOfCreditCode(value) : value;
  return /^\d{6}$/.test(code) ? code : null;
}

function subjectOf(programme: Programme, data: Data): Text {
  const field = programme.subject ? fieldAt(programme, programme.subject) : undefined;
  if (!field || !programme.subject) return { CN: '', EN: '' };
  const value = getPath(data, programme.subject);
  return {
    CN: displayField(field, value, 'CN', dictionaries),
    EN: displayField(field, value, 'EN', dictionaries),
  };
}
