import type { DemoContent } from './contents.ts';
import { autumn2026 } from './notices/autumn-2026.ts';
import { parkNotices } from './notices/park.ts';
import { spring2026 } from './notices/spring-2026.ts';
import { summer2026 } from './notices/summer-2026.ts';
import { year2025 } from './notices/year-2025.ts';

/** Every published notice of the demo story. */
export const demoNotices: readonly DemoContent[] = [
  ...autumn2026,
  ...summer2026,
  ...spring2026,
  ...year2025,
  ...parkNotices,
];
