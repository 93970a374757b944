import type { PluginOption } from 'vite';
import { poultryApp } from './flock/poultry/build-app.ts';
import { buildDrawings } from './flock/poultry/drawings/build-drawings.ts';
import { buildFonts } from './flock/poultry/fonts/build-fonts.ts';
import { visitKitApp } from './visits/office/kit/build-kit.ts';

interface Build {
  /** Makes what the front end is built from, unless it is there. */
  prepare?(): Promise<unknown>;
  plugins(): readonly PluginOption[];
}

/** What rooms add to the build of a front end. */
export const builds: Readonly<Partial<Record<string, Build>>> = {
  poultry: { prepare: () => Promise.all([buildDrawings(), buildFonts()]), plugins: poultryApp },
  visit: { plugins: visitKitApp },
};
