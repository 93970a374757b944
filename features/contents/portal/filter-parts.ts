interface Choice {
  readonly value: string;
  readonly label: string;
}

/** One filter of a panel, under the name it has in the address. */
export type PanelPart = { readonly name: string; readonly label: string } & (
  | { readonly kind: 'text'; readonly hint?: string; readonly example?: string }
  | { readonly kind: 'dates' }
  | { readonly kind: 'select'; readonly all: string; readonly choices: readonly Choice[] }
  | { readonly kind: 'chips' | 'radios'; readonly choices: readonly Choice[] }
);

/** What a filter is set to, in words. */
export function choiceOf(part: PanelPart, value: string): string {
  if (!('choices' in part)) return value;
  return part.choices.find((choice) => choice.value === value)?.label ?? value;
}
