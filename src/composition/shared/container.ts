import { Container, type ContainerModule, type ServiceIdentifier } from 'inversify';
import type { ViewModelSource } from '../../ui/app/page-hooks';
import type { Ports } from '../../ui/app/ports';
import { namedBy } from './named';
import type { Identifier, Provided } from './token';
import { tokens } from './tokens';

/** Creates the site's container. */
export function createContainer(...modules: readonly ContainerModule[]): Container {
  const container = new Container();
  container.load(...modules);
  return container;
}

/** Shows the container to the UI as a source of view models only. */
export function viewModelSource(container: Container): ViewModelSource {
  const ports = portsOf(container);
  return {
    get: (type) => provided(container, type),
    make: (type) => new type(ports),
  };
}

/** The ports of the UI: each is taken from the container when it is named. */
function portsOf(container: Container): Ports {
  return namedBy((name) => {
    const port: symbol = tokens[name as keyof Ports];
    return container.get(port);
  });
}

/** What the container provides under a token or a class. */
export function provided<T>(container: Container, identifier: Identifier<T>): T {
  return container.get<T>(identifier as ServiceIdentifier<T>);
}

/** Everything that was bound to a token which is bound more than once. */
export function everyProvided<T>(container: Container, identifier: Identifier<T>): T[] {
  return container.getAll<T>(identifier as ServiceIdentifier<T>);
}

/** What the container provides for each name of a record. */
export function providedAll<R extends Readonly<Record<string, Identifier<unknown>>>>(
  container: Container,
  identifiers: R,
): Provided<R> {
  return Object.fromEntries(
    Object.entries(identifiers).map(([name, identifier]) => [name, provided(container, identifier)]),
  ) as Provided<R>;
}

/** Fetches a module that is not in the first chunk, or code that is needed soon, which comes without a module: null. */
export type ModuleLoader = () => Promise<ContainerModule | null>;

/** Makes loaders that fetch code together with what it needs; the container loads each module once. */
export function loaderInto(container: Container) {
  const loaded = new Set<ContainerModule>();
  return <Code>(modules: readonly ModuleLoader[], load: () => Promise<Code>) =>
    async (): Promise<Code> => {
      const [code, ...fetched] = await Promise.all([load(), ...modules.map((loadModule) => loadModule())]);
      for (const module of fetched) {
        if (module && !loaded.has(module)) container.load(module);
        if (module) loaded.add(module);
      }
      return code;
    };
}
