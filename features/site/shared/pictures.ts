import { isFile } from '#core/forms/kinds/files.ts';
import type { Values } from '#core/forms/values.ts';

/** Ids of the public files that a banner shows, by language. */
export interface BannerPictures {
  readonly pc: { readonly CN: string; readonly EN: string };
  readonly phone: { readonly CN: string; readonly EN: string };
}

/** The pictures of a banner's form; all fall back to the Chinese one for computers, without which there are none. */
export function picturesOf(values: Values): BannerPictures | undefined {
  const picture = (key: string) => {
    const [file] = Array.isArray(values[key]) ? values[key] : [];
    return isFile(file) ? file.id : undefined;
  };
  const first = picture('pcCN');
  if (!first) return undefined;
  const phone = picture('phoneCN') ?? first;
  return {
    pc: { CN: first, EN: picture('pcEN') ?? first },
    phone: { CN: phone, EN: picture('phoneEN') ?? picture('pcEN') ?? phone },
  };
}
