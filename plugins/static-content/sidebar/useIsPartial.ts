import { useSyncExternalStore } from 'react';
import type { SidebarCategory } from './SidebarCategory';

const waiting = new Set<() => void>();

/** Tells the categories on the page that they may be whole now. */
export function announceCategories(): void {
  waiting.forEach((announce) => announce());
}

/** Whether what a category holds has still to come. */
export function useIsPartial(category: SidebarCategory): boolean {
  const read = () => category.isPartial === true;
  return useSyncExternalStore(subscribe, read, read);
}

function subscribe(announce: () => void): () => void {
  waiting.add(announce);
  return () => waiting.delete(announce);
}
