import '../kit/tokens.css';
import '../kit/base.css';
import '../kit/layout.css';
import '../kit/text.css';
import { loadPoultry } from '#features/poultry.ts';
import { startMain } from '../kit/start-main.ts';

/** The name stands in the page's HTML and is painted before the scripts, which are on their way meanwhile, are run. */
startMain(loadPoultry());
