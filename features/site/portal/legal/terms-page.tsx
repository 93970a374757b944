import { LegalPage } from './legal-page.tsx';

/** What users of the platform agree to. */
export function Component() {
  return <LegalPage name="terms" />;
}
