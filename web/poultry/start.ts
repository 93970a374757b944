import '../kit/tokens.css';
import '../kit/base.css';
import './tokens.css';

/** The name stands in the page's HTML and is painted before the scripts, which are on their way meanwhile, are run. */
void import('./main.tsx');
