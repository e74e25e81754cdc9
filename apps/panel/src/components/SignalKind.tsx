import type { SignalHit } from '@firmlens/panel-contract';
import { Badge } from '@mantine/core';
import { texts } from '../texts';

/** Outlines on a grid of 24 by 24. */
const TYPE_ICONS: Readonly<Record<SignalHit['type'], string>> = {
  funding:
    'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18M14.8 9.3c-.6-.9-1.6-1.3-2.8-1.3c-1.6 0-2.7.8-2.7 2s1 1.7 2.7 2s2.7.8 2.7 2s-1.1 2-2.7 2c-1.2 0-2.2-.4-2.8-1.3M12 6.2v1.8M12 16v1.8',
  business: 'M4 8h16v11h-16zM9 8v-2a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v2M4 13h16',
  product: 'M12 3l8 4.5v9l-8 4.5l-8-4.5v-9zM12 12l8-4.5M12 12v9M12 12l-8-4.5',
  expansion: 'M14 4h6v6M20 4l-7 7M10 20h-6v-6M4 20l7-7',
  traction: 'M3 17l6-6l4 4l8-8M15 7h6v6',
  hiring: 'M9 11a4 4 0 1 0 0-8a4 4 0 0 0 0 8M2 21v-2a4 4 0 0 1 4-4h6a4 4 0 0 1 4 4v2M16 11h6M19 8v6',
  leadership: 'M12 6l4 6l5-4l-2 11h-14l-2-11l5 4z',
  acquisition: 'M6 4v4a6 6 0 0 0 12 0v-4M12 14v7M9 18l3 3l3-3',
  partnership: 'M9 15l6-6M11 6l1-1a5 5 0 0 1 7 7l-1 1M13 18l-1 1a5 5 0 0 1-7-7l1-1',
  layoffs: 'M9 11a4 4 0 1 0 0-8a4 4 0 0 0 0 8M2 21v-2a4 4 0 0 1 4-4h6a4 4 0 0 1 4 4v2M16 11h6',
  legal: 'M7 20h10M12 4v16M5 7l7-2l7 2M2 14a3 3 0 0 0 6 0l-3-7zM16 14a3 3 0 0 0 6 0l-3-7z',
  award: 'M12 15a6 6 0 1 0 0-12a6 6 0 0 0 0 12M9 14.5l-1.5 6.5l4.5-2.5l4.5 2.5l-1.5-6.5',
};
const CLASS_ICONS: Readonly<Record<SignalHit['class'], string>> = {
  confirmed: 'M5 12l5 5l9-10',
  reported: 'M5 5h14v10h-8l-4 4v-4h-2z',
  rumour: 'M8 8a4 4 0 1 1 5.5 3.7c-1 .4-1.5 1-1.5 2.3M12 18.5v.5',
};
const CLASS_COLORS: Readonly<Record<SignalHit['class'], string>> = {
  confirmed: 'green',
  reported: 'blue',
  rumour: 'orange',
};

function Icon({ path, size }: { path: string; size: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} className="icon" aria-hidden>
      <path d={path} />
    </svg>
  );
}

/** The kind of an event. */
export function SignalType({ type }: { type: SignalHit['type'] }) {
  return (
    <span className="signal-type">
      <Icon path={TYPE_ICONS[type]} size={18} />
      {texts.explore.signalType[type]}
    </span>
  );
}

/** How sure an event is: by word and sign, not by colour alone. */
export function SignalClass({ of }: { of: SignalHit['class'] }) {
  return (
    <Badge
      variant="light"
      color={CLASS_COLORS[of]}
      className="badge"
      title={texts.explore.signalClassHint[of]}
      leftSection={<Icon path={CLASS_ICONS[of]} size={12} />}
    >
      {texts.explore.signalClass[of]}
    </Badge>
  );
}
