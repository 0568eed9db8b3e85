import type { RecordsFormat } from '../simulation';
import { campaignWords } from './campaigns.texts.es';
import { eventWords } from './events.texts.es';
import { guideWords } from './guides.texts.es';
import { programWords } from './programs.texts.es';
import type { SampleWords } from './sample-words';

/** By the names of their formats. */
const WORDS: Readonly<Record<string, SampleWords | null>> = {
  campaigns: campaignWords,
  events: eventWords,
  guides: guideWords,
  programs: programWords,
};

/** A format as staff read it, who write in both languages whatever the language of their page. */
export function inBothLanguages<T>(format: RecordsFormat<T>): RecordsFormat<T> {
  const words = WORDS[format.name];
  return words ? { ...format, ...words.addedTo(format) } : format;
}
