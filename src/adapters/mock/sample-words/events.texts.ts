import type { SampleWords } from './sample-words';

/** The Spanish words of the sample events; pages in English have none. */
export const eventWords: SampleWords | null = null;
