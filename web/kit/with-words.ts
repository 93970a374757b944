import { useSession } from './call/session.ts';
import { addWordings, type Catalogue } from './i18n.ts';

/** Loads a page together with the catalogues that only it needs, in the language of the page. */
export function withWords<M>(
  catalogues: Readonly<Record<string, Catalogue>>,
  load: () => Promise<M>,
): () => Promise<M> {
  return async () => {
    const [module] = await Promise.all([
      load(),
      ...Object.entries(catalogues).map(([namespace, files]) => addWords(namespace, files)),
    ]);
    return module;
  };
}

async function addWords(namespace: string, files: Catalogue): Promise<void> {
  const { locale } = useSession.getState();
  const source = files[locale] ? locale : 'EN';
  addWordings(`${namespace}:`, (await files[source]!())[source]!);
}
