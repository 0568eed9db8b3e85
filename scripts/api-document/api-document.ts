// The API of the server as an OpenAPI document, made of what browser and server read themselves: each AREA.api.ts and
// AREA.inputs.ts of the core, the policy, and the routes that the server makes of an API. `npm run api:document` writes it.
import { toJsonSchemaDefs } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { DATA_ACTIONS, type DataAction } from '../../src/core/access/may';
import { RULES } from '../../src/core/access/rules';
import type { Api, Call } from '../../src/core/api/api';
import { failureSchema } from '../../src/core/shared/failure.schema';
import type { Failure } from '../../src/core/shared/result';
import { UNSTORABLE_TEXT } from '../../src/core/shared/text/text-schema';
import { apiRoutes } from '../../src/server/api-routes';
import { failureAnswer } from '../../src/server/http';
import { ABOUT, DESCRIPTIONS, NO_BODY, ORIGIN, SESSION } from './api-document.texts';

type Json = Readonly<Record<string, unknown>>;
type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A call of an API with everything that is documented of it. */
interface DocumentedCall {
  readonly area: string;
  readonly name: string;
  readonly call: Call;
  /** What it takes; undefined for nothing. */
  readonly input: v.GenericSchema | undefined;
  readonly method: 'get' | 'post';
  /** The comment beside it in the API, as one line. */
  readonly comment: string;
}

const apiModules: Modules = import.meta.glob('../../src/core/**/*.api.ts', { eager: true });
const inputModules: Modules = import.meta.glob('../../src/core/**/*.inputs.ts', { eager: true });
const coreModules: Modules = import.meta.glob('../../src/core/**/*.ts', { eager: true });
const apiSources: Readonly<Record<string, string>> = import.meta.glob('../../src/core/**/*.api.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** APIs whose calls have routes of their own, which take no JSON: CONTRIBUTING.md names them. */
const OTHERWISE_ROUTED = ['ownAvatarApi'];

/** Every API of the core with what its calls take; a new one is found by its file. */
function documentedCalls(): readonly DocumentedCall[] {
  const inputs = new Map(Object.values(inputModules).flatMap((exported) => Object.entries(exported)));
  return Object.entries(apiModules).flatMap(([file, exported]) =>
    Object.entries(exported).flatMap(([name, api]) => {
      if (!isApi(api) || OTHERWISE_ROUTED.includes(name)) return [];
      const own = Object(inputs.get(name.replace(/Api$/, 'Inputs')));
      return callsOf(api, own, apiSources[file] ?? '');
    }),
  );
}

function isApi(exported: unknown): exported is Api {
  return typeof exported === 'object' && exported !== null && 'calls' in exported && 'area' in exported;
}

function callsOf(api: Api, inputs: Readonly<Record<string, v.GenericSchema>>, source: string) {
  const serviceFor = () => {
    throw new Error('Nothing is called here.');
  };
  const limiter = { take: async () => true, takeUnlessRepeated: async () => true };
  const routes = apiRoutes({ api, inputs, serviceFor }, limiter);
  return Object.entries(api.calls).map(([name, call]): DocumentedCall => {
    const input = inputs[name];
    const route = routes.find(({ path }) => path === `/api/${api.area}/${name}`);
    const method = route?.method === 'POST' ? 'post' : 'get';
    return { area: api.area, name, call, input, method, comment: commentOf(name, source) };
  });
}

/** The doc comment that stands before a call; empty where there is none. */
function commentOf(name: string, source: string): string {
  const found = new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\s*${name}:`).exec(source)?.[1] ?? '';
  return found
    .replaceAll(/^\s*\*/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The exported schemas of the core by the names of their components: 'pickupSchema' is 'Pickup'. */
function namedSchemas(): ReadonlyMap<v.GenericSchema, string> {
  const names = new Map<v.GenericSchema, string>([[failureSchema, 'Failure']]);
  const taken = new Set(names.values());
  for (const exported of Object.values(coreModules))
    for (const [key, value] of Object.entries(exported)) {
      const name = key.replace(/Schema$/, '');
      const component = name.charAt(0).toUpperCase() + name.slice(1);
      if (!isSchema(value) || names.has(value) || taken.has(component)) continue;
      names.set(value, component);
      taken.add(component);
    }
  return names;
}

function isSchema(exported: unknown): exported is v.GenericSchema {
  return typeof exported === 'object' && exported !== null && Reflect.get(exported, 'kind') === 'schema';
}

/** The JSON schemas of all calls: a reference to a component, or the schema itself where nothing else uses it. */
class Schemas {
  private readonly names = new Map(namedSchemas());
  private readonly converted: Readonly<Record<string, Json>>;
  private readonly used = new Map<string, Json>();

  constructor(calls: readonly DocumentedCall[]) {
    for (const { area, name, call, input } of calls) {
      this.call(call.answer, `${area}.${name}.answer`);
      if (input) this.call(input, `${area}.${name}.input`);
    }
    const definitions = Object.fromEntries([...this.names].map(([schema, name]) => [name, schema]));
    this.converted = toJsonSchemaDefs(definitions, {
      target: 'draft-2020-12',
      typeMode: 'input',
      errorMode: 'ignore',
      overrideAction,
      overrideRef: ({ referenceId }) => referenceOf(referenceId),
    }) as Readonly<Record<string, Json>>;
  }

  /** A schema where it is used. */
  of(schema: v.GenericSchema): Json {
    return this.placed(this.names.get(schema) ?? '');
  }

  /** The components that were used, by their names. */
  get components(): Json {
    return Object.fromEntries([...this.used].sort(([one], [other]) => (one < other ? -1 : 1)));
  }

  private call(schema: v.GenericSchema, name: string): void {
    if (!this.names.has(schema)) this.names.set(schema, name);
  }

  /** What has a name of its own is a component; what is a call's alone stands where it is used. */
  private placed(name: string): Json {
    if (name.includes('.')) return this.resolved(this.converted[name] ?? {}) as Json;
    if (!this.used.has(name)) {
      this.used.set(name, {});
      this.used.set(name, this.resolved(this.converted[name] ?? {}) as Json);
    }
    return { $ref: referenceOf(name) };
  }

  private resolved(part: unknown): unknown {
    if (Array.isArray(part)) return part.map((item) => this.resolved(item));
    if (typeof part !== 'object' || part === null) return part;
    const reference = Reflect.get(part, '$ref');
    if (typeof reference === 'string') return this.placed(reference.slice(referenceOf('').length));
    const entries = Object.entries(part).filter(([key]) => key !== '$schema');
    return Object.fromEntries(entries.map(([key, value]) => [key, this.resolved(value)]));
  }
}

function referenceOf(name: string): string {
  return `#/components/schemas/${name}`;
}

/** What JSON schemas have no word for is said in words: a check's own sentence. */
function overrideAction({
  valibotAction,
  jsonSchema,
}: Parameters<OverrideAction>[0]): ReturnType<OverrideAction> {
  const { type, message } = valibotAction as { readonly type: string; readonly message?: unknown };
  if (type === 'safe_integer') return { ...jsonSchema, type: 'integer' };
  // What is said of every text, the head of the document says once.
  if (type !== 'check' || typeof message !== 'string' || message === UNSTORABLE_TEXT) return null;
  const { description } = jsonSchema;
  return { ...jsonSchema, description: description ? `${description} ${message}` : message };
}

type OverrideAction = NonNullable<NonNullable<Parameters<typeof toJsonSchemaDefs>[1]>['overrideAction']>;

/** Failures that a caller never sees as an answer. */
const NOT_SENT: readonly Failure['code'][] = ['cancelled'];

/** The failures of a call by their status; those that every call may have come from the server itself. */
function failuresOf({
  call,
  input,
  method,
}: DocumentedCall): ReadonlyMap<string, readonly Failure['code'][]> {
  const codes = new Set<Failure['code']>(call.failures);
  for (const code of ['unauthenticated', 'forbidden'] as const)
    if (isForEverybody(call)) codes.delete(code);
    else codes.add(code);
  if (method === 'post') for (const code of ['forbidden', 'quota'] as const) codes.add(code);
  if (input) codes.add('validation');
  if (input && method === 'post') codes.add('unsupported-type');
  if (call.limit) codes.add('too-many');
  codes.add('unavailable');
  const byStatus = new Map<string, Failure['code'][]>();
  for (const code of [...codes].filter((one) => !NOT_SENT.includes(one)).sort()) {
    const status = String(failureAnswer({ code } as Failure).status);
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return byStatus;
}

function ruleOf({ right }: Call): readonly string[] {
  return DATA_ACTIONS.includes(right as DataAction) ? RULES[right as DataAction] : [];
}

function isForEverybody(call: Call): boolean {
  return ruleOf(call).includes('everybody');
}

function operationOf(documented: DocumentedCall, schemas: Schemas): Json {
  const { area, name, call, input, method, comment } = documented;
  const { limit, countedAs, mostBytes, kind } = call;
  const content = (schema: v.GenericSchema) => ({ 'application/json': { schema: schemas.of(schema) } });
  const isAnswered = !['undefined', 'void'].includes(call.answer.type);
  const failures = [...failuresOf(documented)].map(([status, codes]) => [
    status,
    { $ref: `#/components/responses/${codes.join('_')}` },
  ]);
  const question = input && { name: 'q', in: 'query', required: true, content: content(input) };
  const parameters =
    method === 'post' ? [{ $ref: '#/components/parameters/Origin' }] : question ? [question] : [];
  return {
    operationId: `${area}.${name}`,
    tags: [area],
    ...(comment && { description: comment }),
    ...(isForEverybody(call) && { security: [] }),
    'x-kind': kind,
    'x-right': call.right,
    'x-who': ruleOf(call),
    ...(limit && { 'x-limit': { ...limit, ...(countedAs && { countedAs }) } }),
    ...(mostBytes && { 'x-most-bytes': mostBytes }),
    ...(parameters.length > 0 && { parameters }),
    ...(method === 'post' && input && { requestBody: { required: true, content: content(input) } }),
    responses: {
      ...(isAnswered
        ? { 200: { description: DESCRIPTIONS.answer, content: content(call.answer) } }
        : { 204: { description: NO_BODY } }),
      ...Object.fromEntries(failures),
    },
  };
}

/** The responses that calls name: one for each set of failures with one status. */
function failureResponses(calls: readonly DocumentedCall[], schemas: Schemas): Json {
  const sets = calls.flatMap((call) => [...failuresOf(call).values()].map((codes) => codes.join('_')));
  const schema = schemas.of(failureSchema);
  const responses = [...new Set(sets)].sort().map((name) => {
    const codes = name.split('_');
    const code = codes.length === 1 ? { const: codes[0] } : { enum: codes };
    const description = codes.map((one) => DESCRIPTIONS[one as Failure['code']]).join(' ');
    const narrowed = { allOf: [schema, { type: 'object', properties: { code } }] };
    return [name, { description, content: { 'application/json': { schema: narrowed } } }];
  });
  return Object.fromEntries(responses);
}

/** The whole document, its parts in an order that does not change by itself. */
export function apiDocument(): Json {
  const idOf = ({ area, name }: DocumentedCall) => `/api/${area}/${name}`;
  const calls = documentedCalls().toSorted((one, other) => (idOf(one) < idOf(other) ? -1 : 1));
  const schemas = new Schemas(calls);
  const paths = Object.fromEntries(
    calls.map((call) => [idOf(call), { [call.method]: operationOf(call, schemas) }]),
  );
  const responses = failureResponses(calls, schemas);
  return {
    openapi: '3.1.0',
    info: ABOUT,
    servers: [{ url: '/' }],
    security: [{ session: [] }],
    tags: [...new Set(calls.map(({ area }) => area))].map((name) => ({ name })),
    paths,
    components: {
      schemas: schemas.components,
      responses,
      parameters: { Origin: ORIGIN },
      securitySchemes: { session: SESSION },
    },
  };
}

/** The text of the file. */
export function apiDocumentText(): string {
  return `${JSON.stringify(apiDocument(), null, 1)}\n`;
}
