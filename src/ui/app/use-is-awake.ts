import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * False while prerendered HTML is taken over and true from then on: for what the build cannot know (an address's state),
 * since the first rendering must equal what stands there.
 */
export function useIsAwake(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
