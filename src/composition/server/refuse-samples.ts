import type { Database } from '../../adapters/postgres/database';
import { countSamples } from '../../adapters/postgres/remove-samples';
import { dataTexts } from './data.texts';
import { RefusedError } from './refusals';
import { SAMPLE_MARKS } from './sample-marks';

/**
 * Throws a RefusedError when a database holds samples, however they got there or were changed. Everybody knows the passwords
 * of the sample accounts, and nobody may take invented gifts and receipts for the foundation's.
 */
export async function refuseSamples(database: Database): Promise<void> {
  const counts = await countSamples(database, SAMPLE_MARKS);
  if (Object.keys(counts).length > 0) throw new RefusedError(dataTexts.samplesRefused(counts));
}
