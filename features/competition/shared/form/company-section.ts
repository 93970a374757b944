import { figuresBlock } from '#core/forms/blocks.ts';
import type { Section } from '#core/forms/section.ts';
import { fundingStages } from '#features/competition/shared/edition.ts';
import type { FormTerms } from './entry-form.ts';
import { line, tenThousands, whole, yesNo } from './parts.ts';

const isRegistered = { field: 'registered', is: 'YES' } as const;
const least = -99_999_999;

/** The company and its figures; the years are those of the edition. */
export function companySection({ taxYear, forecastYear }: FormTerms): Section {
  const of = (CN: string, EN: string, year: number, isForecast = false) => ({
    CN: `${year} 年${isForecast ? '预计' : ''}${CN}`,
    EN: `${EN} ${year}${isForecast ? ' (forecast)' : ''}`,
  });
  return {
    key: 'company',
    title: { CN: '企业与经营', EN: 'Company and figures' },
    intro: {
      CN: '金额以万元计，保留两位小数；没有的填 0。',
      EN: 'Amounts are in ten thousand yuan with two decimals; where there is nothing, enter 0.',
    },
    fields: [
      yesNo('registered', { CN: '是否已注册企业', EN: 'Is the company registered?' }),
      {
        kind: 'date',
        key: 'registeredOn',
        label: { CN: '注册日期', EN: 'Registered on' },
        visible: isRegistered,
        max: 'today',
        required: true,
        width: 'half',
      },
      line('name', { CN: '企业名称', EN: 'Name of the company' }, 100, { visible: isRegistered, own: 'organization' }),
      line('registeredAddress', { CN: '注册地址', EN: 'Registered address' }, 200, { visible: isRegistered }),
      line('officeAddress', { CN: '实际办公地址', EN: 'Address of the office' }, 200, { width: 'full' }),
      {
        kind: 'choice',
        key: 'funding',
        label: { CN: '融资阶段', EN: 'Stage of finance' },
        options: fundingStages,
        required: true,
        width: 'half',
      },
      {
        kind: 'month',
        key: 'nextFinancing',
        label: { CN: '下一轮融资时间', EN: 'Next round of finance' },
        openEnded: { CN: '无计划', EN: 'None planned' },
        required: true,
        width: 'half',
      },
      tenThousands('registeredCapital', { CN: '注册资本', EN: 'Registered capital' }),
      tenThousands('financing', { CN: '累计融资额', EN: 'Finance so far' }),
      tenThousands('valuation', { CN: '企业估值', EN: 'Valuation' }),
      whole('employees', { CN: '正式员工人数', EN: 'Formal employees' }, 1_000_000),
      whole('patents', { CN: '已授权发明专利件数', EN: 'Invention patents granted' }, 50, {
        hint: { CN: '附件中的证书份数要与此一致', EN: 'Attach as many certificates as you declare here' },
      }),
      tenThousands('tax', of('纳税额', 'Tax paid', taxYear)),
      tenThousands('income', of('营业收入', 'Income', taxYear)),
      tenThousands('profit', of('净利润', 'Net profit', taxYear), { min: least }),
      tenThousands('taxForecast', of('纳税额', 'Tax', forecastYear, true)),
      tenThousands('incomeForecast', of('营业收入', 'Income', forecastYear, true)),
      tenThousands('profitForecast', of('净利润', 'Net profit', forecastYear, true), { min: least }),
    ],
    blocks: [
      {
        title: { CN: '企业', EN: 'The company' },
        fields: ['registered', 'registeredOn', 'name', 'registeredAddress', 'officeAddress', 'employees', 'patents'],
      },
      {
        title: { CN: '资本与融资', EN: 'Capital and finance' },
        note: { CN: '单位：万元', EN: 'in ten thousand yuan' },
        fields: ['registeredCapital', 'valuation', 'funding', 'financing', 'nextFinancing'],
      },
      figuresBlock(
        {
          title: { CN: '财务数据', EN: 'Figures' },
          note: {
            CN: '单位：万元，保留两位小数；可从表格整块粘贴',
            EN: 'in ten thousand yuan, two decimals; cells of a spreadsheet can be pasted at once',
          },
        },
        {
          columns: [
            { year: taxYear, note: { CN: '实际', EN: 'actual' } },
            { year: forecastYear, note: { CN: '预测', EN: 'forecast' }, isEstimate: true },
          ],
          rows: [
            { title: { CN: '营业收入', EN: 'Income' }, fields: ['income', 'incomeForecast'], told: 'growth' },
            {
              title: { CN: '净利润', EN: 'Net profit' },
              note: { CN: '亏损写负数', EN: 'A loss is negative' },
              fields: ['profit', 'profitForecast'],
              told: 'margin',
            },
            { title: { CN: '纳税额', EN: 'Tax' }, fields: ['tax', 'taxForecast'] },
          ],
          foot: {
            CN: `斜纹底是预测数，评委看到时同样标明。${taxYear} 年的数会与您上传的财务报表核对。`,
            EN: `Striped cells are forecasts, and are marked so for judges. Figures of ${taxYear} are checked against your financial reports.`,
          },
        },
      ),
    ],
    rules: [
      { rule: 'not-more', field: 'profit', other: 'income' },
      { rule: 'not-more', field: 'profitForecast', other: 'incomeForecast' },
      {
        rule: 'count',
        field: 'patents',
        other: 'attachments.patentCertificates',
        otherLabel: { CN: '发明专利证书', EN: 'Patent certificates' },
      },
    ],
  };
}
