import { useNavigate } from 'react-router-dom';
import { pathOf } from '../../core/navigation/paths';
import { useMay } from '../app/page-hooks';
import { Page } from '../shared/page';
import { ProgramForm } from './form/program-form';
import { programsTexts as texts } from './programs.texts';

/** The page behind 'Create New' of an admin and 'Create Program' of a program manager. It leads on to the program's view. */
export function CreateProgramPage() {
  const navigate = useNavigate();
  const hasAll = useMay()('open programs/active-programs');
  const list = pathOf(hasAll ? 'programs/active-programs' : 'programs/my-programs');
  return (
    <Page title={hasAll ? texts.titles.createNew : texts.titles.createOwn}>
      <ProgramForm
        id={null}
        onDone={(id) => void navigate(`${list}?program=${id}`)}
        onCancel={() => void navigate(list)}
      />
    </Page>
  );
}
