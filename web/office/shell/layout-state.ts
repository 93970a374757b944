import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface LayoutState {
  /** Whether the sider is folded to its icons. */
  isFolded: boolean;
  setFolded: (isFolded: boolean) => void;
  /** The same beside a desk, which starts with all the room. */
  isFoldedAtDesk: boolean;
  setFoldedAtDesk: (isFoldedAtDesk: boolean) => void;
}

/** The state of the frame that outlives a reload. */
export const useLayout = create<LayoutState>()(
  persist(
    (set) => ({
      isFolded: false,
      setFolded: (isFolded) => set({ isFolded }),
      isFoldedAtDesk: true,
      setFoldedAtDesk: (isFoldedAtDesk) => set({ isFoldedAtDesk }),
    }),
    { name: 'wutong-office-layout' },
  ),
);
