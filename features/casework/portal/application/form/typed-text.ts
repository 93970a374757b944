import type { Dictionaries } from '#core/dictionaries/option.ts';
import { displayField } from '#core/forms/kinds.ts';
import type { Form } from '#core/forms/section.ts';
import { type Locale, textIn } from '#core/texts/text.ts';
import type { DraftState } from '#web/kit/form/drafts/draft-state.ts';

/** Everything typed as plain text, to be kept elsewhere. */
export function typedText(
  { sections }: Form,
  state: DraftState,
  { locale, dictionaries }: { locale: Locale; dictionaries: Dictionaries },
): string {
  const parts = sections.flatMap((section) => {
    const typed = state.sections[section.key]?.typed;
    if (!typed) return [];
    const lines = section.fields.flatMap((field) => {
      const text = displayField(field, typed[field.key], locale, dictionaries);
      return text ? [`${textIn(field.label, locale)}: ${text}`] : [];
    });
    return lines.length > 0 ? [[`# ${textIn(section.title, locale)}`, ...lines].join('\n')] : [];
  });
  return parts.join('\n\n');
}
