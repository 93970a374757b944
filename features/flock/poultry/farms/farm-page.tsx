import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { FieldIcon } from '#features/flock/poultry/art/field-icon.tsx';
import { useTerms } from '#features/flock/poultry/catalogues.ts';
import { useNumbers } from '#features/flock/poultry/format.ts';
import { localDay, showDay } from '#features/flock/poultry/local-time.ts';
import { BigButton, BigLink, ButtonRow, bigButtonClass, IconLink } from '#features/flock/poultry/pieces/button.tsx';
import { Columns } from '#features/flock/poultry/pieces/columns.tsx';
import { Confirm } from '#features/flock/poultry/pieces/confirm.tsx';
import { Heading, Page } from '#features/flock/poultry/pieces/page.tsx';
import { CardSkeleton } from '#features/flock/poultry/pieces/skeleton.tsx';
import { ReportLinks } from '#features/flock/poultry/reports/links/report-links.tsx';
import { useFarm, useReports } from '#features/flock/poultry/store/documents.ts';
import { useRole } from '#features/flock/poultry/store/role.ts';
import { useFarmsInReading } from '#features/flock/poultry/store/sending/first-reading.ts';
import { writeFarm } from '#features/flock/poultry/store/write.ts';
import { useShell } from '#features/flock/poultry/words.ts';
import type { Farm } from '#features/flock/shared/scoring/farm.ts';
import { housesOfDay } from '#features/flock/shared/scoring/house-order.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Card } from '#web/kit/pieces/card.tsx';
import { FarmHouses } from './farm-houses.tsx';
import styles from './farm-page.module.css';
import { Members } from './members.tsx';
import { UnknownFarm } from './unknown-farm.tsx';

export function Component() {
  const { farmId = '' } = useParams();
  const t = useShell();
  const farm = useFarm(farmId);
  if (farm === null || farm?.isGone) return <UnknownFarm />;
  if (farm) return <FarmView farm={farm} />;
  return (
    <Page title={t('farms.title')} back="/farms">
      <CardSkeleton lines={5} />
    </Page>
  );
}

function FarmView({ farm }: { farm: Farm }) {
  const t = useShell();
  const terms = useTerms();
  const number = useNumbers();
  const role = useRole(farm.id);
  const reports = useReports();
  const reading = useFarmsInReading();
  const own = (reports ?? []).filter((each) => each.farm.id === farm.id).map(({ report }) => report);
  const isRead = reports !== undefined && reading?.has(farm.id) === false;
  const on = localDay();
  const birds = farm.birds ?? farm.houses.reduce((sum, house) => sum + (house.birds ?? 0), 0);
  const breed = farm.breed === 'other' ? farm.breedText : terms(`breed.${farm.breed}`);
  const facts = [
    terms(`type.${farm.type}`),
    breed,
    farm.genetics,
    birds > 0 ? terms('unit.birds', { count: birds }).replace(String(birds), number(birds)) : '',
    terms(`area.${farm.area}`),
  ];
  return (
    <Page
      title={farm.name}
      sub={facts.filter(Boolean).join(' · ')}
      back="/farms"
      actions={<IconLink icon="pencil" label={t('farm.edit')} to={`/farms/${farm.id}/edit`} />}
    >
      <Columns
        first={
          <>
            <BigLink kind="straw" icon="plus" to={`/start?farm=${farm.id}`}>
              {t('newAnalysis')}
            </BigLink>
            <Heading>{t('farm.houses')}</Heading>
            <FarmHouses farm={farm} houses={housesOfDay(farm, own, on, { isRead })} />
            {own.length > 0 && (
              <ButtonRow>
                <BigLink kind="line" icon="report" to={`/reports?farm=${farm.id}`}>
                  {t('farm.reports', { count: own.length })}
                </BigLink>
                <BigLink kind="line" icon="chart" to={`/farms/${farm.id}/trends`}>
                  {t('farm.trends')}
                </BigLink>
              </ButtonRow>
            )}
          </>
        }
        second={
          <>
            <VetCard farm={farm} />
            <EventsCard farm={farm} />
            <Members farmId={farm.id} role={role} />
            <Heading>{t('links.title')}</Heading>
            <Card className={styles.card}>
              <ReportLinks farmId={farm.id} />
            </Card>
            {role === 'OWNER' && <RemoveFarm farm={farm} />}
          </>
        }
      />
    </Page>
  );
}

function VetCard({ farm: { id, vet } }: { farm: Farm }) {
  const t = useShell();
  const terms = useTerms();
  return (
    <>
      <Heading>{terms('farm.vet')}</Heading>
      <Card className={styles.card}>
        {vet.name && <b>{vet.name}</b>}
        {vet.phone ? (
          <a className={bigButtonClass({ kind: 'line' })} href={`tel:${vet.phone.replace(/[^+\d]/g, '')}`}>
            <FieldIcon name="phone" />
            {vet.phone}
          </a>
        ) : (
          <>
            <p>{t('farm.noVet')}</p>
            <BigLink kind="line" icon="phone" to={`/farms/${id}/edit`}>
              {t('farm.addVet')}
            </BigLink>
          </>
        )}
      </Card>
    </>
  );
}

/** What was changed in a house and when; the trend marks it. */
function EventsCard({ farm }: { farm: Farm }) {
  const terms = useTerms();
  const locale = useSession((state) => state.locale);
  if (farm.events.length === 0) return null;
  const houses = new Map(farm.houses.map(({ id, name }) => [id, name]));
  return (
    <Card>
      <ul className={styles.events}>
        {farm.events
          .toSorted((a, b) => (a.on < b.on ? 1 : -1))
          .slice(0, 6)
          .map(({ id, houseId, on, kind, text }) => (
            <li className="parted stack" key={id}>
              <b>
                {terms(`event.${kind}`)}, {houses.get(houseId) ?? terms('farm.house')}
              </b>
              <span>
                {showDay(on, locale)} {text}
              </span>
            </li>
          ))}
      </ul>
    </Card>
  );
}

function RemoveFarm({ farm }: { farm: Farm }) {
  const t = useShell();
  const terms = useTerms();
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const remove = async () => {
    await writeFarm(farm.id, [{ key: 'isGone', value: true }]);
    await navigate('/farms', { replace: true });
  };
  return (
    <>
      <BigButton kind="danger" small icon="trash" onClick={() => setAsked(true)}>
        {t('farm.remove')}
      </BigButton>
      <Confirm
        open={isAsked}
        title={t('farm.removeTitle', { name: farm.name })}
        confirm={terms('btn.delete')}
        kind="danger"
        onConfirm={() => void remove()}
        onClose={() => setAsked(false)}
      >
        <p>{t('farm.removeText')}</p>
      </Confirm>
    </>
  );
}
