import type { SampleWords } from './sample-words';

/** The Spanish words of the sample programs; pages in English have none. */
export const programWords: SampleWords | null = null;
