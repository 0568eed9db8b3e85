import type { SampleWords } from './sample-words';

/** The Spanish words of the sample campaigns; pages in English have none. */
export const campaignWords: SampleWords | null = null;
