import { expect, test } from 'vitest';
import { apiDocument } from '../../scripts/api-document/api-document';
import { openPostgres } from '../../src/adapters/postgres/connection/open-database';
import { RecordingLogger } from '../support/recording-logger';
import { TestServer } from '../support/test-server';

interface Operation {
  readonly parameters?: readonly { readonly name?: string }[];
  readonly requestBody?: object;
  readonly 'x-right': string;
}

const { paths } = apiDocument() as {
  readonly paths: Readonly<Record<string, { readonly get?: Operation; readonly post?: Operation }>>;
};

/** The server answers them from memory, on routes of their own. */
const ON_ROUTES_OF_THEIR_OWN = [
  '/api/campaigns/active',
  '/api/events/listPublic',
  '/api/figures/soFar',
  '/api/settings/public',
  '/api/shelf/wanted',
];

test('the document has every call of the server and no other, with its right and its input', () => {
  // A database that nobody asks.
  const { apis } = new TestServer(openPostgres('postgres://nobody@localhost/none', new RecordingLogger()))
    .ports;
  const served = apis.flatMap(({ api, inputs }) =>
    Object.entries(api.calls).map(([name, { right }]) => ({
      path: `/api/${api.area}/${name}`,
      right,
      takesInput: name in inputs,
    })),
  );
  const documented = Object.entries(paths)
    .filter(([path]) => !ON_ROUTES_OF_THEIR_OWN.includes(path))
    .flatMap(([path, { get, post }]) =>
      [get, post].flatMap((operation) => {
        if (!operation) return [];
        const asks = operation.parameters?.some(({ name }) => name === 'q') ?? false;
        return { path, right: operation['x-right'], takesInput: asks || 'requestBody' in operation };
      }),
    );
  const byPath = (one: { readonly path: string }, other: { readonly path: string }) =>
    one.path < other.path ? -1 : 1;
  expect(documented.toSorted(byPath)).toEqual(served.toSorted(byPath));
  expect(Object.keys(paths)).toEqual(expect.arrayContaining(ON_ROUTES_OF_THEIR_OWN));
});
