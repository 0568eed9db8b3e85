import { Button, Flex, Input } from 'antd';
import { observer } from 'mobx-react-lite';
import { useId, useRef } from 'react';
import { formatDay } from '../../core/shared/text/format';
import { calendarDateAt } from '../../core/shared/time/calendar';
import { useViewModel } from '../app/page-hooks';
import { CardSection } from '../shared/card-section';
import { useConfirmDialog } from '../shared/dialog/confirm-dialog';
import { FetchedPart } from '../shared/fetched/fetched-part';
import { CalendarAddressViewModel } from './calendar-address.view-model';
import { CalendarButton } from './calendar-button';
import type { MakeCalendar } from './calendar-downloads';
import { calendarFilesTexts as texts } from './calendar-files.texts';

interface CalendarAddressProps {
  /** Makes the file that can be downloaded where calendars cannot subscribe; left out where the page has a button for it. */
  readonly make?: MakeCalendar;
}

/** The section «Calendar address»: at an address of its own, calendar programs read the person's schedule. */
export const CalendarAddress = observer(function CalendarAddress({ make }: CalendarAddressProps) {
  const viewModel = useViewModel(CalendarAddressViewModel);
  const heading = useRef<HTMLHeadingElement>(null);
  const { ask, dialog } = useConfirmDialog(texts.leave);
  const { made, fresh, isConfidential } = viewModel;
  const change = async (work: () => Promise<void>) => {
    await work();
    // The button that was pressed is gone.
    if (document.activeElement === document.body) heading.current?.focus();
  };
  const handleMake = () => void change(() => viewModel.make());
  const handleTurnOff = () => void change(() => viewModel.turnOff());
  const question = ({ title, text, button }: typeof texts.renew, onConfirm: () => void) =>
    ask({ title, text, action: button, onConfirm });
  return (
    <CardSection title={texts.title} heading={heading}>
      {!made && (
        <Flex vertical gap="middle" align="start">
          {isConfidential && <p>{texts.confidential}</p>}
          <p>{texts.needsServer}</p>
          {make && <CalendarButton make={make} />}
        </Flex>
      )}
      {made && (
        <FetchedPart fetched={made} texts={texts} rows={2}>
          {(address) => {
            const isOn = address !== null && address.endedAt === null;
            return (
              <Flex vertical gap="middle" align="start">
                {fresh === null && <p>{texts.intro}</p>}
                {isConfidential && <p>{texts.confidential}</p>}
                {address && !isOn && <p role="status">{`${texts.ended} ${texts.makeNew}`}</p>}
                {!isOn && (
                  <Button type="primary" onClick={handleMake}>
                    {texts.make}
                  </Button>
                )}
                {isOn && fresh !== null && (
                  <NewAddress address={fresh} onCopy={() => void viewModel.copy()} />
                )}
                {isOn && fresh === null && (
                  <>
                    <p>{texts.madeOn(formatDay(calendarDateAt(address.createdAt)))}</p>
                    <Flex wrap gap="small">
                      <Button onClick={() => question(texts.renew, handleMake)}>{texts.renew.button}</Button>
                      <Button onClick={() => question(texts.turnOff, handleTurnOff)}>
                        {texts.turnOff.button}
                      </Button>
                    </Flex>
                  </>
                )}
              </Flex>
            );
          }}
        </FetchedPart>
      )}
      {dialog}
    </CardSection>
  );
});

interface NewAddressProps {
  readonly address: string;
  readonly onCopy: () => void;
}

/** An address that was just made, with the ways to get it into a calendar. */
function NewAddress({ address, onCopy }: NewAddressProps) {
  const id = useId();
  return (
    <>
      <Flex vertical gap="small" style={{ width: '100%', maxWidth: '40rem' }}>
        <label htmlFor={id}>{texts.own}</label>
        <Input id={id} readOnly value={address} onFocus={({ target }) => target.select()} />
      </Flex>
      <Flex wrap gap="small">
        <Button type="primary" onClick={onCopy}>
          {texts.copy}
        </Button>
        <Button href={address.replace(/^https?:/, 'webcal:')}>{texts.open}</Button>
      </Flex>
      <p>{texts.once}</p>
    </>
  );
}
