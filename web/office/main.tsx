import 'antd-styles/shared.css';
import '#web/kit/tokens.css';
import './theme/tokens.css';
import './theme/office.css';
import '#web/kit/layout.css';
import '#web/kit/text.css';
import './theme/pieces.css';
import './theme/antd-fit.css';
import { createRoot } from 'react-dom/client';
import { OfficeApp } from './app.tsx';
import { startReactions } from './start-reactions.ts';
import { startWords } from './texts.ts';

startReactions();
await startWords();
createRoot(document.getElementById('root')!).render(<OfficeApp />);
