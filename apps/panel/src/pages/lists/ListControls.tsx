import type { ListView } from '@firmlens/panel-contract';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useMay } from '../../api/session';
import { type Control, ControlDialog } from '../../components/ControlDialog';
import { list as t } from '../../texts/lists';

const PAUSE = {
  route: 'POST /lists/:list_id/pause',
  title: t.pauseTitle,
  hint: t.pauseHint,
  submit: t.pauseSubmit,
} as const;
const RESUME = {
  route: 'POST /lists/:list_id/resume',
  title: t.resumeTitle,
  hint: t.resumeHint,
  submit: t.resumeSubmit,
} as const;
const CANCEL = {
  route: 'POST /lists/:list_id/cancel',
  title: t.cancelTitle,
  hint: t.cancelHint,
  submit: t.cancelSubmit,
  isDangerous: true,
} as const;

type Chosen = Control<(typeof PAUSE | typeof RESUME | typeof CANCEL)['route']>;

/** The buttons that pause, resume and cancel a list. A look belongs to its watch, and has none. */
export function ListControls({ list }: { list: ListView }) {
  const mayChange = useMay('developer');
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const { status, watch_id: watchId, list_id: listId } = list;
  const isOpen = status === 'running' || status === 'paused';
  const button = (control: Chosen, label: string, color?: string) => (
    <Button
      variant="default"
      {...(color === undefined ? {} : { c: color })}
      onClick={() => {
        setChosen(control);
      }}
    >
      {label}
    </Button>
  );
  return (
    <>
      {mayChange && isOpen && watchId === null && (
        <Group gap="xs">
          {status === 'running' ? button(PAUSE, t.pause) : button(RESUME, t.resume)}
          {button(CANCEL, t.cancel)}
        </Group>
      )}
      {chosen && (
        <ControlDialog
          control={chosen}
          input={{ list_id: listId }}
          onClose={() => {
            setChosen(null);
          }}
        />
      )}
    </>
  );
}
