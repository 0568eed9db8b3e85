// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { Container, ContainerModule, type ServiceIdentifier } from 'inversify';
import { describe, expect, test, vi } from 'vitest';
import { provided } from '../../src/composition/shared/container';

// A glob, so that a new module cannot be forgotten here.
const files = import.meta.glob<Record<string, unknown>>(
  '../../src/composition/{browser,shared,simulation}/**/*.module.ts',
);

/** A container with all modules but those of the back end that was not chosen, and the identifiers that they bind. */
async function assemble(chosen: 'mock' | 'server') {
  // Modules decide by it when they are fetched.
  vi.stubEnv('VITE_BACK_END', chosen);
  vi.resetModules();
  const [{ tokens }, calls, keeper, session, unsent] = await Promise.all([
    import('../../src/composition/shared/tokens'),
    import('../../src/adapters/http/http-calls'),
    import('../../src/ui/shared/session/reauthentication.view-model'),
    import('../../src/ui/shared/session/session.view-model'),
    import('../../src/ui/shared/unsent/unsent.view-model'),
  ]);
  const fetched = Object.entries(files)
    .filter(([file]) => !file.includes(chosen === 'mock' ? '/server-' : '/mock-'))
    .map(([, load]) => load());
  const modules = (await Promise.all(fetched))
    .flatMap((exports) => Object.values(exports))
    .filter((value) => value instanceof ContainerModule);
  vi.unstubAllEnvs();
  const container = new Container();
  const bound: ServiceIdentifier[] = [];
  const needs = new Map<ServiceIdentifier, readonly unknown[]>();
  for (const module of modules) {
    container.load(
      new ContainerModule((options) =>
        module.load({
          ...options,
          bind: (identifier) => {
            bound.push(identifier);
            const binding = options.bind(identifier);
            const toResolvedValue = binding.toResolvedValue.bind(binding);
            return Object.assign(binding, {
              toResolvedValue: (make: () => never, dependencies: readonly unknown[] = []) => {
                needs.set(identifier, dependencies);
                return toResolvedValue(make, dependencies as never);
              },
            });
          },
        }),
      ),
    );
  }
  return { container, bound, needs, tokens, ...calls, ...keeper, ...session, ...unsent };
}

const [simulated, onServer] = [await assemble('mock'), await assemble('server')];

/** What takes a port from the container that has a form for people at work, without being that form. */
function pastTheGuard({
  needs,
  tokens,
  HttpCalls,
  ReauthenticationViewModel,
  SessionViewModel,
  UnsentViewModel,
}: Awaited<ReturnType<typeof assemble>>): string[] {
  const isGuard = (dependencies: readonly unknown[]) => dependencies.includes(ReauthenticationViewModel);
  const guarded = new Set([...needs.values()].filter(isGuard).flat());
  guarded.delete(ReauthenticationViewModel);
  // The ports of an API have no form without a guard; they are made of calls, the log and the session, which everybody may use.
  guarded.delete(HttpCalls);
  guarded.delete(tokens.logger);
  guarded.delete(SessionViewModel);
  guarded.delete(tokens.currentSession);
  // It sends what is kept through the guarded calls, and anything else that uses it only tells it what failed.
  guarded.delete(UnsentViewModel);
  return [...needs]
    .filter(([, dependencies]) => !isGuard(dependencies) && dependencies.some((one) => guarded.has(one)))
    .map(([identifier]) => nameOf(identifier))
    .sort();
}

function nameOf(identifier: ServiceIdentifier): string {
  if (typeof identifier === 'function') return identifier.name;
  return typeof identifier === 'symbol'
    ? (identifier.description ?? 'a token without a name')
    : String(identifier);
}

/** Every port that has a token, also one that no module names, such as those that a view model or an entry asks for. */
const PORTS = ['src/ui/app/ports.ts', 'src/composition/shared/tokens.ts'].flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/^ {2}readonly (\w+):/gm)].map(
    ([, name]) => name as keyof typeof simulated.tokens,
  ),
);

/** A simulation has its admin, and samples of an overview. */
const ON_SERVER_ONLY = ['firstAdminGateway', 'readOverview'];
/** Where the server keeps the pictures, nobody in the browser counts them or looks for room. */
const IN_BROWSER_ONLY = ['pictureInventory', 'storageRoom'];

describe.each([
  { name: 'the simulated back end', absent: ON_SERVER_ONLY, ...simulated },
  { name: "the site's server", absent: IN_BROWSER_ONLY, ...onServer },
])('in the build for browsers with $name', ({ container, bound, absent, tokens }) => {
  test.each(PORTS)('the port behind tokens.%s is bound where it is used', (name) => {
    expect(container.isBound(tokens[name])).toBe(!absent.includes(name));
  });

  test.each(bound.map((identifier) => [nameOf(identifier), identifier] as const))(
    '%s resolves',
    (_name, identifier) => {
      expect(container.get(identifier)).toBeDefined();
    },
  );

  test('nothing is bound twice', () => {
    const names = bound.map(nameOf);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test('what can wait is done when the browser says that it is idle, and soon at the latest', () => {
    const requestIdleCallback = vi.fn((_task: () => void, _options: { timeout: number }) => 7);
    const cancelIdleCallback = vi.fn();
    vi.stubGlobal('requestIdleCallback', requestIdleCallback);
    vi.stubGlobal('cancelIdleCallback', cancelIdleCallback);
    const task = vi.fn();
    const cancel = provided(container, tokens.scheduler).whenIdle(2000, task);
    expect(requestIdleCallback).toHaveBeenCalledWith(expect.any(Function), { timeout: 2000 });
    requestIdleCallback.mock.calls[0]?.[0]();
    expect(task).toHaveBeenCalledOnce();
    cancel();
    expect(cancelIdleCallback).toHaveBeenCalledWith(7);
  });
});

test.each([
  ['this browser', simulated, true],
  ['the server', onServer, false],
] as const)('what goes wrong with a picture is told as a fault of %s', (_, { container, bound }, isLocal) => {
  const uploadPicture = bound.find((identifier) => nameOf(identifier) === 'uploadPicture');
  expect(uploadPicture && container.get(uploadPicture)).toMatchObject({ isLocal });
});

test('what people at work do asks them to sign in again', () => {
  // Visitors read the content, too.
  expect(pastTheGuard(onServer)).toEqual(['LoadContent']);
});
