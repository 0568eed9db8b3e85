import { Card, Flex } from 'antd';
import { type ReactNode, type RefObject, useId } from 'react';

interface CardSectionProps {
  readonly title: string;
  /** Before the title. */
  readonly badge?: ReactNode;
  /** For what moves the focus to the title. */
  readonly heading?: RefObject<HTMLHeadingElement | null>;
  readonly children: ReactNode;
}

/** A section of a page as a card, named by its title. */
export function CardSection({ title, badge, heading, children }: CardSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card
        title={
          <Flex gap="middle" align="center">
            {badge}
            <h2 id={id} {...(heading && { ref: heading, tabIndex: -1 })}>
              {title}
            </h2>
          </Flex>
        }
        {...(badge && { styles: { header: { paddingBlock: 12 } } })}
      >
        {children}
      </Card>
    </section>
  );
}
