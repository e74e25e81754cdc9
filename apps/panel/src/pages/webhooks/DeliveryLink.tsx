import { Anchor, type AnchorProps } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** A link to the page of a delivery. */
export function DeliveryLink({ id, children, ...style }: AnchorProps & { id: number; children: ReactNode }) {
  return (
    <Anchor
      renderRoot={(anchor: object) => (
        <Link to="/webhooks/deliveries/$deliveryId" params={{ deliveryId: String(id) }} {...anchor} />
      )}
      {...style}
    >
      {children}
    </Anchor>
  );
}
