/**
 * Seconds that a film on this device runs, undefined where the browser cannot read it. The server reads the length
 * from the film itself; this spares sending one that is too long.
 */
export async function filmSeconds(file: Blob): Promise<number | undefined> {
  const address = URL.createObjectURL(file);
  const film = document.createElement('video');
  try {
    return await new Promise((resolve) => {
      film.preload = 'metadata';
      film.onloadedmetadata = () => resolve(Number.isFinite(film.duration) ? film.duration : undefined);
      film.onerror = () => resolve(undefined);
      film.src = address;
    });
  } finally {
    film.removeAttribute('src');
    URL.revokeObjectURL(address);
  }
}

/** Minutes and seconds of a film, e.g. "1:12". */
export function showLength(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
