import type { DemoRoom } from '#server/demo/demo-room.ts';
import { layCollege } from './ground.ts';
import { learn } from './story.ts';

/** A college with courses, a bank of questions, and people who learn there. */
export const learningDemo: DemoRoom = { ground: layCollege, happenings: learn };
