import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const UNIT = 'fsr-site@.service';
const text = readFileSync(resolve('docs', UNIT), 'utf8');
const settingOf = (key: string) => new RegExp(`^${key}=(.*)$`, 'm').exec(text)?.[1];

test('the unit starts what npm run server starts, and leaves it time to stop', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(`exec ${settingOf('ExecStart')?.replace('/usr/bin/', '')}`).toBe(scripts.server);
  // The grace period, and 10 seconds to finish.
  expect(Number(settingOf('TimeoutStopSec'))).toBeGreaterThan(5 + 10);
});

test('systemd finds no fault with the unit, where there is a systemd', () => {
  if (spawnSync('systemd-analyze', ['--version']).status !== 0) return;
  const folder = mkdtempSync(join(tmpdir(), 'unit-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, UNIT.replace('@', '@4173'));
  // Node may be somewhere else on this machine.
  writeFileSync(file, text.replace('/usr/bin/node', process.execPath).replaceAll('%i', '4173'));
  const checked = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' });
  expect([checked.status, checked.stderr.split('\n').filter((line) => line.includes(folder))]).toEqual([
    0,
    [],
  ]);
});
