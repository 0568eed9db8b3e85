import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { DataFolder } from '../../../src/adapters/node/data-folder';

/** A number that no process has any more: that of one which has ended. */
async function deadPid(): Promise<string> {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(child, 'exit');
  return String(child.pid);
}

function newFolder(): string {
  const path = mkdtempSync(join(tmpdir(), 'data-folder-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

async function told(child: ChildProcess, message: string): Promise<unknown> {
  const answer = once(child, 'message');
  child.send(message);
  return (await answer)[0];
}

async function starting(): Promise<ChildProcess> {
  const child = fork('tests/support/take-folder.mjs');
  onTestFinished(() => void child.kill());
  await once(child, 'message');
  return child;
}

test('of processes that start at once on a folder whose owner has ended one gets it', async () => {
  const children = await Promise.all([starting(), starting(), starting()]);
  const path = newFolder();
  const dead = await deadPid();
  for (let round = 0; round < 100; round += 1) {
    writeFileSync(join(path, 'pid'), dead);
    const answers = await Promise.all(children.map((child) => told(child, path)));
    const lucky = answers.filter((answer) => answer === 'taken');
    expect(lucky.length).toBeLessThanOrEqual(1);
    for (const answer of answers)
      expect(answer).toMatch(/^taken$|is in use by the process|Another process is starting/);
    expect(existsSync(join(path, 'pid.lock'))).toBe(false);
    // Who comes when the others have looked finds it taken, or takes it.
    const [first] = children;
    if (lucky.length === 0 && first) expect(await told(first, path)).toBe('taken');
    await Promise.all(children.map((child) => told(child, 'release')));
  }
});

test('a folder belongs to the process that has it until it gives it back', async () => {
  const path = newFolder();
  const child = await starting();
  expect(await told(child, path)).toBe('taken');
  expect(readFileSync(join(path, 'pid'), 'utf8')).toBe(String(child.pid));
  expect(() => new DataFolder(path)).toThrow(`is in use by the process ${child.pid}`);
  await told(child, 'release');
  const folder = new DataFolder(path);
  expect(await told(child, path)).toContain('is in use by the process');
  folder.release();
  expect(await told(child, path)).toBe('taken');
});

test('while another process looks, nobody takes the folder, and the message says what to do if there is none', () => {
  const path = newFolder();
  const lock = join(path, 'pid.lock');
  writeFileSync(lock, '');
  expect(() => new DataFolder(path)).toThrow(`If no such process is running, delete ${lock}.`);
  expect(existsSync(join(path, 'pid'))).toBe(false);
  rmSync(lock);
  new DataFolder(path).release();
});

test('what is no number of a process is taken over, as is the own number after a restart', () => {
  const path = newFolder();
  for (const left of ['', 'nonsense', '-1', '0', String(process.pid)]) {
    writeFileSync(join(path, 'pid'), left);
    const folder = new DataFolder(path);
    expect(readFileSync(join(path, 'pid'), 'utf8')).toBe(String(process.pid));
    folder.release();
  }
});
