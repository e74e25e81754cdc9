import { Modal } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { useSessionEnded } from '../api/ended-session';
import { texts } from '../texts';

interface Props {
  title: string;
  onClose: () => void;
  /** The width, if the content needs more than usual. */
  size?: string;
  /** What is shown once must not be lost by a slip: then only the dialog's own button closes it, and Back does nothing. */
  isPersistent?: boolean;
  children: ReactNode;
}

/** A dialog, shown while it is rendered. It keeps the focus inside and gives it back to what opened it. */
export function ActionDialog({ title, onClose, size = 'md', isPersistent = false, children }: Props) {
  // The library gives the focus back only to a dialog that stays rendered.
  const [opener] = useState(() => document.activeElement);
  useLayoutEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus();
    },
    [opener],
  );
  useBlocker({ shouldBlockFn: () => true, enableBeforeUnload: true, disabled: !isPersistent });
  const isSessionEnded = useSessionEnded();
  return (
    <Modal
      opened
      returnFocus={false}
      onClose={onClose}
      title={title}
      size={size}
      closeOnClickOutside={false}
      closeOnEscape={!isPersistent && !isSessionEnded}
      withCloseButton={!isPersistent}
      closeButtonProps={{ 'aria-label': texts.close }}
    >
      {children}
    </Modal>
  );
}
