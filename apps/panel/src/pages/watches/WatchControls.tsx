import type { WatchView } from '@firmlens/panel-contract';
import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useMay } from '../../api/session';
import { type Control, ControlDialog } from '../../components/ControlDialog';
import { watch as t } from '../../texts/watches';

const PAUSE = {
  route: 'POST /watches/:watch_id/pause',
  title: t.pauseTitle,
  hint: t.pauseHint,
  submit: t.pauseSubmit,
} as const;
const RESUME = {
  route: 'POST /watches/:watch_id/resume',
  title: t.resumeTitle,
  hint: t.resumeHint,
  submit: t.resumeSubmit,
} as const;
const REMOVE = {
  route: 'DELETE /watches/:watch_id',
  title: t.removeTitle,
  hint: t.removeHint,
  submit: t.removeSubmit,
  isDangerous: true,
} as const;

type Chosen = Control<(typeof PAUSE | typeof RESUME | typeof REMOVE)['route']>;

/** The buttons that pause, resume and delete a watch. */
export function WatchControls({ watch: { watch_id: watchId, status, reason } }: { watch: WatchView }) {
  const mayChange = useMay('developer');
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  if (!mayChange) return null;
  const button = (control: Chosen, label: string) => (
    <Button
      variant="default"
      onClick={() => {
        setChosen(control);
      }}
    >
      {label}
    </Button>
  );
  // At the limit of the month it goes on by itself: it can be resumed before, and paused for longer.
  const isPausable = status === 'active' || reason === 'max_credits_reached';
  const remove: Chosen = {
    ...REMOVE,
    onDone: () => {
      notifications.show({ message: t.removed });
      void navigate({ to: '/watches' });
    },
  };
  return (
    <>
      <Group gap="xs">
        {isPausable && button(PAUSE, t.pause)}
        {status === 'paused' && button(RESUME, t.resume)}
        {button(remove, t.remove)}
      </Group>
      {chosen && (
        <ControlDialog
          control={chosen}
          input={{ watch_id: watchId }}
          onClose={() => {
            setChosen(null);
          }}
        />
      )}
    </>
  );
}
