import type { TenantsOfficeTexts } from '#features/tenants/texts/office/CN.ts';
import { textsOf } from '#web/office/texts.ts';

/** The words of the back office and of this room. */
export const useTexts = textsOf<TenantsOfficeTexts>();

export const words = {
  CN: () => import('#features/tenants/texts/office/CN.ts'),
  EN: () => import('#features/tenants/texts/office/EN.ts'),
};
