import type { Field } from '#core/forms/field.ts';
import type { Values } from '#core/forms/values.ts';
import { defineResource } from '#core/resources/resource.ts';
import type { Problem } from '#core/texts/errors/problems.ts';
import type { Text } from '#core/texts/text.ts';
import { firstScaleSet, type ScaleSet } from '#features/flock/shared/scoring/scale-set.ts';

const footScores = [2, 3, 4];
const ammoniaLevels = [0, 1, 2, 3, 4, 5, 6, 7];

const footFields = footScores.map((score) =>
  figure(`foot${score}`, {
    label: { CN: `脚垫 ${score} 分起（%）`, EN: `Foot pad ${score} from (%)` },
    max: 100,
  }),
);
const ammoniaFields = ammoniaLevels.map((level) =>
  figure(`top${level}`, {
    label: { CN: `氨气等级 ${level} 上限（ppm）`, EN: `Ammonia level ${level} up to (ppm)` },
    max: 300,
  }),
);

/** What can be set of the scales. A version is never changed: reports keep the one they were scored with. */
export const flockScales = defineResource({
  code: 'flockscales',
  path: '/flock/scales',
  name: { CN: '评分标准', EN: 'Scales' },
  item: { CN: '标准版本', EN: 'version of the scales' },
  permission: 'Mgr.Flock',
  add: 'Mgr.Flock.edit',
  export: 'Mgr.Flock.export',
  objectType: 'flockscales',
  columns: [
    { key: 'name', title: { CN: '版本', EN: 'Version' }, kind: 'text', width: 140, fixed: 'left' },
    { key: 'status', title: { CN: '状态', EN: 'Status' }, kind: 'status', width: 120 },
    { key: 'cecTextureMax', title: { CN: '盲肠粪质地', EN: 'Cecal texture' }, kind: 'text', width: 150 },
    { key: 'footCuts', title: { CN: '脚垫分界（%）', EN: 'Foot pad cuts (%)' }, kind: 'text', width: 160 },
    { key: 'ammoniaTops', title: { CN: '氨气等级上限（ppm）', EN: 'Ammonia tops (ppm)' }, kind: 'text', width: 280 },
    { key: 'reports', title: { CN: '报告', EN: 'Reports' }, kind: 'number', sortable: true, width: 100 },
    { key: 'note', title: { CN: '说明', EN: 'Note' }, kind: 'text', width: 240, hidden: true },
    { key: 'savedBy', title: { CN: '制定人', EN: 'Made by' }, kind: 'text', width: 120 },
    {
      key: 'inForceFrom',
      title: { CN: '启用时间', EN: 'In force from' },
      kind: 'date-time',
      sortable: true,
      width: 150,
    },
    { key: 'version', title: { CN: '序号', EN: 'No.' }, kind: 'number', sortable: true, width: 80, hidden: true },
  ],
  filters: [],
  sort: { key: 'version', descending: true },
  statuses: {
    IN_FORCE: { label: { CN: '现行', EN: 'In force' }, tone: 'done' },
    FORMER: { label: { CN: '已被替代', EN: 'Replaced' }, tone: 'off' },
  },
  facts: ['status', 'cecTextureMax', 'footCuts', 'ammoniaTops', 'reports', 'inForceFrom'],
  form: [
    {
      key: 'cecTextureMax',
      kind: 'choice',
      label: { CN: '盲肠粪质地', EN: 'Cecal texture' },
      options: [
        { value: '2', label: { CN: '0–2（2：泡沫状或液状）', EN: '0–2 (2: foamy or liquid)' } },
        { value: '3', label: { CN: '0–3（2：泡沫状，3：液状）', EN: '0–3 (2: foamy, 3: liquid)' } },
      ],
      required: true,
    },
    ...footFields,
    ...ammoniaFields,
    {
      key: 'note',
      kind: 'text',
      label: { CN: '说明', EN: 'Note' },
      hint: {
        CN: '保存后立即对新报告生效，不能修改；趋势图在版本变化处断开',
        EN: 'In force for new reports as soon as it is saved, and unchangeable. Trends break where the version changes',
      },
      max: 200,
    },
  ],
  starts: scaleValues(firstScaleSet),
  check: scaleProblems,
  actions: [],
  empty: { CN: '还没有自定标准，使用出厂版本', EN: 'No versions of your own: the shipped one is in force' },
});

/** The settings of a form, without the version that it will get. */
export function scalesIn(values: Values): Omit<ScaleSet, 'version'> {
  const [two = 0, three = 0, four = 0] = footFields.map(({ key }) => Number(values[key]));
  return {
    cecTextureMax: values.cecTextureMax === '3' ? 3 : 2,
    footCuts: [two, three, four],
    ammoniaTops: ammoniaFields.map(({ key }) => Number(values[key])),
  };
}

/** The other way round: what the form shows of settings. */
export function scaleValues({ cecTextureMax, footCuts, ammoniaTops }: Omit<ScaleSet, 'version'>): Values {
  return {
    cecTextureMax: String(cecTextureMax),
    ...Object.fromEntries(footFields.map(({ key }, at) => [key, footCuts[at]])),
    ...Object.fromEntries(ammoniaFields.map(({ key }, at) => [key, ammoniaTops[at]])),
  };
}

/** Each figure has to lie above the one before it. */
function scaleProblems(values: Values): Problem[] {
  return [footFields, ammoniaFields].flatMap((fields) =>
    fields.slice(1).flatMap((field, at): Problem[] => {
      const before = fields[at]!;
      const [low, high] = [values[before.key], values[field.key]];
      if (typeof low !== 'number' || typeof high !== 'number' || low < high) return [];
      const params = {
        value: String(low),
        otherValue: String(high),
        otherCN: field.label.CN,
        otherEN: field.label.EN,
      };
      return [{ path: before.key, key: low === high ? 'SAME_AS' : 'MORE_THAN', params }];
    }),
  );
}

function figure(key: string, { label, max }: { label: Text; max: number }): Extract<Field, { kind: 'number' }> {
  return { key, kind: 'number', label, decimals: 1, min: 0.1, max, required: true, width: 'half' };
}
