import { Button, Flex, Tag } from 'antd';
import { useRef } from 'react';
import { deviceName } from '../../../core/account/device-name';
import { formatInstant } from '../../../core/shared/text/format';
import { useViewModel } from '../../app/page-hooks';
import { CardSection } from '../../shared/card-section';
import { FetchedPart } from '../../shared/fetched/fetched-part';
import { profileTexts as texts } from './profile.texts';
import { OpenSessionsViewModel } from './profile.view-model';

/** Where the person is signed in, with a button to end each session but this one. */
export function OpenSessions() {
  const viewModel = useViewModel(OpenSessionsViewModel);
  const heading = useRef<HTMLHeadingElement>(null);
  const end = (id: string) => {
    // The button goes away with its session.
    heading.current?.focus();
    void viewModel.end(id);
  };
  return (
    <CardSection title={texts.sessionsTitle} heading={heading}>
      <FetchedPart fetched={viewModel} texts={texts} rows={2}>
        {(sessions) => (
          <Flex component="ul" vertical gap="middle" aria-label={texts.sessions}>
            {sessions.map(({ id, agent, lastUsedAt, isCurrent }) => (
              <Flex component="li" key={id} wrap gap="small" align="center" justify="space-between">
                <Flex vertical>
                  <Flex wrap gap="small">
                    <strong>{deviceName(agent)}</strong>
                    {isCurrent && <Tag>{texts.thisBrowser}</Tag>}
                  </Flex>
                  <span>{texts.lastUsed(formatInstant(lastUsedAt))}</span>
                </Flex>
                {!isCurrent && (
                  <Button aria-label={texts.endOn(deviceName(agent))} onClick={() => end(id)}>
                    {texts.end}
                  </Button>
                )}
              </Flex>
            ))}
          </Flex>
        )}
      </FetchedPart>
    </CardSection>
  );
}
