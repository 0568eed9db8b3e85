// @ts-check
import process from 'node:process';
import { loadEnv, runnerImport } from 'vite';

/**
 * The configuration of the build: of the environment, and of .env. What is missing or malformed ends the build with a message that names it.
 * @returns {Promise<import('../../src/composition/browser/configuration.ts').Configuration>}
 */
export async function chosenConfiguration() {
  const { module } = await runnerImport('./src/composition/browser/configuration.ts');
  const { readConfiguration, ConfigurationError } =
    /** @type {typeof import('../../src/composition/browser/configuration.ts')} */ (module);
  try {
    return readConfiguration(loadEnv('production', process.cwd(), 'VITE_'));
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
