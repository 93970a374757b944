import { queryClient } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';

interface FirstAnswer {
  readonly path: string;
  readonly input: object;
  readonly obj: unknown;
  readonly at: number;
}

/** Takes over the answers that came with the page, as if its calls had been made when it was written. */
export function takeFirstAnswers(): void {
  const text = document.getElementById('first-answers')?.textContent;
  if (!text) return;
  const { locale } = useSession.getState();
  // The browser may have kept the page longer than the server meant.
  for (const { path, input, obj, at } of JSON.parse(text) as FirstAnswer[])
    queryClient.setQueryData([path, input, locale], obj, { updatedAt: Math.min(at, Date.now()) });
}
