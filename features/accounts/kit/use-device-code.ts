import { useState } from 'react';
import { CallError } from '#web/kit/call/call-error.ts';

/** What a refusal said of the code that was sent for a device that is new. */
export interface DeviceQuestion {
  /** Where it was sent, in a sentence. */
  readonly msg: string;
  /** Empty when the code that was sent before still counts. */
  readonly prefix: string;
  readonly retryAfter: number;
}

/** The code for a device that is new, for which a sign-in form shows a field once the server asks. */
export function useDeviceCode() {
  const [question, setQuestion] = useState<DeviceQuestion>();
  return {
    question,
    /** What a form sends of it. */
    read: (data: FormData) => (question ? { deviceCode: String(data.get('deviceCode') ?? '').trim() } : {}),
    /** Takes a refusal that is no more than the question; nothing of the form is wrong then. */
    take(error: unknown): DeviceQuestion | undefined {
      if (!(error instanceof CallError) || error.key !== 'DEVICE_CODE_NEEDED') return undefined;
      const { prefix = '', retryAfter = 60 } = error.obj as Partial<DeviceQuestion>;
      const asked = { msg: error.fields[0]?.msg ?? error.msg, prefix, retryAfter };
      setQuestion(asked);
      return asked;
    },
  };
}
