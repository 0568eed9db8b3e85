import { Flex } from 'antd';
import { useNavigate } from 'react-router-dom';
import type { PageId } from '../../core/access/pages';
import { pathOf } from '../../core/navigation/paths';
import { usePageTitle } from '../app/page-hooks';
import { ProgramForm } from './form/program-form';
import { programsTexts as texts } from './programs.texts';

/** The page behind the admin's menu entry 'Create New'. */
export function CreateNewPage() {
  return <CreatePage title={texts.titles.createNew} list="programs/active-programs" />;
}

/** The page behind the manager's menu entry 'Create Program'. */
export function CreateProgramPage() {
  return <CreatePage title={texts.titles.createOwn} list="programs/my-programs" />;
}

interface CreatePageProps {
  readonly title: string;
  /** Where the new program is shown, and where its list is. */
  readonly list: PageId;
}

/** Makes a program, and leads on to its view. */
function CreatePage({ title, list }: CreatePageProps) {
  const navigate = useNavigate();
  usePageTitle(title);
  return (
    <Flex vertical gap="middle">
      <h1>{title}</h1>
      <ProgramForm
        id={null}
        onDone={(id) => void navigate(`${pathOf(list)}?program=${id}`)}
        onCancel={() => void navigate(pathOf(list))}
      />
    </Flex>
  );
}
