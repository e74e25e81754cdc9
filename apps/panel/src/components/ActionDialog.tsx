import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
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
  return (
    <Modal
      opened
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
