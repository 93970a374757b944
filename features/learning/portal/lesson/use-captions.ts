import { useQuery } from '@tanstack/react-query';
import { type Caption, parseCaptions } from '#core/files/captions.ts';
import type { Locale } from '#core/texts/text.ts';
import { signedViewUrl } from '#web/kit/files/download.ts';
import type { Lesson } from './lesson.ts';

/** The captions of a lesson in the reader's language, in the other one where there are none; undefined until they are here. */
export function useCaptions({ captions }: Pick<Lesson, 'captions'>, locale: Locale): readonly Caption[] | undefined {
  const id = (locale === 'CN' ? captions.CN : captions.EN) ?? captions.CN ?? captions.EN;
  const { data } = useQuery({
    queryKey: ['captions', id],
    queryFn: async ({ signal }) => {
      const answer = await fetch(await signedViewUrl(id!), { signal, credentials: 'same-origin' });
      if (!answer.ok) throw new Error(`captions: ${answer.status}`);
      return parseCaptions(await answer.text());
    },
    enabled: id !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return id === null ? [] : data;
}
