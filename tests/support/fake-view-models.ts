import type { ViewModelSource } from '../../src/ui/app/page-hooks';

type ViewModelType = abstract new (...args: never[]) => unknown;

/** Provides a test's own view models: each class with a function that returns the instance. */
export function viewModels(
  ...entries: readonly (readonly [ViewModelType, () => unknown])[]
): ViewModelSource {
  const makers = new Map<ViewModelType, () => unknown>(entries);
  const get = <T>(type: abstract new (...args: never[]) => T): T => {
    const instance = makers.get(type)?.();
    if (!(instance instanceof type)) throw new Error(`This test has no ${type.name}.`);
    return instance;
  };
  return { get, make: (type) => get(type) };
}
