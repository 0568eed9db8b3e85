import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useState } from 'react';
import type { Action, rightsOf } from '../../core/access/may';
import { appTexts } from './app.texts';
import type { Ports } from './ports';

/** Holds the state of one screen or part. Its constructor has no effect. */
interface ViewModel {
  /** Begins timers and subscriptions, where it needs them; the returned function ends them. May be called again afterwards. */
  start?(): () => void;
}

/** Hands out view models by their class; the composition implements it with the container. */
export interface ViewModelSource {
  /** The one that the whole application shares, or a new one where its class is bound to what it needs. */
  get<T>(type: abstract new (...args: never[]) => T): T;
  /** A new one, which takes its needs from the ports by their names. */
  make<T>(type: new (ports: Ports) => T): T;
}

/** Where components find the view models. */
export const ViewModelContext = createContext<ViewModelSource | null>(null);

function useSource(): ViewModelSource {
  const source = useContext(ViewModelContext);
  if (!source) throw new Error('No ViewModelContext above this component.');
  return source;
}

/** A view model for this component alone: made when it mounts, started while it is mounted. */
export function useViewModel<T extends object>(type: new (ports: Ports) => T): T {
  const source = useSource();
  const [viewModel] = useState<T & ViewModel>(() => source.make(type));
  useEffect(() => viewModel.start?.(), [viewModel]);
  return viewModel;
}

/** A view model that the whole application shares and that its root has started (session, toasts). */
export function useSharedViewModel<T>(type: abstract new (...args: never[]) => T): T {
  return useSource().get(type);
}

/**
 * What the signed-in person may do. The dashboard's guard provides it; parts that stand elsewhere show everything, since the back
 * end asks the policy for each call anyway.
 */
export const RightsContext = createContext<ReturnType<typeof rightsOf>>(() => true);

/** Asks what the person may do, for tabs, buttons and fetches that not everybody with the page may use. */
export function useMay(): ReturnType<typeof rightsOf> {
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

/** The site's name, behind a page's own title; that of the saved content where the app provides it. */
export const SiteNameContext = createContext(appTexts.siteName);

/** A page's title with the site's name: 'Sign in – FSR'. */
export function documentTitle(title: string, siteName: string): string {
  return `${title} – ${siteName}`;
}

/** Names the page in the browser's tab and history; null leaves the name to others. A layout effect, so that the effects after it read the new title. */
export function usePageTitle(title: string | null): void {
  const siteName = useContext(SiteNameContext);
  useLayoutEffect(() => {
    if (title !== null) document.title = documentTitle(title, siteName);
  }, [title, siteName]);
}
