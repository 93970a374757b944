import { useCallback, useEffect, useRef, useState } from 'react';
import { signedViewUrl } from '#web/kit/files/download.ts';

/** After these many addresses in a row that did not lead to the file it is given up. */
const mostTries = 3;

/**
 * The address of a film, signed once: a new one would begin it anew. It is good for ten minutes, so that the player asks
 * for another when it cannot read on; `isBroken` when that does not help either.
 */
export function useAddress(rid: string | undefined) {
  const [found, setFound] = useState<{ readonly rid: string; readonly url: string }>();
  const [isBroken, setBroken] = useState(false);
  const tries = useRef(0);
  const renew = useCallback(() => {
    if (!rid) return;
    tries.current += 1;
    if (tries.current > mostTries) return setBroken(true);
    signedViewUrl(rid).then(
      (url) => setFound({ rid, url }),
      () => setBroken(true),
    );
  }, [rid]);
  useEffect(() => {
    tries.current = 0;
    setBroken(false);
    renew();
  }, [renew]);
  return {
    url: found && found.rid === rid ? found.url : undefined,
    isBroken,
    renew,
    /** It plays: the next failure is another one. */
    settle: useCallback(() => {
      tries.current = 0;
    }, []),
    retry: useCallback(() => {
      tries.current = 0;
      setBroken(false);
      renew();
    }, [renew]),
  };
}
