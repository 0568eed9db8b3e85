import type { Program } from '../../core/programs/program';
import { useViewModel } from '../app/page-hooks';
import { useConfirmDialog } from '../shared/dialog/confirm-dialog';
import type { Outcome } from '../shared/form/form-state';
import { programsTexts as texts } from './programs.texts';
import { type ProgramAct, ProgramActsViewModel } from './programs.view-model';

/** What staff do with a program; all but publishing asks first. `onDone` is called when it was tried. */
export function useProgramActs(onDone: (act: ProgramAct, outcome: Outcome) => void) {
  const acts = useViewModel(ProgramActsViewModel);
  const { ask, dialog } = useConfirmDialog(texts.leave);
  const act = async (name: ProgramAct, program: Pick<Program, 'id' | 'revision' | 'title'>) =>
    onDone(name, await acts.act(name, program));
  const press = (name: ProgramAct, program: Pick<Program, 'id' | 'revision' | 'title'>) => {
    const onConfirm = () => void act(name, program);
    if (name === 'publish') return onConfirm();
    const { title, text } = texts.confirm[name];
    ask({ title: title(program.title), text, action: texts.acts[name], onConfirm });
  };
  return { acts, press, dialog };
}
