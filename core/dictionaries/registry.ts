import { awardKind, awardLevel, degree, educationLevel, honour, studyMode, titleLevel } from './attainments.ts';
import { countries } from './countries.ts';
import { estate, localHome, rentKind, roomType } from './housing.ts';
import type { Option } from './option.ts';
import { ethnicity, gender, idType, marital, phoneArea, politics, relation, yesNo } from './person.ts';
import {
  expertise,
  industrialDomain,
  phoenixItem,
  phoenixType,
  talentClass,
  talentClause,
  talentRoute,
} from './talent.ts';
import { industry, jobKind, unitKind } from './work.ts';

/** The dictionaries shipped with the product, by name. Regions are in `regions.ts`, to be loaded only where needed. */
export const dictionaries = {
  awardKind,
  awardLevel,
  country: countries,
  degree,
  educationLevel,
  estate,
  ethnicity,
  expertise,
  gender,
  honour,
  idType,
  industrialDomain,
  industry,
  jobKind,
  localHome,
  marital,
  phoenixItem,
  phoenixType,
  phoneArea,
  politics,
  relation,
  rentKind,
  roomType,
  studyMode,
  talentClass,
  talentClause,
  talentRoute,
  titleLevel,
  unitKind,
  yesNo,
} as const satisfies Record<string, readonly Option[]>;

export type DictionaryName = keyof typeof dictionaries;
