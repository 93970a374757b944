import { textIn } from '#core/texts/text.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Tag, type TagTone } from '#web/kit/pieces/tag.tsx';
import { stateOfKey } from './programme.ts';

const tones = { todo: 'soon', open: 'soon', attention: 'warn', done: 'open', ended: 'bad' } as const satisfies Record<
  string,
  TagTone
>;

/** An application's state; its tone tells whose turn it is. */
export function StateTag({ state, more }: { state: string; more?: string | undefined }) {
  const locale = useSession((session) => session.locale);
  const { name, tone } = stateOfKey(state);
  return (
    <Tag tone={tones[tone]}>
      {textIn(name, locale)}
      {more && ` · ${more}`}
    </Tag>
  );
}
