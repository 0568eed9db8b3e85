import type {
  BindInWhenOnFluentSyntax,
  ContainerModuleLoadOptions,
  MapToResolvedValueInjectOptions,
  ServiceIdentifier,
} from 'inversify';

declare const provides: unique symbol;

/** A typed name for something the container provides: a port has no class to name it by. */
export type Token<T> = symbol & { readonly [provides]: T };

/** What names a thing in the container: a token, or the class itself for use cases and view models. */
export type Identifier<T> = Token<T> | (abstract new (...args: never[]) => T);

type Identifiers<Dependencies extends unknown[]> = {
  readonly [Index in keyof Dependencies]: Identifier<Dependencies[Index]>;
};

/** Makes a token; `name` appears in the container's error messages. */
export function token<T>(name: string): Token<T> {
  return Symbol(name) as Token<T>;
}

function bind<T, Dependencies extends unknown[]>(
  options: ContainerModuleLoadOptions,
  identifier: Identifier<T>,
  factory: (...dependencies: NoInfer<Dependencies>) => NoInfer<T>,
  dependencies: Identifiers<[...Dependencies]>,
): BindInWhenOnFluentSyntax<T> {
  return options
    .bind<T>(identifier as ServiceIdentifier<T>)
    .toResolvedValue<Dependencies>(factory, dependencies as MapToResolvedValueInjectOptions<Dependencies>);
}

/**
 * Binds one shared instance. The factory's parameters must match the identifiers one by one, so that a missing,
 * swapped or foreign dependency does not compile (tests/composition/wiring.proof.ts shows each case).
 */
export function bindSingleton<T, Dependencies extends unknown[]>(
  options: ContainerModuleLoadOptions,
  identifier: Identifier<T>,
  factory: (...dependencies: NoInfer<Dependencies>) => NoInfer<T>,
  dependencies: Identifiers<[...Dependencies]>,
): void {
  bind<T, Dependencies>(options, identifier, factory, dependencies).inSingletonScope();
}

/** Binds a new instance for each request: view models, which live as long as the screen that asked for them. */
export function bindTransient<T, Dependencies extends unknown[]>(
  options: ContainerModuleLoadOptions,
  identifier: Identifier<T>,
  factory: (...dependencies: NoInfer<Dependencies>) => NoInfer<T>,
  dependencies: Identifiers<[...Dependencies]>,
): void {
  bind<T, Dependencies>(options, identifier, factory, dependencies).inTransientScope();
}
