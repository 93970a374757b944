import { mostFound } from '#core/contracts/find.ts';
import { editorPath, type Resource } from '#core/resources/resource.ts';
import type { Finder } from './find.ts';

/** Adding a record of a list, for those who may, by what the record is called. */
export function newFinder(resources: readonly Resource[]): Finder {
  const offers = resources
    .filter(({ form, add }) => form && add)
    .map((resource) => {
      const { code, item, path, add } = resource;
      const title = { CN: `新增${item.CN}`, EN: `New ${item.EN}` };
      return { id: code, add: add!, title, path: editorPath(resource) ?? `${path}?new=1` };
    });
  return {
    kind: 'new',
    async find({ permCodes }, words) {
      const wanted = words.toLowerCase();
      return offers
        .filter(({ add, title: { CN, EN } }) => permCodes.has(add) && `${CN}\n${EN.toLowerCase()}`.includes(wanted))
        .slice(0, mostFound)
        .map(({ id, title, path }) => ({ id, title, note: null, path }));
    },
  };
}
