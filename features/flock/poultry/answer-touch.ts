import { database } from '#features/flock/poultry/store/database.ts';
import { readSetting } from '#features/flock/poultry/store/settings.ts';

/** What the phone answers so that it is felt through a glove and heard over the fans: a score that was given, a red flag. */
export type Touch = 'tap' | 'flag';

/** Settings of whoever works here: vibration is on from the start, sound is off. */
export const touchSettings = { vibrates: 'touch.vibrates', sounds: 'touch.sounds' } as const;

/** Milliseconds of shaking and rest in turn. */
const shakes: Readonly<Record<Touch, readonly number[]>> = { tap: [25], flag: [300, 120, 300, 120, 500] };

/** Tones one after the other: hertz, and seconds each. */
const tones: Readonly<Record<Touch, { readonly pitches: readonly number[]; readonly length: number }>> = {
  tap: { pitches: [880], length: 0.06 },
  flag: { pitches: [880, 587, 880, 587], length: 0.25 },
};

let audio: AudioContext | undefined;

/** Answers a tap or a flag as the person likes it; phones that cannot shake or sound do neither. */
export async function answerTouch(touch: Touch): Promise<void> {
  const [vibrates = true, sounds = false] = await Promise.all([
    readSetting<boolean>(database(), touchSettings.vibrates),
    readSetting<boolean>(database(), touchSettings.sounds),
  ]);
  if (vibrates) navigator.vibrate?.([...shakes[touch]]);
  if (sounds) play(tones[touch]);
}

function play({ pitches, length }: (typeof tones)[Touch]): void {
  audio ??= new AudioContext();
  const volume = audio.createGain();
  volume.gain.value = 0.3;
  volume.connect(audio.destination);
  for (const [index, pitch] of pitches.entries()) {
    const tone = audio.createOscillator();
    tone.frequency.value = pitch;
    tone.connect(volume);
    tone.start(audio.currentTime + index * length);
    tone.stop(audio.currentTime + (index + 1) * length);
  }
}
