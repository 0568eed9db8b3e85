import { afterAll } from 'vitest';
import { closeDatabases } from './real-postgres';

// Runs for each file, also where files share their modules: a connection that stays open is one less for the next.
afterAll(closeDatabases);
