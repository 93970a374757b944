import { type DemoAccount, demoPassword } from './demo/demo-room.ts';
import type { Services } from './services.ts';

/** Prints where the applications are and, with demo data, who can sign in. */
export function announce({
  services,
  address,
  adminLink,
  accounts,
  ms,
}: {
  services: Services;
  address: string;
  adminLink: string | null;
  accounts: readonly DemoAccount[];
  ms: number;
}): void {
  const lines = [
    `Wutong 梧桐 is ready after ${(ms / 1000).toFixed(1)} s`,
    `  portal  ${address}/`,
    `  office  ${address}/office/`,
    `  poultry ${address}/poultry/`,
    `  calls   ${address}/docs`,
  ];
  if (adminLink) lines.push(`  first administrator (login name admin), set the password once: ${adminLink}`);
  if (!services.env.isProduction) {
    const names = (side: string) =>
      accounts
        .filter((account) => account.side === side && account.isPresented)
        .map((account) => account.loginName)
        .join(', ');
    lines.push(`  demo accounts (password ${demoPassword})`);
    lines.push(`    portal  ${names('portal')}`, `    office  ${names('office')}`, `    poultry ${names('poultry')}`);
  }
  console.log(lines.join('\n'));
}
