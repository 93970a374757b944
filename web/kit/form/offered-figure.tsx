import { Button } from '#web/kit/controls/button.tsx';
import { useFormScope } from './form-scope.ts';
import { offeredFigure } from './offers.ts';
import { useFormWords } from './words.ts';

/** A button that puts in what was probably meant: `value`, or what the rules of the section tell. */
export function OfferedFigure({ path, value }: { path: string; value?: number }) {
  const t = useFormWords();
  const { section, data, dictionaries, today, canEdit, change, settle } = useFormScope();
  const context = { values: data[section.key] ?? {}, data, dictionaries, today };
  const offered = value ?? offeredFigure(section, path, context);
  if (offered === undefined || !canEdit(path)) return null;
  const take = () => {
    change(path, offered);
    settle(path);
  };
  return (
    <Button kind="text" small onClick={take}>
      {t('figures.offer', { value: offered.toLocaleString('en-US', { maximumFractionDigits: 2 }) })}
    </Button>
  );
}
