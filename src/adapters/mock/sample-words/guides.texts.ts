import type { SampleWords } from './sample-words';

/** The Spanish words of the sample guides; pages in English have none. */
export const guideWords: SampleWords | null = null;
