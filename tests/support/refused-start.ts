import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { type RunningProgram, SECRET, startProgram } from './server-process';

/** A password that no start may show. */
export const PASSWORD = 'hidden-password';
/** What every start needs beside its data. */
export const COMMON = { PORT: '0', PUBLIC_URL: 'http://localhost:4173', SECRET };

/** A folder that goes after the test. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'refused-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** What a start says that is refused: one line, without a stack or a password. */
export async function refusalOf(environment: Readonly<Record<string, string>>): Promise<string> {
  return lineOf('start-server', [], { ...COMMON, ...environment });
}

/** The line of a program that is refused. */
export function lineOf(...started: Parameters<typeof startProgram>): Promise<string> {
  return onlyLineOf(startProgram(...started));
}

/** The only line that a program says, which has failed. */
export async function onlyLineOf(program: RunningProgram): Promise<string> {
  expect([await program.result(), program.said]).toEqual([1, expect.stringMatching(/^[^\n]+\n$/)]);
  expect(program.said).not.toContain(PASSWORD);
  expect(program.said).not.toMatch(/\[object|\bat .*:\d+:\d+|undefined/);
  return program.said;
}
