import { useEffect, useState } from 'react';

/** An address under which a page can show a blob, for as long as it is shown; undefined without one. */
export function useBlobUrl(blob: Blob | null | undefined): string | undefined {
  const [made, setMade] = useState<{ readonly of: Blob; readonly address: string }>();
  useEffect(() => {
    if (!blob) return setMade(undefined);
    const address = URL.createObjectURL(blob);
    setMade({ of: blob, address });
    return () => URL.revokeObjectURL(address);
  }, [blob]);
  // The address of the blob before is not one of this.
  return made?.of === blob ? made?.address : undefined;
}
