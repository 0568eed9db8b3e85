// @ts-check
// `npm run api:document`: writes the API of the server as an OpenAPI document, docs/api/openapi.json.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { runnerImport } from 'vite';

const FILE = 'docs/api/openapi.json';

/** @type {{ module: typeof import('./api-document/api-document.ts') }} */
const { module } = await runnerImport('./scripts/api-document/api-document.ts');
await mkdir(dirname(FILE), { recursive: true });
await writeFile(FILE, module.apiDocumentText());
