import { Flex } from 'antd';
import { OwnFactorsSection } from './own-factors-section';
import { secondStepTexts as texts } from './second-step.texts';

/** The one page of somebody who needs a second step and has none. */
export function SetUpFirst({ onSetUp }: { readonly onSetUp: () => void }) {
  return (
    <Flex vertical gap="middle" style={{ maxWidth: '60rem' }}>
      <h1>{texts.title}</h1>
      <p role="status">{texts.onlyThis}</p>
      <OwnFactorsSection onSetUp={onSetUp} />
    </Flex>
  );
}
