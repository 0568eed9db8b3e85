// docs/api/openapi.json is what a back end in another language is written from.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { apiDocument, apiDocumentText } from '../../scripts/api-document/api-document';

interface Operation {
  readonly [key: string]: unknown;
  readonly responses: Readonly<Record<string, unknown>>;
}

const document = apiDocument() as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

test('the file is what the APIs say; if not, run `npm run api:document`', () => {
  const file = readFileSync(resolve(import.meta.dirname, '../../docs/api/openapi.json'), 'utf8');
  // Not as a comparison of texts: a report of what differs would have thousands of lines.
  expect(file === apiDocumentText()).toBe(true);
});

test('it is a valid OpenAPI document, and every reference leads somewhere', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(structuredClone(document));
  expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
  expect(validator.version).toBe('3.1');
  expect(() => validator.resolveRefs()).not.toThrow();
});

test('a broken document is found', async () => {
  const broken = { ...structuredClone(document), paths: { '/api/gifts/list': { get: { parameters: 'q' } } } };
  expect((await new Validator().validate(broken)).valid).toBe(false);
});

test('each call has a schema for what it answers, and each failure its status', () => {
  for (const { path, operation } of operations) {
    const { 200: answer, 204: nothing, ...failures } = operation.responses;
    expect([path, Boolean(answer) !== Boolean(nothing)]).toEqual([path, true]);
    expect([path, JSON.stringify(answer ?? null)]).not.toEqual([
      path,
      expect.stringContaining('"schema":{}'),
    ]);
    expect([path, Object.keys(failures).includes('503')]).toEqual([path, true]);
  }
});

const operationAt = (path: string) => operations.find((one) => one.path === path);

test('a query, a command and a call without a session are described as they are made', () => {
  expect(operationAt('/api/campaigns/update')).toMatchObject({
    method: 'post',
    operation: {
      description: expect.stringContaining("'conflict' when `base` is not the revision that is kept"),
      'x-right': 'campaign.update',
      'x-who': ['admin'],
      parameters: [{ $ref: '#/components/parameters/Origin' }],
      requestBody: { content: { 'application/json': { schema: { additionalProperties: false } } } },
      responses: {
        200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Campaign' } } } },
        409: { $ref: '#/components/responses/conflict' },
        415: { $ref: '#/components/responses/unsupported-type' },
      },
    },
  });
  expect(operationAt('/api/account/changePassword')?.operation).toMatchObject({
    'x-limit': { times: 10, windowMs: 900_000 },
    responses: { 204: {}, 401: { $ref: '#/components/responses/invalid-credentials_unauthenticated' } },
  });
  const open = operationAt('/api/campaigns/active');
  expect([open?.method, open?.operation.security]).toEqual(['get', []]);
  expect(Object.keys(open?.operation.responses ?? {})).toEqual(['200', '429', '503']);
});
