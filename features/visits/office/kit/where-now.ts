import type { GeoPoint } from '#features/visits/shared/photos.ts';

/** Ms that a device may take to say where it is: a picture does not wait for it longer. */
const patience = 8_000;

/** Where the device is, if its owner lets it say so; null otherwise. Degrees to about a metre, metres of doubt. */
export function whereNow(): Promise<GeoPoint | null> {
  if (!navigator.geolocation) return Promise.resolve(null);
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve({ latitude: rounded(latitude), longitude: rounded(longitude), accuracy: Math.round(accuracy) }),
      () => resolve(null),
      { enableHighAccuracy: true, timeout: patience, maximumAge: 60_000 },
    );
  });
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
