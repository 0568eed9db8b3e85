import { createContext, useContext, useEffect, useState } from 'react';

/** Holds the state of one screen or part. Its constructor has no effect. */
interface ViewModel {
  /** Begins timers and subscriptions, where it needs them; the returned function ends them. May be called again afterwards. */
  start?(): () => void;
}

/** Hands out view models by their class; the composition implements it with the container. */
export interface ViewModelSource {
  get<T>(type: abstract new (...args: never[]) => T): T;
}

/** Where components find the view models. */
export const ViewModelContext = createContext<ViewModelSource | null>(null);

function useSource(): ViewModelSource {
  const source = useContext(ViewModelContext);
  if (!source) throw new Error('No ViewModelContext above this component.');
  return source;
}

/** A view model for this component alone: made when it mounts, started while it is mounted. */
export function useViewModel<T extends object>(type: abstract new (...args: never[]) => T): T {
  const source = useSource();
  const [viewModel] = useState<T & ViewModel>(() => source.get(type));
  useEffect(() => viewModel.start?.(), [viewModel]);
  return viewModel;
}

/** A view model that the whole application shares and that its root has started (session, toasts). */
export function useSharedViewModel<T>(type: abstract new (...args: never[]) => T): T {
  return useSource().get(type);
}
