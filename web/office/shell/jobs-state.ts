import { create } from 'zustand';

/** Whether the drawer with the background jobs is open: the header, a message and a long export open it. */
export const useJobsDrawer = create<{ isOpen: boolean; show: () => void; hide: () => void }>()((set) => ({
  isOpen: false,
  show: () => set({ isOpen: true }),
  hide: () => set({ isOpen: false }),
}));
