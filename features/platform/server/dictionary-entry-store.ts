import type { Option } from '#core/dictionaries/option.ts';
import { dictionaries } from '#core/dictionaries/registry.ts';
import { Refusal } from '#core/errors.ts';
import { pageOfFew, says } from '#server/resources/few-rows.ts';
import type { Store } from '#server/resources/store.ts';

/** The entries of all dictionaries, some hundreds, as every form reads them. */
export const dictionaryEntryStore: Store = {
  async list({ locale }, query) {
    const { keyword, dictionary } = query.filter;
    return pageOfFew(all, query, {
      locale,
      isFound: (row) =>
        (!dictionary || row.dictionary === dictionary) && says(keyword, locale, [row.name.CN, row.name.EN, row.value]),
      order: (a, b) => a.rank - b.rank,
    });
  },

  async one(_scope, id) {
    const row = all.find((each) => each.id === id);
    if (!row) throw new Refusal('NOT_FOUND');
    return { row, values: {}, rev: 0 };
  },
};

const all = Object.entries<readonly Option[]>(dictionaries).flatMap(([dictionary, options]) =>
  options.map(({ value, label, parent = null }, index) => ({
    // Calling codes begin with a plus, which no id may.
    id: `${dictionary}.${value.replaceAll(/[^\w.-]/g, '')}`,
    name: label,
    value,
    dictionary,
    parent,
    rank: index + 1,
  })),
);
