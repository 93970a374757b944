import { Refusal } from '#core/errors.ts';
import { textIn } from '#core/texts/text.ts';
import type { Dataset } from '#server/datasets/dataset.ts';
import { maySee } from '#server/datasets/list-dataset.ts';
import { invalidAt } from '#server/resources/query.ts';
import type { ActorScope } from '#server/scope.ts';

/** The dataset of a key; throws INVALID for one that there is not, DATASET_FORBIDDEN for one that the caller may not see. */
export function getDataset(scope: ActorScope, key: string): Dataset {
  const dataset = findDataset(scope, key);
  if (!dataset) throw invalidAt('dataset', key);
  if (!maySee(scope, dataset))
    throw new Refusal('DATASET_FORBIDDEN', { params: { name: textIn(dataset.name, scope.locale) } });
  return dataset;
}

/** The dataset of a key, whoever asks. */
export function findDataset({ services }: Pick<ActorScope, 'services'>, key: string): Dataset | undefined {
  return services.features.datasets.find((dataset) => dataset.key === key);
}

/** Everything that the caller may see, in the order of the rooms. */
export function datasetsFor(scope: ActorScope): readonly Dataset[] {
  return scope.services.features.datasets.filter((dataset) => maySee(scope, dataset));
}
