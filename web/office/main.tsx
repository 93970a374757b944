import 'antd-styles/shared.css';
import '#web/kit/tokens.css';
import './theme/tokens.css';
import './theme/office.css';
import '#web/kit/layout.css';
import '#web/kit/text.css';
import './theme/pieces.css';
import './theme/antd-fit.css';
// Every page of the office writes, signing in first: it comes with what all of them share.
import '#web/kit/call/send.ts';
import { createRoot } from 'react-dom/client';
import { useSession } from '#web/kit/call/session.ts';
import { markDevice } from '#web/kit/device-os.ts';
import { startMain } from '#web/kit/start-main.ts';
import { OfficeApp } from './app.tsx';
import { takeDeviceLanguage } from './first-language.ts';
import { startReactions } from './start-reactions.ts';
import { startWords } from './texts.ts';

takeDeviceLanguage();
markDevice(useSession.getState().os);
startReactions();
startMain(startWords().then(() => createRoot(document.getElementById('root')!).render(<OfficeApp />)));
