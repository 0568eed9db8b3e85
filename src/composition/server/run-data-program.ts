import process from 'node:process';
import { JsonLineLogger } from '../../adapters/system/json-line-logger';
import { dataTexts } from './data.texts';
import {
  backUpData,
  type DataProgramPorts,
  migrateData,
  moveData,
  removeSamplesFromData,
  restoreData,
} from './data-programs';
import { sentenceOf } from './refusals';
import { resetSecondFactor } from './reset-second-factor';

/** A program was called in a way that it does not know. */
const MISUSED = 2;

const say = (line: string) => void process.stdout.write(`${line}\n`);
const complain = (line: string) => void process.stderr.write(`${line}\n`);
const clock = { now: () => Date.now() };
const ports: DataProgramPorts = {
  environment: process.env,
  clock,
  logger: new JsonLineLogger(complain, clock),
  say,
};

/** The program that the parameters name, or null when they make no sense. */
function choose([name, ...rest]: readonly string[]): (() => Promise<void>) | null {
  const replaces = rest.includes('--replace');
  const [file, ...more] = rest.filter((parameter) => parameter !== '--replace');
  if (more.length > 0 || file?.startsWith('-')) return null;
  if (name === 'restore') return file ? () => restoreData(ports, file, { replaces }) : null;
  if (replaces) return null;
  if (name === 'backup') return () => backUpData(ports, file);
  if (name === 'reset-second-factor') return file ? () => resetSecondFactor(ports, file) : null;
  if (file) return null;
  if (name === 'migrate') return () => migrateData(ports);
  if (name === 'move') return () => moveData(ports);
  if (name === 'remove-samples') return () => removeSamplesFromData(ports);
  return null;
}

const program = choose(process.argv.slice(2));
if (program) {
  try {
    await program();
  } catch (error) {
    complain(dataTexts.failed(sentenceOf(error)));
    process.exitCode = 1;
  }
} else {
  complain(dataTexts.usage);
  process.exitCode = MISUSED;
}
