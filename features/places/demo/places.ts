import { columnsOf } from '#features/places/server/place-store.ts';
import { places } from '#features/places/server/tables.ts';
import type { Db } from '#server/database/database.ts';
import type { Stage } from '#server/demo/demo-room.ts';
import { drawPicture } from '#server/demo/draw-picture.ts';
import { type PrintedFile, recordPublicFiles } from '#server/demo/public-files.ts';
import type { Services } from '#server/services.ts';
import { demoPlaces, placeId } from './demo-places.ts';

/** Pictures of the places, by key; drawn before the transaction that names them. */
export async function drawPlaces(services: Services): Promise<ReadonlyMap<string, PrintedFile>> {
  const drawn = new Map<string, PrintedFile>();
  for (const { key, colours } of demoPlaces) drawn.set(key, await drawPicture(services, room(colours), `${key}.jpg`));
  return drawn;
}

/** The places of every tenant of the demo. */
export async function seedPlaces(
  db: Db,
  { tenantId: idOf, now: at }: Stage,
  drawn: ReadonlyMap<string, PrintedFile>,
): Promise<void> {
  for (const place of demoPlaces) {
    const tenantId = idOf(place.tenant);
    const picture = drawn.get(place.key)!;
    await recordPublicFiles(db, { tenantId, printed: [picture], at, purpose: 'setting-image' });
    const { name, address, kind, capacity, facilities, manager, phone } = place;
    const values = {
      nameCN: name[0],
      nameEN: name[1],
      addressCN: address[0],
      addressEN: address[1],
      kind,
      capacity,
      region: '350203',
      lng: place.at[0],
      lat: place.at[1],
      facilities: [...facilities],
      manager,
      phone,
      photos: [picture.file],
      openHours: place.open.map(([days, from, to], row) => ({ id: `h${row}`, days: [...daysOf[days]], from, to })),
    };
    await db.insert(places).values({
      id: placeId(place.key),
      tenantId,
      ...columnsOf(values),
      status: 'status' in place ? place.status : 'ON',
      createdAt: at,
      updatedAt: at,
    });
  }
}

const weekdays = ['MON', 'TUE', 'WED', 'THU', 'FRI'];
const weekend = ['SAT', 'SUN'];
const daysOf = { weekdays, weekend, daily: [...weekdays, ...weekend] };

/** Rows of seats before a screen. */
function room([wall, seats]: readonly [string, string]): string {
  const rows = [0, 1, 2, 3].flatMap((row) =>
    Array.from({ length: 9 - row }, (_, seat) => {
      const width = 96 + row * 14;
      const x = 720 + (seat - (8 - row) / 2) * (width + 16) - width / 2;
      return `<rect x="${x}" y="${540 + row * 96}" width="${width}" height="${60 + row * 10}" rx="16" fill="${seats}" fill-opacity="${0.55 + row * 0.12}"/>`;
    }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1440" height="960" viewBox="0 0 1440 960">
    <rect width="1440" height="960" fill="${wall}"/>
    <path d="M0 470h1440v490H0z" fill="#16211e" fill-opacity=".35"/>
    <rect x="360" y="110" width="720" height="330" rx="10" fill="#f5f8f6"/>
    <path d="M420 380c120-150 220 20 330-90s180-60 270-110v210H420z" fill="${wall}" fill-opacity=".35"/>
    <circle cx="930" cy="200" r="36" fill="#b98a3a"/>
    <path d="M150 0l60 470M1290 0l-60 470" stroke="#f6e7c8" stroke-opacity=".5" stroke-width="6"/>
    ${rows.join('')}
  </svg>`;
}
