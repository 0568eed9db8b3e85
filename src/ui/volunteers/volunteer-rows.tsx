import { Flex, type TableColumnsType } from 'antd';
import type { Volunteer } from '../../core/volunteers/volunteers.api';
import { OpenLink } from '../shared/list/openings';
import { column, headColumn, Rows, RowTitle } from '../shared/table/rows';
import { EmailLink, PhoneLink } from '../shared/text/contact-links';
import { volunteersTexts as texts } from './volunteers.texts';
import './volunteers.css';

interface VolunteerRowsProps {
  readonly volunteers: readonly Volunteer[];
}

/** Volunteers in a table, or as cards. */
export function VolunteerRows({ volunteers }: VolunteerRowsProps) {
  const columns: TableColumnsType<Volunteer> = [
    {
      ...headColumn<Volunteer>(texts.name, ({ id, name }) => (
        <RowTitle level={3}>
          <OpenLink id={id}>{name}</OpenLink>
        </RowTitle>
      )),
      // A name needs less room than a title.
      className: 'volunteers__name',
    },
    { ...column<Volunteer>(texts.contact, (volunteer) => <Contact {...volunteer} />), className: 'words' },
    column(texts.helpsIn, ({ helpsIn }) => (
      <Flex vertical className="volunteers__helps">
        {helpsIn.map(({ id, title }) => (
          <span key={id}>{title}</span>
        ))}
      </Flex>
    )),
    column(texts.hours, texts.hoursOf),
    column(texts.last, texts.lastOf),
    column(texts.next, ({ next }) =>
      next === null ? (
        texts.nothing
      ) : (
        <>
          <span>{texts.shiftOf(next)}</span>
          {texts.startLines(next).map((line) => (
            <span key={line} className="more short">
              {line}
            </span>
          ))}
        </>
      ),
    ),
    column(texts.training, texts.missingOf),
  ];
  return (
    <Rows
      label={texts.table}
      rows={volunteers}
      columns={columns}
      size="small"
      className="volunteers__table"
    />
  );
}

/** How to reach a volunteer. */
export function Contact({ email, phone }: Pick<Volunteer, 'email' | 'phone'>) {
  return (
    <Flex vertical className="volunteers__contact">
      <span>
        <EmailLink email={email} breaks />
      </span>
      {phone !== '' && (
        <span>
          <PhoneLink phone={phone} />
        </span>
      )}
    </Flex>
  );
}
