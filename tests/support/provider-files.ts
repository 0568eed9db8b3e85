import { readdirSync, readFileSync } from 'node:fs';
import { PapaparseCsvReader } from '../../src/adapters/papaparse/papaparse-csv-reader';
import { findColumns } from '../../src/core/gifts/import/file-columns';
import { tableOf } from '../../src/core/gifts/import/file-table';
import { decodeText } from '../../src/core/gifts/import/gift-csv';
import type { FileRow, ImportRow, Surroundings } from '../../src/core/gifts/import/gift-file';
import { readGiftFile } from '../../src/core/gifts/import/read-gift-file';

const FOLDER = 'tests/core/gifts/import/files';

/** Files as providers and spreadsheets write them; the people in them are invented. */
export const PROVIDER_FILES: readonly string[] = readdirSync(FOLDER);

/** The bytes of such a file. */
export function providerFile(name: string): Uint8Array {
  return new Uint8Array(readFileSync(`${FOLDER}/${name}`));
}

/** A text as the import of gifts understands it on November 28, 2026, without a column chosen by hand. */
export async function readGifts(text: string, surroundings: Partial<Surroundings> = {}) {
  const lines = await new PapaparseCsvReader().read(text);
  const table = lines.ok ? tableOf(lines.value) : lines;
  if (!table.ok) return { failure: table.failure, file: null, found: null, table: null };
  const found = findColumns(table.value);
  const file = readGiftFile(table.value, found.choice, {
    today: '2026-11-28',
    campaigns: [{ id: 'sneakers', title: 'Summer Sneaker Drive' }],
    zone: null,
    takesConverted: false,
    ...surroundings,
  });
  return { failure: null, file, found, table: table.value };
}

/** The same of a file in the folder. */
export function readProviderFile(name: string, surroundings: Partial<Surroundings> = {}) {
  return readGifts(decodeText(providerFile(name)), surroundings);
}

/** Rows as a back end takes them. */
export function rowsAlone(rows: readonly FileRow[]): readonly ImportRow[] {
  return rows.map(({ line: _, remarks: __, ...row }) => row);
}
