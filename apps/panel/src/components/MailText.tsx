import { Fragment } from 'react';

/** Text that may have email addresses: they break after the @, and elsewhere only where nothing else fits. */
export const MailText = ({ text }: { text: string }) => (
  <span className="mail-text">
    {text.split(/(?<=@)/).map((part, index) => (
      // The parts of a text never change places.
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </span>
);
