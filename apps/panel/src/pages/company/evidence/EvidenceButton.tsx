import { ActionIcon } from '@mantine/core';
import { texts } from '../../../texts';
import { useShowEvidence } from './EvidenceContext';
import type { Subject } from './find-pieces';

/** Opens the evidence of a value, beside it. */
export function EvidenceButton({ label, ...subject }: Subject & { label: string }) {
  const show = useShowEvidence();
  const name = texts.company.evidenceOf(label);
  return (
    <ActionIcon
      variant="subtle"
      size="sm"
      aria-label={name}
      title={name}
      className="evidence-button"
      onClick={() => {
        show(subject);
      }}
    >
      <svg
        viewBox="0 0 16 16"
        width="14"
        height="14"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        aria-hidden
      >
        <circle cx="7" cy="7" r="4.5" />
        <path d="m10.5 10.5 4 4" strokeLinecap="round" />
      </svg>
    </ActionIcon>
  );
}

/** An item of a list, which opens its evidence. `label` is what people read of it. */
export function Chip({ field, item, label }: { field: string; item: string; label: string }) {
  const show = useShowEvidence();
  return (
    <button
      type="button"
      className="chip"
      aria-label={texts.company.evidenceOf(label)}
      title={texts.company.evidenceOf(label)}
      onClick={() => {
        show({ field, item });
      }}
    >
      {label}
    </button>
  );
}
