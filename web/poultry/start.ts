import '../kit/tokens.css';
import '../kit/base.css';
import '../kit/layout.css';
import '#features/flock/poultry/tokens.css';
import { startMain } from '../kit/start-main.ts';

/** The name stands in the page's HTML and is painted before the scripts, which are on their way meanwhile, are run. */
startMain(import('./main.tsx'));
// Who is new here meets the sign-in page: it comes along with what will show it, not after it. Should it not come, its
// route asks once more and says so.
if (/^\/poultry\/(signin)?$/.test(location.pathname) && localStorage.getItem('flockscore.worker') === null)
  import('#features/flock/poultry/account/sign-in-page.tsx').catch(() => undefined);
