import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { Page } from '#features/flock/poultry/pieces/page.tsx';
import { CardSkeleton } from '#features/flock/poultry/pieces/skeleton.tsx';
import { database } from '#features/flock/poultry/store/database.ts';
import { useFarm } from '#features/flock/poultry/store/documents.ts';
import { readSetting, useArea } from '#features/flock/poultry/store/settings.ts';
import { newDeviceId } from '#features/flock/poultry/store/write.ts';
import { useShell } from '#features/flock/poultry/words.ts';
import type { Farm } from '#features/flock/shared/scoring/farm.ts';
import { draftOf, emptyDraft, type FarmDraft } from './farm-draft.ts';
import { FarmForm } from './farm-form.tsx';
import { UnknownFarm } from './unknown-farm.tsx';

/** A new farm or a known one; what is typed outlives the page until it is saved. */
export function Component() {
  const { farmId } = useParams();
  return farmId ? <KnownFarm key={farmId} farmId={farmId} /> : <FarmEditor farm={null} />;
}

function KnownFarm({ farmId }: { farmId: string }) {
  const farm = useFarm(farmId);
  if (farm === null) return <UnknownFarm />;
  return farm ? <FarmEditor farm={farm} /> : <Waiting />;
}

function Waiting() {
  const t = useShell();
  return (
    <Page title={t('farm.edit')} back="/farms">
      <CardSkeleton lines={5} />
    </Page>
  );
}

function FarmEditor({ farm }: { farm: Farm | null }) {
  const t = useShell();
  const [area] = useArea();
  const name = `draft-farm-${farm?.id ?? 'new'}`;
  const [draft, setDraft] = useState<FarmDraft>();
  useEffect(() => {
    let isCurrent = true;
    const first = {
      id: newDeviceId(),
      name: t('farm.firstHouse'),
      placedOn: '',
      birds: '',
      floor: 'litter',
      isSick: false,
    } as const;
    void readSetting<FarmDraft>(database(), name).then((kept) => {
      if (isCurrent) setDraft((now) => now ?? kept ?? (farm ? draftOf(farm) : emptyDraft(area, first)));
    });
    return () => {
      isCurrent = false;
    };
  }, [name, farm, area, t]);
  return draft ? <FarmForm farm={farm} draft={draft} setDraft={setDraft} keptAs={name} /> : <Waiting />;
}
