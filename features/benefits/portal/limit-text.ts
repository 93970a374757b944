import type { Words } from '#core/texts/words.ts';
import type { BenefitPeriod } from '#features/benefits/shared/shop.ts';
import type { BenefitTexts } from '#features/benefits/texts/CN.ts';

/** How often somebody may have a benefit: “每年 2 次”, “No limit”. */
export function limitText(t: Words<BenefitTexts>, { period, most }: { period: string; most: number | null }): string {
  return most === null ? t('limit.none') : t(`limit.${period as BenefitPeriod}`, { count: most });
}

/** How many are there for all holders: “今天还有 2 个名额”, “None left this month”; empty without a limit. */
export function stockText(
  t: Words<BenefitTexts>,
  { period, stockLeft }: { period: string; stockLeft: number | null },
): string {
  if (stockLeft === null) return '';
  return stockLeft === 0
    ? t(`stockOut.${period as BenefitPeriod}`)
    : t(`stockLeft.${period as BenefitPeriod}`, { count: stockLeft });
}
