import { outboxStates } from '#features/platform/calls/logs.ts';
import { useTexts } from '#features/platform/office/words.ts';
import { StatusTag, type Tone } from '#web/office/pieces/status-tag.tsx';

/** How a delivery state looks. */
const tones: Readonly<Record<(typeof outboxStates)[number], Tone>> = {
  queued: 'working',
  sent: 'done',
  kept: 'off',
  failed: 'problem',
};

/** The delivery state of a message in words. */
export function MessageState({ state }: { state: string }) {
  const t = useTexts();
  const known = outboxStates.find((each) => each === state);
  return known ? <StatusTag tone={tones[known]}>{t(`outbox.${known}`)}</StatusTag> : null;
}
