/** How staff read of a text that is translated. */
export interface TranslatedWord {
  /** What its English field is called, such as 'Choice 1 of question 2'. */
  readonly label: string;
  /** What it is called among others that are missing, where that is another name: 'Choices of question 2'. */
  readonly among?: string;
  /** Height of its field in lines, where it is not one. */
  readonly rows?: number;
}

/** Finds it by the path of the English text in its record, such as 'questions.0.choices.1'. */
export type TranslatedWordOf = (path: string) => TranslatedWord;
