import { Alert, Flex } from 'antd';
import { Link } from 'react-router-dom';
import type { ProgramView } from '../../core/programs/program-view';
import { useEventPaths } from '../events/event-parts';
import { eventsTexts } from '../events/events.texts';
import { LinkButton } from '../shared/control/link-button';
import { formatInstant } from '../shared/text/pacific';
import { useApplicationsPath } from './program-parts';
import { programsTexts as texts } from './programs.texts';
import type { Blocked } from './programs.view-model';
import './programs.css';

interface NextEventsProps extends Pick<ProgramView, 'next'> {
  readonly programId: string;
}

/** The next events of a program, as links to them, and the way to one more. */
export function NextEvents({ programId, next }: NextEventsProps) {
  const paths = useEventPaths();
  return (
    <Flex component="section" vertical gap="small" aria-label={texts.nextEvents}>
      <Flex wrap gap="small" align="center" justify="space-between">
        <h3>{texts.nextEvents}</h3>
        {paths.canCreate && <LinkButton to={paths.inProgram(programId)}>{eventsTexts.create}</LinkButton>}
      </Flex>
      {next.length === 0 ? (
        <p>{texts.noEvents}</p>
      ) : (
        <ul>
          {next.map(({ id, title, startsAt }) => (
            <li key={id}>
              {paths.canOpen ? (
                <Link className="programs__link" to={paths.ofEvent(id)}>
                  {texts.eventOn(title, formatInstant(startsAt))}
                </Link>
              ) : (
                texts.eventOn(title, formatInstant(startsAt))
              )}
            </li>
          ))}
        </ul>
      )}
    </Flex>
  );
}

interface BlockedNoticeProps extends Blocked {
  /** Of the program. */
  readonly id: string;
  /** Called when somebody follows the link to its applications, which may be on the same page. */
  readonly onApplications: () => void;
}

/** Says what has to be done before a program can be archived, with the way to it. */
export function BlockedNotice({ id, applications, events, onApplications }: BlockedNoticeProps) {
  const { list } = useEventPaths();
  const toApplications = useApplicationsPath(id);
  return (
    <Alert
      type="warning"
      showIcon
      title={texts.first(applications, events).map(({ text, of }) =>
        of ? (
          <Link
            key={text}
            className="programs__link"
            {...(of === 'applications'
              ? { to: toApplications, onClick: onApplications }
              : { to: `${list}?program=${encodeURIComponent(id)}` })}
          >
            {text}
          </Link>
        ) : (
          <span key={text}>{text}</span>
        ),
      )}
    />
  );
}
