import '../kit/tokens.css';
import '../kit/base.css';
import '../kit/layout.css';
import '../kit/text.css';
import { startVisitKit } from '#features/visit-kit.ts';

await startVisitKit();
