import { useEffect, useState } from 'react';

/** An address under which a page can show a blob, for as long as it is shown; undefined without one. */
export function useBlobUrl(blob: Blob | null | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!blob) return setAddress(undefined);
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return address;
}
