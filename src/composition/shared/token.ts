import type {
  ContainerModuleLoadOptions,
  MapToResolvedValueInjectOptions,
  ServiceIdentifier,
} from 'inversify';

declare const provides: unique symbol;

/** A typed name for a port, which has no class that could name it. */
export type Token<T> = symbol & { readonly [provides]: T };

/** Names something in the container: a token, or the class itself for use cases and view models. */
export type Identifier<T> = Token<T> | (abstract new (...args: never[]) => T);

/** One identifier for each dependency, in order or by name. */
export type Identifiers<Dependencies> = {
  readonly [Key in keyof Dependencies]: Identifier<Dependencies[Key]>;
};

/** What stands behind each identifier of a record. */
export type Provided<Record> = {
  readonly [Name in keyof Record]: Record[Name] extends Identifier<infer T> ? T : never;
};

/** 'singleton' is one shared instance; 'transient' is a new one for each request, as for a screen's view model. */
type Scope = 'singleton' | 'transient';

/**
 * The tokens of ports, each made when it is first named, so that a page fetches no list of those that it does not use. Their names
 * appear in the container's error messages.
 */
export function tokensOf<Ports>(): { readonly [Name in keyof Ports]: Token<Ports[Name]> } {
  const get = (made: Record<string, symbol>, name: string) => {
    made[name] ??= Symbol(name);
    return made[name];
  };
  return new Proxy({}, { get }) as { readonly [Name in keyof Ports]: Token<Ports[Name]> };
}

/** Makes a token; `name` appears in the container's error messages. */
export function token<T>(name: string): Token<T> {
  return Symbol(name) as Token<T>;
}

/**
 * Binds a class under its own name. The identifiers must match the constructor's parameters one by one, so a missing,
 * swapped or foreign dependency does not compile (tests/composition/wiring.proof.ts shows each case).
 */
export function bindClass<T, Dependencies extends unknown[]>(
  options: ContainerModuleLoadOptions,
  type: new (...dependencies: Dependencies) => T,
  dependencies: Identifiers<NoInfer<Dependencies>>,
): void {
  bind(options, type, (...values: Dependencies) => new type(...values), dependencies, 'singleton');
}

/** Binds a port to the adapter that implements it, with the same checks as `bindClass`. */
export function bindPort<T, Dependencies extends unknown[]>(
  options: ContainerModuleLoadOptions,
  port: Token<T>,
  adapter: new (...dependencies: Dependencies) => NoInfer<T>,
  dependencies: Identifiers<NoInfer<Dependencies>>,
): void {
  bind(options, port, (...values: Dependencies) => new adapter(...values), dependencies, 'singleton');
}

/** Binds what has to be assembled; the factory gets its dependencies by name. */
export function bindFactory<T, Dependencies extends object>(
  options: ContainerModuleLoadOptions,
  identifier: Identifier<T>,
  dependencies: Identifiers<Dependencies>,
  factory: (dependencies: NoInfer<Dependencies>) => NoInfer<T>,
  scope: Scope = 'singleton',
): void {
  const names = Object.keys(dependencies);
  const make = (...values: unknown[]) =>
    factory(Object.fromEntries(values.map((value, index) => [names[index], value])) as Dependencies);
  bind(options, identifier as ServiceIdentifier<T>, make, Object.values(dependencies), scope);
}

/** Binds what exists already. */
export function bindValue<T>(
  options: ContainerModuleLoadOptions,
  identifier: Identifier<T>,
  value: NoInfer<T>,
): void {
  options.bind<T>(identifier as ServiceIdentifier<T>).toConstantValue(value);
}

function bind<T, Dependencies extends unknown[]>(
  options: ContainerModuleLoadOptions,
  identifier: ServiceIdentifier<T>,
  make: (...dependencies: Dependencies) => T,
  dependencies: readonly unknown[],
  scope: Scope,
): void {
  const binding = options
    .bind<T>(identifier)
    .toResolvedValue<Dependencies>(make, dependencies as MapToResolvedValueInjectOptions<Dependencies>);
  if (scope === 'singleton') binding.inSingletonScope();
  else binding.inTransientScope();
}
