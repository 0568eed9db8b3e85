import { namedBy } from '../../src/composition/shared/named';
import type { ViewModelSource } from '../../src/ui/app/page-hooks';
import type { Ports } from '../../src/ui/app/ports';

type ViewModelType = abstract new (...args: never[]) => unknown;

/** A class with a function that returns its instance. */
type Bound = readonly [ViewModelType, () => unknown];

/** Provides a test's own view models: each class with a function that returns the instance. */
export function viewModels(...entries: readonly Bound[]): ViewModelSource {
  const makers = new Map<ViewModelType, () => unknown>(entries);
  const get = <T>(type: abstract new (...args: never[]) => T): T => {
    const instance = makers.get(type)?.();
    if (!(instance instanceof type)) throw new Error(`This test has no ${type.name}.`);
    return instance;
  };
  return { get, make: (type) => get(type) };
}

/** What a test gives of the ports: of each the calls that are made in it. */
type GivenPorts = { readonly [Name in keyof Ports]?: Partial<Ports[Name]> };

/**
 * Makes view models from a test's ports by their names, as the composition does. `bound` provides those that the composition shares or
 * binds.
 */
export function viewModelsOf(given: GivenPorts, ...bound: readonly Bound[]): ViewModelSource {
  const ports = namedBy<Ports>((name) => {
    if (!(name in given)) throw new Error(`This test has no port '${name}'.`);
    return given[name as keyof Ports];
  });
  return { get: viewModels(...bound).get, make: (type) => new type(ports) };
}
