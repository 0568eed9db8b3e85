import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { BackupFile, BackupFileError, writeBackupFile } from '../../../src/adapters/node/copy-file';

const folder = mkdtempSync(join(tmpdir(), 'backups-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;
const newFile = () => {
  files += 1;
  return join(folder, `${files}.gz`);
};

const columns = [{ name: 'name', type: 'text' }];
const piece = { table: 'contact_message', columns, rows: [['Zoë\n👟'], [null]] };
async function* pieces(count = 3) {
  for (let at = 0; at < count; at += 1) yield piece;
}

async function written(): Promise<string> {
  const file = newFile();
  await writeBackupFile(file, '0001', { pieces: pieces(), counts: () => ({ contact_message: 6 }) });
  return file;
}

async function readAll(file: string) {
  const backup = await BackupFile.open(file);
  const read = [];
  for await (const one of backup.pieces()) read.push(one);
  return { schema: backup.schema, read, counts: backup.counts() };
}

test('what was written is read back, and only the owner may read the file', async () => {
  const file = await written();
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await readAll(file)).toEqual({
    schema: '0001',
    read: [piece, piece, piece],
    counts: { contact_message: 6 },
  });
});

test('a file of version 0.1 is read and known as one; one of a version before it and one of a later one are refused', async () => {
  const [header = '', ...rest] = gunzipSync(readFileSync(await written()))
    .toString()
    .split('\n');
  expect(JSON.parse(header)).toEqual({ format: 'fsr-backup', version: 3, schema: '0001' });
  const end = { counts: {}, sha256: '' };
  for (const version of [1, 2, 4]) {
    const file = newFile();
    const lines = [
      JSON.stringify({ format: 'fsr-backup', version, schema: '0001' }),
      ...rest.slice(0, 3),
      '',
    ];
    end.sha256 = createHash('sha256').update(lines.join('\n')).digest('hex');
    writeFileSync(file, gzipSync(`${lines.join('\n')}${JSON.stringify(end)}\n`));
    if (version === 2) {
      expect((await BackupFile.open(file)).isOfVersion01).toBe(true);
      expect((await readAll(file)).read).toHaveLength(3);
    } else
      await expect(BackupFile.open(file)).rejects.toThrow(
        version === 1 ? 'was made by a version before 0.1.0' : 'is not a backup of this site',
      );
  }
});

test('a backup replaces no file', async () => {
  const file = newFile();
  writeFileSync(file, 'something else');
  const backup = writeBackupFile(file, '0001', { pieces: pieces(), counts: () => ({}) });
  await expect(backup).rejects.toThrow(BackupFileError);
  expect(readFileSync(file, 'utf8')).toBe('something else');
});

test('a backup that breaks off leaves no file', async () => {
  const file = newFile();
  async function* broken() {
    yield piece;
    throw new Error('The database is gone.');
  }
  const backup = writeBackupFile(file, '0001', { pieces: broken(), counts: () => ({}) });
  await expect(backup).rejects.toThrow('The database is gone.');
  expect(existsSync(file)).toBe(false);
});

test('pieces are asked for as fast as the disk takes them, not faster', async () => {
  const file = newFile();
  let asked = 0;
  const large = 'x'.repeat(1_000_000);
  async function* many() {
    for (; asked < 40; asked += 1) yield { ...piece, rows: [[`${large}${asked}`]] };
  }
  const writing = writeBackupFile(file, '0001', { pieces: many(), counts: () => ({}) });
  let most = 0;
  for (let turn = 0; turn < 20; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    most = Math.max(most, asked);
  }
  expect(most).toBeLessThan(40);
  await writing;
  expect(asked).toBe(40);
});

test('a file that was cut off anywhere is refused', async () => {
  const whole = readFileSync(await written());
  for (let length = 0; length < whole.length; length += 7) {
    const file = newFile();
    writeFileSync(file, whole.subarray(0, length));
    await expect(readAll(file)).rejects.toThrow(BackupFileError);
  }
});

test('a file in which a line was changed, left out or added is refused', async () => {
  const lines = gunzipSync(readFileSync(await written()))
    .toString()
    .split('\n');
  const changed = [
    lines.map((line, at) => (at === 2 ? line.replace('Zoë', 'Zoe') : line)),
    lines.filter((_, at) => at !== 2),
    lines.flatMap((line, at) => (at === 2 ? [line, line] : [line])),
    lines.slice(0, -2),
  ];
  for (const each of changed) {
    const file = newFile();
    writeFileSync(file, gzipSync(each.join('\n')));
    await expect(readAll(file)).rejects.toThrow('is damaged or was cut off');
  }
});

test('a file that is something else is refused', async () => {
  const foreign = [
    '',
    'plain text',
    gzipSync('plain text'),
    gzipSync('{"format":"other"}\n'),
    gzipSync('\n\n'),
  ];
  for (const content of foreign) {
    const file = newFile();
    writeFileSync(file, content);
    await expect(BackupFile.open(file)).rejects.toThrow('is not a backup of this site');
  }
  await expect(BackupFile.open(join(folder, 'missing'))).rejects.toThrow('There is no file');
});
