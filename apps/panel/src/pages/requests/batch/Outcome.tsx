/** How something ended: well, badly, without a result, not yet, or not at all. */
export type OutcomeTone = 'good' | 'bad' | 'empty' | 'open' | 'none';

/** Shapes, so that outcomes differ by more than colour. */
const SIGNS: Record<OutcomeTone, string> = { good: '✓', bad: '✕', empty: '∅', open: '…', none: '–' };

export const Outcome = ({ tone, text }: { tone: OutcomeTone; text: string }) => (
  <span className={`outcome outcome-${tone}`}>
    <span aria-hidden="true" className="outcome-sign">
      {SIGNS[tone]}
    </span>
    {text}
  </span>
);
