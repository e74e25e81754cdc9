import { Modal } from '@mantine/core';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { texts } from '../texts';

interface Props {
  title: string;
  onClose: () => void;
  /** What is shown once must not be lost by a slip: the dialog then closes only with its button. */
  isPersistent?: boolean;
  children: ReactNode;
}

/** A dialog, shown while it is rendered. It keeps the focus inside and gives it back to what opened it. */
export function ActionDialog({ title, onClose, isPersistent = false, children }: Props) {
  // The library gives the focus back only to a dialog that stays rendered.
  const [opener] = useState(() => document.activeElement);
  useLayoutEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus();
    },
    [opener],
  );
  return (
    <Modal
      opened
      returnFocus={false}
      onClose={onClose}
      title={title}
      closeOnClickOutside={false}
      closeOnEscape={!isPersistent}
      withCloseButton={!isPersistent}
      closeButtonProps={{ 'aria-label': texts.close }}
    >
      {children}
    </Modal>
  );
}
