import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface Appearance {
  /** Larger type, stronger contrast, a simpler header. */
  senior: boolean;
  scheme: 'auto' | 'light' | 'dark';
  setSenior: (senior: boolean) => void;
  setScheme: (scheme: Appearance['scheme']) => void;
}

export const useAppearance = create<Appearance>()(
  persist(
    (set) => ({
      senior: false,
      scheme: 'auto',
      setSenior: (senior) => set({ senior }),
      setScheme: (scheme) => set({ scheme }),
    }),
    { name: 'wutong.appearance' },
  ),
);

/** Puts the choices on the root element before the first paint and keeps them there; `?senior=1` switches on by address. */
export function applyAppearance() {
  const asked = new URLSearchParams(location.search).get('senior');
  if (asked) useAppearance.getState().setSenior(asked === '1');
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    const { senior, scheme } = useAppearance.getState();
    const root = document.documentElement;
    root.toggleAttribute('data-senior', senior);
    root.dataset.scheme = scheme === 'dark' || (scheme === 'auto' && dark.matches) ? 'dark' : 'light';
  };
  apply();
  useAppearance.subscribe(apply);
  dark.addEventListener('change', apply);
}
