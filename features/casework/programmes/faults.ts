import { dictionaries } from '#core/dictionaries/registry.ts';
import type { Condition } from '#core/forms/condition.ts';
import { subjectsOf } from '#core/forms/condition.ts';
import { warningRules } from '#core/forms/cross-rules.ts';
import type { Field } from '#core/forms/field.ts';
import type { TextField } from '#core/forms/kinds/text.ts';
import { kindOf } from '#core/forms/kinds.ts';
import { fieldAt } from '#core/forms/paths.ts';
import type { CrossRule } from '#core/forms/rules.ts';
import type { Section } from '#core/forms/section.ts';
import { namesIn } from '#core/texts/fill.ts';
import type { Text } from '#core/texts/text.ts';
import { actionKeys, actionOf } from '#core/workflow/actions.ts';
import { mainLine, nextOnLine } from '#core/workflow/flow.ts';
import type { StateKey } from '#core/workflow/states.ts';
import type { Programme } from './programme.ts';

/** Every fault of a programme's definition, in words; empty when it is sound. */
export function programmeFaults(programme: Programme): string[] {
  return [
    ...identityFaults(programme),
    ...textFaults(programme, programme.code || 'programme'),
    ...duplicates(programme.sections.map((section) => section.key)).map((key) => `duplicate section ${key}`),
    ...programme.sections.flatMap((section) => sectionFaults(section, programme.sections)),
    ...flowFaults(programme),
    ...stageFaults(programme),
    ...subjectFaults(programme),
    ...typeFaults(programme),
    ...regionFaults(programme),
    ...instalmentFaults(programme),
    ...employerFaults(programme),
    ...departmentFaults(programme),
    ...onceFaults(programme),
  ];
}

function identityFaults(programme: Programme): string[] {
  const faults: string[] = [];
  if (!/^[a-z]\w*$/i.test(programme.code)) faults.push(`bad code "${programme.code}"`);
  if (!/^[A-Z]{2}$/.test(programme.prefix)) faults.push(`bad prefix "${programme.prefix}"`);
  if (!programme.alwaysOpen && !programme.defaultWindow) faults.push('neither always open nor with a default window');
  if (programme.sections.length === 0) faults.push('no sections');
  return faults;
}

function subjectFaults({ subject, sections }: Programme): string[] {
  if (subject === undefined) return [];
  const isChoice = /^\w+\.\w+$/.test(subject) && fieldAt({ sections }, subject)?.kind === 'choice';
  return isChoice ? [] : [`the subject ${subject} is no choice`];
}

function typeFaults({ types }: Programme): string[] {
  const known = types?.options.map(({ value }) => value) ?? [];
  return (types?.asCompany ?? []).filter((type) => !known.includes(type)).map((type) => `unknown type ${type}`);
}

function regionFaults({ region, sections }: Programme): string[] {
  return [region ?? []].flat().flatMap((path) => {
    const kind = /^\w+\.\w+$/.test(path) ? fieldAt({ sections }, path)?.kind : undefined;
    return kind === 'region' || kind === 'credit-code' ? [] : [`the region ${path} is neither region nor credit code`];
  });
}

function departmentFaults({ departments = [], experts, path, sections }: Programme): string[] {
  return [
    ...(experts && experts.least < 3
      ? ['of fewer than three experts the highest and the lowest cannot be left out']
      : []),
    ...(departments.length > 0 && !path.includes('JOINT') ? ['departments are asked in joint review alone'] : []),
    ...duplicates(departments.map(({ key }) => key)).map((key) => `duplicate department ${key}`),
    ...departments.flatMap(({ key, sees }) =>
      sees.flatMap((each) =>
        /^\w+\.\w+$/.test(each) && fieldAt({ sections }, each) ? [] : [`unknown field ${each} for department ${key}`],
      ),
    ),
  ];
}

function onceFaults({ oncePer, sections }: Programme): string[] {
  if (!oncePer) return [];
  const isKnown = (path: string) =>
    path.includes('.') ? fieldAt({ sections }, path) !== undefined : sections.some(({ key }) => key === path);
  const isCertificate =
    isKnown(oncePer.certificate) && fieldAt({ sections }, oncePer.certificate)?.kind === 'certificate';
  return [
    ...(isCertificate ? [] : [`${oncePer.certificate} is no certificate`]),
    ...[oncePer.name, ...oncePer.own, ...oncePer.tells]
      .filter((path) => !isKnown(path))
      .map((path) => `unknown ${path} of whom it is for`),
  ];
}

function employerFaults({ employer, employerConfirms, path, sections, types }: Programme): string[] {
  if (employerConfirms !== (employer !== undefined)) return ['the head says otherwise whether an employer confirms it'];
  const personal = types?.options.filter(({ value }) => !types.asCompany?.includes(value)) ?? [];
  // A sheet about employees takes one type; which of several would have to be asked.
  if (employer && personal.length > 1) return ['of several types a person applies for, a sheet takes one'];
  if (path.includes('UNIT_REVIEW') !== (employer !== undefined))
    return ['the step of the employer and what it vouches for go together'];
  if (!employer) return [];
  const isCode = fieldAt({ sections }, employer.code)?.kind === 'credit-code';
  return [
    ...(isCode ? [] : [`the employer ${employer.code} is no credit code`]),
    ...employer.vouches.flatMap((each) =>
      /^\w+\.\w+$/.test(each) && fieldAt({ sections }, each) ? [] : [`unknown field ${each} for the employer`],
    ),
  ];
}

function instalmentFaults({ instalments = [], sections }: Programme): string[] {
  const repeated = duplicates(instalments.map(({ key }) => key)).map((key) => `duplicate instalment ${key}`);
  return [
    ...repeated,
    ...instalments.flatMap(({ key, when, amount, conditions }) => {
      const where = `instalments.${key}`;
      const by = typeof amount === 'number' ? undefined : findField(amount.by, [], sections);
      const sums = typeof amount === 'number' ? [amount] : Object.values(amount.of);
      return [
        ...(when ? conditionFaults(when, [], sections, where) : []),
        ...(typeof amount === 'number' || by?.kind === 'choice'
          ? []
          : [`the amount follows from no choice at ${where}`]),
        ...(sums.length > 0 && sums.every((sum) => sum > 0) ? [] : [`nothing is paid at ${where}`]),
        ...(conditions.length > 0 ? [] : [`no conditions at ${where}`]),
      ];
    }),
  ];
}

/** Walks the whole definition for wordings with an empty side. */
function textFaults(node: unknown, where: string): string[] {
  if (Array.isArray(node)) return node.flatMap((each, index) => textFaults(each, `${where}.${keyOf(each) ?? index}`));
  if (typeof node !== 'object' || node === null || node instanceof RegExp) return [];
  if ('CN' in node || 'EN' in node) {
    const { CN, EN } = node as Partial<Text>;
    return CN?.trim() && EN?.trim() ? [] : [`missing wording at ${where}`];
  }
  return Object.entries(node).flatMap(([key, value]) => textFaults(value, `${where}.${key}`));
}

function keyOf(node: unknown): string | undefined {
  return typeof node === 'object' && node !== null && 'key' in node ? String(node.key) : undefined;
}

function sectionFaults(section: Section, all: readonly Section[]): string[] {
  const where = section.key;
  return [
    ...(/^\w+$/.test(where) ? [] : [`bad section key "${where}"`]),
    ...(section.visible ? conditionFaults(section.visible, section.fields, all, where) : []),
    ...fieldsFaults(section.fields, all, where),
    ...(section.rules ?? []).flatMap((rule) => ruleFaults(rule, section.fields, all, where)),
  ];
}

function fieldsFaults(fields: readonly Field[], all: readonly Section[], where: string): string[] {
  const repeated = duplicates(fields.map((field) => field.key)).map((key) => `duplicate field ${where}.${key}`);
  return [...repeated, ...fields.flatMap((field) => fieldFaults(field, fields, all, `${where}.${field.key}`))];
}

function fieldFaults(field: Field, siblings: readonly Field[], all: readonly Section[], where: string): string[] {
  const faults: string[] = [];
  if (!/^\w+$/.test(field.key) || field.key === 'id') faults.push(`bad field key "${where}"`);
  if (!field.label?.CN?.trim() || !field.label?.EN?.trim()) faults.push(`missing label at ${where}`);
  for (const condition of [field.visible, field.required]) {
    if (typeof condition === 'object') faults.push(...conditionFaults(condition, siblings, all, where));
  }
  if (field.derive && !siblings.some((each) => each.key === field.derive?.from)) {
    faults.push(`unknown source ${field.derive.from} at ${where}`);
  }
  return [...faults, ...kindFaults(field, siblings, all, where)];
}

/** The code of a picked company needs a field that takes it. */
function codeFaults({ companyCode }: TextField, siblings: readonly Field[], where: string): string[] {
  const isThere = siblings.some((each) => each.key === companyCode && each.kind === 'credit-code');
  return companyCode && !isThere ? [`no credit code ${companyCode} beside ${where}`] : [];
}

function kindFaults(field: Field, siblings: readonly Field[], all: readonly Section[], where: string): string[] {
  switch (field.kind) {
    case 'choice':
    case 'multi-choice': {
      const parent = field.parent;
      if (parent && !siblings.some((each) => each.key === parent)) return [`unknown parent ${parent} at ${where}`];
      if (typeof field.options === 'string') return dictionaryFaults(field.options, where);
      return duplicates(field.options.map((option) => option.value)).map(
        (value) => `duplicate option ${value} at ${where}`,
      );
    }
    case 'text':
      return [...(field.suggest ? dictionaryFaults(field.suggest, where) : []), ...codeFaults(field, siblings, where)];
    case 'certificate': {
      const known = dictionaries.idType.map((option) => option.value);
      return field.types.filter((type) => !known.includes(type)).map((type) => `unknown document ${type} at ${where}`);
    }
    case 'rows': {
      const keys = [...field.summary.flatMap(namesIn), field.newestFirst ?? ''];
      const unknown = keys.filter((key) => key && !field.fields.some((each) => each.key === key));
      return [
        ...unknown.map((key) => `unknown row field ${key} at ${where}`),
        ...fieldsFaults(field.fields, all, where),
        ...(field.rules ?? []).flatMap((rule) => ruleFaults(rule, field.fields, all, where)),
        ...(field.rules ?? [])
          .filter((rule) => warningRules.includes(rule.rule))
          .map(() => `a row cannot warn at ${where}`),
      ];
    }
    case 'signature':
      return field.sameAs ? referenceFaults(field.sameAs, siblings, all, where) : [];
    default:
      return [];
  }
}

function dictionaryFaults(name: string, where: string): string[] {
  return Object.hasOwn(dictionaries, name) ? [] : [`unknown dictionary ${name} at ${where}`];
}

function conditionFaults(
  condition: Condition,
  local: readonly Field[],
  all: readonly Section[],
  where: string,
): string[] {
  return subjectsOf(condition).flatMap((subject) => {
    const field = findField(subject.field, local, all);
    if (!field) return [`unknown condition field ${subject.field} at ${where}`];
    const isPart = subject.part === undefined || (kindOf(field).parts ?? []).includes(subject.part);
    return isPart ? [] : [`unknown part ${subject.part} of ${subject.field} at ${where}`];
  });
}

function referenceFaults(reference: string, local: readonly Field[], all: readonly Section[], where: string): string[] {
  return findField(reference, local, all) ? [] : [`unknown field ${reference} at ${where}`];
}

function ruleFaults(rule: CrossRule, local: readonly Field[], all: readonly Section[], where: string): string[] {
  const faults = rule.when ? conditionFaults(rule.when, local, all, where) : [];
  if (rule.rule === 'forbid' && !rule.when) faults.push(`forbid without a condition at ${where}`);
  if ('field' in rule) faults.push(...referenceFaults(rule.field, local, [], where));
  if ('other' in rule) {
    faults.push(...referenceFaults(rule.other, local, all, where));
    if (rule.other.includes('.') && !('otherLabel' in rule && rule.otherLabel))
      faults.push(`rule on ${rule.other} needs a label at ${where}`);
  }
  if ('of' in rule) faults.push(...rule.of.flatMap((key) => referenceFaults(key, local, [], where)));
  if ('rows' in rule) {
    const rows = local.find((field) => field.key === rule.rows);
    const keys = rule.rule === 'unique' ? rule.by : rule.rule === 'at-most' ? [rule.column] : [rule.from, rule.to];
    if (rows?.kind !== 'rows') faults.push(`rule on unknown rows ${rule.rows} at ${where}`);
    else faults.push(...keys.flatMap((key) => referenceFaults(key, rows.fields, [], `${where}.${rule.rows}`)));
  }
  return faults;
}

function findField(reference: string, local: readonly Field[], all: readonly Section[]): Field | undefined {
  const [first, second] = reference.split('.');
  if (second === undefined) return local.find((field) => field.key === first);
  return all.find((section) => section.key === first)?.fields.find((field) => field.key === second);
}

function flowFaults(programme: Programme): string[] {
  const faults: string[] = [];
  const required: readonly StateKey[] = ['DRAFT', 'ACCEPTING', 'REVIEW', 'APPROVED', 'EFFECTIVE', 'REJECTED'];
  for (const key of required) if (!programme.path.includes(key)) faults.push(`path lacks state ${key}`);
  const reached = reachable(programme);
  for (const key of programme.path) if (!reached.has(key)) faults.push(`unreachable state ${key}`);
  for (const key of Object.keys(programme.deadlines)) {
    if (!programme.path.includes(key as StateKey)) faults.push(`deadline of foreign state ${key}`);
  }
  return faults;
}

/** States that can be entered from the draft by some action of the path. */
function reachable(programme: Programme): Set<StateKey> {
  const reached = new Set<StateKey>(['DRAFT']);
  const targets: Partial<Record<string, StateKey>> = {
    'unit-return': 'UNIT_RETURNED',
    ask: 'SUPPLEMENT',
    refuse: 'REJECTED',
    cancel: 'CLOSED',
    end: 'ENDED',
    revoke: 'REVOKED',
  };
  for (let size = 0; size !== reached.size; ) {
    size = reached.size;
    for (const from of [...reached]) {
      if (from === 'SUPPLEMENT') continue;
      // What has no place on the line is left by an action of its own, a refusal by an appeal.
      const isOnLine = from === 'DRAFT' || mainLine.includes(from);
      const next = from === 'REJECTED' ? 'REVIEW' : isOnLine ? nextOnLine(programme, from) : undefined;
      const exits = actionKeys
        .filter((action) => actionOf(action).from.includes(from))
        .map((action) => targets[action]);
      for (const key of [...exits, next]) {
        if (key !== undefined && programme.path.includes(key)) reached.add(key);
      }
    }
  }
  return reached;
}

function stageFaults(programme: Programme): string[] {
  const faults = duplicates(programme.stages.map((stage) => stage.key)).map((key) => `duplicate stage ${key}`);
  const foreign = programme.stages.flatMap((stage) => stage.states.filter((key) => !programme.path.includes(key)));
  return [...faults, ...foreign.map((key) => `stage shows foreign state ${key}`)];
}

function duplicates(keys: readonly string[]): string[] {
  return [...new Set(keys.filter((key, index) => keys.indexOf(key) !== index))];
}
