/** Whether a training is asked for before some shift: an OwnTraining names everybody, or at least one program. */
export function isRequired({ requiredFor }: { readonly requiredFor: string | readonly string[] }): boolean {
  return requiredFor.length > 0;
}

/** How many trainings somebody has to do before some shift, and has not done. */
export function trainingsToDo(
  trainings: readonly { readonly requiredFor: string | readonly string[]; readonly doneOn: string | null }[],
): number {
  return trainings.filter((training) => isRequired(training) && training.doneOn === null).length;
}
