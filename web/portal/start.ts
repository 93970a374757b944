import '#web/kit/tokens.css';
import '#web/kit/base.css';
import '#web/kit/layout.css';
import '#web/kit/text.css';
import { startMain } from '#web/kit/start-main.ts';

// The words of its language are on their way beside the scripts that ask for them, which saves a wave of requests.
const isChinese = document.documentElement.lang.startsWith('zh');
const words = isChinese
  ? [import('#core/texts/common/CN.ts'), import('#core/texts/portal/CN.ts')]
  : [import('#core/texts/common/EN.ts'), import('#core/texts/portal/EN.ts')];
// Whoever needs them asks again, and says so when they do not come.
Promise.all(words).catch(() => undefined);

/**
 * The page's first words stand in its HTML: they are painted before the scripts, which are on their way meanwhile, are
 * run. A page that nobody sees is painted never, and starts at once.
 */
let isStarted = false;

function start(): void {
  if (isStarted) return;
  isStarted = true;
  startMain(import('./main.tsx'));
  // Beside main.tsx, not after it; the home is in it. Not by what main.tsx imports: this file must start without it.
  if (location.pathname !== '/') import('#features/screens.ts').catch(() => undefined);
}

if (document.hidden) start();
else {
  requestAnimationFrame(() => setTimeout(start));
  setTimeout(start, 300);
}
