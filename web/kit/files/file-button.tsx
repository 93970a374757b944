import { type ReactNode, useState } from 'react';
import type { Contract, InputOf } from '#core/contracts/contract.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { Icon } from '#web/kit/marks/icon.tsx';
import { downloadFile } from './download.ts';

interface FileButtonProps<C extends Contract> {
  readonly contract: C;
  readonly input: InputOf<C>;
  readonly small?: boolean;
  readonly block?: boolean;
  readonly children: ReactNode;
}

/** Fetches a file by a call; it is busy meanwhile. */
export function FileButton<const C extends Contract>({ contract, input, small, block, children }: FileButtonProps<C>) {
  const [isBusy, setBusy] = useState(false);
  const fetchIt = () => {
    setBusy(true);
    // A refusal is shown by the common reactions.
    downloadFile(contract, input)
      .catch(() => undefined)
      .finally(() => setBusy(false));
  };
  return (
    <Button {...(small && { small })} {...(block && { block })} busy={isBusy} onClick={fetchIt}>
      <Icon name="download" size={16} />
      {children}
    </Button>
  );
}
