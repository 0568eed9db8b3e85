import { createContext, type ReactNode, useContext } from 'react';
import type { Action } from '../../core/access/may';

/**
 * What the signed-in person may do. The dashboard's guard provides it; parts that stand elsewhere show everything, since the back
 * end asks the policy for each call anyway.
 */
export const RightsContext = createContext<(action: Action) => boolean>(() => true);

/** Asks what the person may do, for tabs, buttons and fetches that not everybody with the page may use. */
export function useMay(): (action: Action) => boolean {
  return useContext(RightsContext);
}

interface AllowedProps {
  /** The right that what is inside needs. */
  readonly to: Action;
  readonly children: ReactNode;
}

/** Shows what is inside to people who may do it. */
export function Allowed({ to, children }: AllowedProps) {
  return useMay()(to) && children;
}
